import { Check, Circle } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useDialog } from '../../../deck/editor/useDialog.js';
import { useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { checklistOf } from '../../../publishing/checklist.js';
import { useBackFindings, useCardsToReview, useIsChecked } from '../../../deck/review/useFindings.js';
import { reviewStep } from './reviewStep.js';
import classes from './WelcomeTab.module.css';

/** What is left to do to finish a deck. */
export function Progress(): ReactElement {
  const { session } = useEditor();
  const openDialog = useDialog();
  const deck = useDeck((whole) => whole);
  const entries = useMemo(() => checklistOf(deck), [deck]);
  const wanting = useCardsToReview();
  const hasGoodBacks = useBackFindings().length === 0;
  const review = reviewStep(useIsChecked(), wanting, hasGoodBacks);
  const own = [review.isDone, deck.status !== 'draft'];
  const done = entries.filter(({ isDone }) => isDone).length + own.filter(Boolean).length;
  return (
    <section className={classes.half} aria-labelledby="progress">
      <h3 id="progress" className={classes.heading}>
        Steps to a finished deck
        <span className={classes.share}>
          {done} of {entries.length + own.length}
        </span>
      </h3>
      <ul className={classes.entries}>
        {entries.map(({ label, isDone, isRequired, tab }) => (
          <Entry
            key={label}
            label={label}
            isDone={isDone}
            note={isRequired && !isDone ? 'Needed' : ''}
            onGo={() => session.setState({ tab })}
          />
        ))}
        <Entry
          {...review}
          note=""
          onGo={() => session.setState({ tab: 'cards', isReviewing: wanting > 0 || !hasGoodBacks })}
        />
        <Entry
          label="Publish, or keep it to yourself"
          isDone={deck.status !== 'draft'}
          note=""
          onGo={() => openDialog({ name: 'publish' })}
        />
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly label: string;
  readonly isDone: boolean;
  readonly note: string;
  readonly onGo: () => void;
}

function Entry({ label, isDone, note, onGo }: EntryProps): ReactElement {
  return (
    <li>
      <button type="button" className={classes.entry} data-done={isDone || undefined} onClick={onGo}>
        {isDone ? (
          <Check size={17} role="img" aria-label="Done:" />
        ) : (
          <Circle size={17} role="img" aria-label="Open:" />
        )}
        <span>{label}</span>
        {note !== '' && <span className={classes.note}>{note}</span>}
      </button>
    </li>
  );
}
