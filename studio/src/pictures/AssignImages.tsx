import { Button, Progress } from '@mantine/core';
import { useRef, useState, type ReactElement } from 'react';
import { toast, toastError } from '../toasts/toast.js';
import { confirm } from '../components/confirm.js';
import { allCards, findCategory } from '../deck/document/find.js';
import type { PickTarget } from '../deck/session/editorSession.js';
import { useApply, useDeck, useEditor, useSession } from '../deck/editor/EditorContext.js';
import { titleOf } from '../deck/document/texts.js';
import { assignImages } from './assignImages.js';
import styles from './PicturesDialog.module.css';

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
  const running = useRef<AbortController>(undefined);
  const [done, setDone] = useState<number>();
  if (ids.length < 2) return null;
  const { cards, outcome } = WORDS[target.owner];

  const run = async (): Promise<void> => {
    const { document: deck } = store.getState();
    if (titleOf(deck, deck) === '') {
      toast({ kind: 'warning', title: 'No query available', message: 'Deck needs a title' });
      return;
    }
    const isSure = await confirm({
      title: 'Override all card images?',
      message: `${ids.length} cards get a photo that matches their texts. Their current pictures are replaced. This cannot be undone once the deck is saved.`,
      confirmLabel: 'Assign Images',
      cancelLabel: 'Cancel',
    });
    if (!isSure) return;
    running.current = new AbortController();
    setDone(0);
    try {
      const recipe = await assignImages(deck, ids, language, { signal: running.current.signal, onProgress: setDone });
      apply('assign pictures', recipe);
      toast({ title: 'Images assigned successfully', message: `Unsplash images have been assigned to ${outcome}` });
      onDone();
    } catch (error) {
      if (!running.current.signal.aborted) toastError('Failed to assign images', error);
      setDone(undefined);
    }
  };
  if (done !== undefined)
    return (
      <div className={styles.batch} role="status">
        <span>
          Found {done} of {ids.length}
        </span>
        <Progress className={styles.grow} value={(done / ids.length) * 100} aria-label="Photos found" />
        <Button variant="default" size="sm" onClick={() => running.current?.abort()}>
          Stop
        </Button>
      </div>
    );
  return (
    <div className={styles.batch}>
      <span className={styles.grow}>Or find a photo for every card by its texts.</span>
      <Button variant="default" size="sm" onClick={() => void run()}>
        Assign photos to {cards}
      </Button>
    </div>
  );
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
