import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PlugZap } from 'lucide-react';
import { useState, type ReactElement } from 'react';
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
  return config.ai.text ? <BriefForm isLate={isLate} /> : <NoAi />;
}

function NoAi(): ReactElement {
  return (
    <Alert title="No AI provider is configured" color="lamp" icon={<PlugZap size={18} aria-hidden />}>
      AI writing is not set up on this server. Ask the administrator. Until then, start{' '}
      <Anchor component={Link} to="?new=template" inherit>
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
