import { Link } from 'lucide-react';
import type { ReactElement } from 'react';
import classes from './StatusBadge.module.css';

export const DECK_STATUSES = ['draft', 'early-access', 'published', 'unlisted'] as const;
export type DeckStatus = (typeof DECK_STATUSES)[number];

/** The label of each status. */
export const STATUS_LABELS: Readonly<Record<DeckStatus, string>> = {
  draft: 'Draft',
  'early-access': 'Early access',
  published: 'Published',
  unlisted: 'Unlisted',
};

/** A deck's status: a diamond that fills as the deck is published, so that colour is never the only signal. */
export function StatusBadge({ status }: { readonly status: DeckStatus }): ReactElement {
  return (
    <span className={classes.badge} data-status={status}>
      {status === 'unlisted' ? <Link size={12} aria-hidden /> : <Diamond status={status} />}
      {STATUS_LABELS[status]}
    </span>
  );
}

function Diamond({ status }: { readonly status: Exclude<DeckStatus, 'unlisted'> }): ReactElement {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path
        d="M6 .8L11.2 6L6 11.2L.8 6Z"
        fill={status === 'published' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.3"
        {...(status === 'draft' && { strokeDasharray: '2 1.4' })}
      />
      {status === 'early-access' && <path d="M6 .8L6 11.2L.8 6Z" fill="currentColor" />}
    </svg>
  );
}
