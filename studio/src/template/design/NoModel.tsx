import { Alert, Code } from '@mantine/core';
import { PlugZap } from 'lucide-react';
import type { ReactElement } from 'react';

/** For administrators: what to set so that descriptions become designs. */
export function NoModel(): ReactElement {
  return (
    <Alert title="No AI provider is configured" color="lamp" icon={<PlugZap size={18} aria-hidden />}>
      Set <Code>AI_BASE_URL</Code>, <Code>AI_MODEL</Code> and, if the endpoint needs one, <Code>AI_API_KEY</Code>. Then
      restart the server. Until then, members do not see this entry.
    </Alert>
  );
}
