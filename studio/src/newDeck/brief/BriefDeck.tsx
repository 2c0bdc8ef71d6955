import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PlugZap } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { configQuery } from '../../api/config.js';
import { CardBackSkeleton } from '../../components/CardBackSkeleton.js';
import { LoadError } from '../../components/LoadError.js';
import { BriefForm } from './BriefForm.js';

/** Drafts a deck from a few words if an AI is configured; otherwise says that none is. */
export function BriefDeck(): ReactElement {
  const { data: config, error, refetch } = useQuery(configQuery);
  const [isLate] = useState(config === undefined);
  if (error !== null) return <LoadError error={error} what="The settings" onRetry={() => void refetch()} />;
  if (config === undefined) return <CardBackSkeleton count={3} />;
  // Somebody who moves along the tabs by keyboard keeps the focus there.
  const takesFocus = isLate && document.activeElement?.matches('[role="tab"]') !== true;
  return config.ai.text ? <BriefForm takesFocus={takesFocus} /> : <NoAi takesFocus={takesFocus} />;
}

interface LoadedProps {
  /** Whether to take the focus when mounted, because the dialog opened before the settings were known. */
  readonly takesFocus: boolean;
}

function NoAi({ takesFocus }: LoadedProps): ReactElement {
  const link = useRef<HTMLAnchorElement>(null);
  const [isFirst] = useState(takesFocus);
  useEffect(() => {
    if (isFirst) link.current?.focus();
  }, [isFirst]);
  return (
    <Alert title="No AI provider is configured" color="lamp" icon={<PlugZap size={18} aria-hidden />}>
      AI writing is not set up on this server. Ask the administrator. Until then, start{' '}
      <Anchor ref={link} component={Link} to="?new=template" inherit data-autofocus>
        from a template
      </Anchor>{' '}
      or{' '}
      <Anchor component={Link} to="?new=table" inherit>
        from a spreadsheet
      </Anchor>
      .
    </Alert>
  );
}
