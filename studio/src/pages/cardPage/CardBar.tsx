import { ActionIcon, Button, CopyButton } from '@mantine/core';
import { Check, Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import classes from './CardPage.module.css';

/** What one does next, within reach of a thumb. The link that is shared carries no version. */
export function CardBar({ deckId, title }: { readonly deckId: string; readonly title: string }): ReactElement {
  const { code = '' } = useParams();
  const url = `${location.origin}/c/${code}`;
  return (
    <div className={classes.bar}>
      <Button component={Link} to={`/play/random/${deckId}`} size="lg" flex={1}>
        Draw another card
      </Button>
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="default"
            size={50}
            aria-label={copied ? 'Link copied' : 'Share this card'}
            onClick={() => {
              // Where the system has no sheet for sharing, or it is dismissed, the link is copied.
              if (typeof navigator.share === 'function') navigator.share({ title, url }).catch(() => undefined);
              else copy();
            }}
          >
            {copied ? <Check size={20} aria-hidden /> : <Share2 size={20} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
    </div>
  );
}
