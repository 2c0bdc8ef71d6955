import { Button, Drawer } from '@mantine/core';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { findCard } from '../document/find.js';
import { onlyCard } from '../session/selection.js';
import { useDeck, useEditor, useSession } from '../editor/EditorContext.js';
import { titleOf } from '../document/texts.js';
import classes from './ReviewPanel.module.css';

/** Every finding, with what to do about it. Choosing one shows its card. */
export function ReviewPanel(): ReactElement {
  const { session, review } = useEditor();
  const isOpen = useSession((state) => state.isReviewing);
  const { findings, unshown } = useStore(review);
  const close = (): void => session.setState({ isReviewing: false });
  return (
    <Drawer opened={isOpen} onClose={close} title="Worth a look" size={420}>
      {findings.size === 0 && unshown.length === 0 ? (
        <p className={classes.none}>Nothing to fix. Every text fits, and every picture is sharp enough to print.</p>
      ) : (
        <ul className={classes.list}>
          {unshown.length > 0 && (
            <li className={classes.card}>
              <h3 className={classes.title}>Not shown by the design</h3>
              <Findings findings={unshown} />
            </li>
          )}
          {[...findings].map(([cardId, ofCard]) => (
            <ReviewedCard key={cardId} cardId={cardId} findings={ofCard} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

interface FindingsProps {
  readonly findings: readonly {
    readonly code: string;
    readonly severity: string;
    readonly message: string;
    readonly fix: string;
  }[];
}

interface ReviewedProps extends FindingsProps {
  readonly cardId: string;
}

function ReviewedCard({ cardId, findings }: ReviewedProps): ReactElement {
  const { session, store } = useEditor();
  const title = useDeck((deck) => {
    const card = findCard(deck, cardId)?.card;
    return card === undefined ? '' : titleOf(deck, card);
  });
  const show = (): void =>
    session.setState({
      ...onlyCard(store.getState().document, cardId),
      tab: 'cards',
      view: 'card',
      isReviewing: false,
    });
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h3 className={classes.title}>{title === '' ? 'Untitled card' : title}</h3>
        <Button variant="default" size="sm" onClick={show}>
          Show card
        </Button>
      </div>
      <Findings findings={findings} />
    </li>
  );
}

const ICONS: Readonly<Record<string, typeof Info>> = { error: CircleAlert, warning: TriangleAlert };

function Findings({ findings }: FindingsProps): readonly ReactElement[] {
  return findings.map(({ code, severity, message, fix }) => {
    const Icon = ICONS[severity] ?? Info;
    return (
      <p key={code + message} className={classes.finding} data-severity={severity}>
        <Icon size={16} aria-hidden />
        <span>
          {message}
          <span className={classes.fix}>{fix}</span>
        </span>
      </p>
    );
  });
}
