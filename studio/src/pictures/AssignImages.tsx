import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { closeToast, toast, toastError } from '../toasts/toast.js';
import { confirm } from '../components/confirm.js';
import { allCards, findCategory } from '../deck/document/find.js';
import type { PickTarget } from '../deck/session/editorSession.js';
import { useApply, useDeck, useEditor, useSession } from '../deck/editor/EditorContext.js';
import { titleOf } from '../deck/document/texts.js';
import { counted } from '../words/counted.js';
import { AssignFailures } from './AssignFailures.js';
import { nameOfTarget } from './targets.js';
import { assignImages, type AssignedImages } from './assignImages.js';
import styles from './PicturesDialog.module.css';
import { RunningBatch, type Running } from './RunningBatch.js';

interface Props {
  readonly target: PickTarget;
  readonly onDone: () => void;
}

/** Assigns photos to many cards at once: the deck's, a category's or the selected ones. */
export function AssignImages({ target, onDone }: Props): ReactElement | null {
  const { store } = useEditor();
  const apply = useApply();
  const language = useSession((session) => session.language);
  const ids = useDeck((deck) => idsOf(deck, target).join(' '))
    .split(' ')
    .filter(Boolean);
  const stop = useRef<AbortController>(undefined);
  const [running, setRunning] = useState<Running>();
  const [ended, setEnded] = useState<AssignedImages>();
  // What was found is kept, even when the dialog is closed.
  useEffect(() => () => stop.current?.abort(), []);
  if (ids.length < 2) return null;
  const { cards, outcome } = WORDS[target.owner];

  const run = async (wanted: readonly string[]): Promise<void> => {
    stop.current = new AbortController();
    closeToast(FAILED);
    setEnded(undefined);
    setRunning({ done: 0, of: wanted.length });
    const { document: deck } = store.getState();
    const result = await assignImages(deck, wanted, language, {
      signal: stop.current.signal,
      onProgress: (done) => setRunning({ done, of: wanted.length }),
      onWait: (wait) => setRunning((before) => before && { ...before, wait }),
    });
    try {
      if (result.count > 0) apply('assign pictures', result.recipe);
    } catch (error) {
      toastError('Failed to assign images', error, FAILED);
    }
    setRunning(undefined);
    if (result.count === wanted.length) {
      toast({ title: 'Images assigned successfully', message: `Unsplash images have been assigned to ${outcome}` });
      return onDone();
    }
    setEnded(result);
    if ('stopped' in result) toastError('Failed to assign images', result.stopped, FAILED);
    else if (result.failures[0] !== undefined) sayFailed(result.failures[0].reason);
  };
  const start = async (): Promise<void> => {
    const { document: deck } = store.getState();
    if (titleOf(deck, deck) === '') {
      toast({ kind: 'warning', title: 'No query available', message: 'Deck needs a title' });
      return;
    }
    const isSure = await confirm({
      title: 'Override all card images?',
      message: `${ids.length} cards get a photo that matches their texts. Their current pictures are replaced. This cannot be undone once you close the deck.`,
      confirmLabel: 'Assign Images',
      cancelLabel: 'Cancel',
    });
    if (isSure) await run(ids);
  };
  if (running !== undefined)
    return <RunningBatch {...running} noun="card" label="Cards with photos" onStop={() => stop.current?.abort()} />;
  return (
    <div className={styles.batch}>
      <span className={styles.grow} role="status">
        {ended === undefined
          ? 'Or find a photo for every card by its texts.'
          : `${counted(ended.count, 'card')} got a photo, ${ids.length - ended.count} did not.`}
      </span>
      <Button variant="default" size="sm" onClick={() => void start()}>
        Assign photos to {cards}
      </Button>
      {ended !== undefined && ended.failures.length > 0 && (
        <AssignFailures
          label="Cards without a photo"
          failures={ended.failures}
          nameOf={(id) => nameOfTarget(store.getState().document, { owner: 'card', ids: [id] })}
          onRetry={() => void run(ended.failures.map(({ id }) => id))}
        />
      )}
    </div>
  );
}

const FAILED = 'assign-failed';

function sayFailed(reason: string): void {
  toast({ id: FAILED, kind: 'error', title: 'Failed to fetch Unsplash image', message: reason });
}

const WORDS = {
  deck: { cards: 'all cards', outcome: 'all cards' },
  category: { cards: 'category cards', outcome: 'category cards' },
  card: { cards: 'selected cards', outcome: 'the selected cards' },
} as const;

function idsOf(deck: Parameters<typeof allCards>[0], { owner, ids }: PickTarget): readonly string[] {
  if (owner === 'card') return ids;
  const cards = owner === 'deck' ? allCards(deck) : ids.flatMap((id) => findCategory(deck, id)?.cards ?? []);
  return cards.map(({ id }) => id);
}
