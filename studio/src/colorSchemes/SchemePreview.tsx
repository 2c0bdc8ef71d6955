import type { ColorScheme, FaceInput } from '@cardwright/renderer';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, type ReactElement } from 'react';
import { useDeck, useEditor, useSession } from '../deck/editor/EditorContext.js';
import { firstCards } from '../designs/firstCards.js';
import { CardThumbnail } from '../rendering/CardThumbnail.js';
import styles from './SchemeEditor.module.css';

/** How long the colours must stay unchanged, so that dragging in the picker does not draw cards that nobody sees. */
const PAUSE_MS = 120;
const WIDTH = 136;

/** Cards of the deck in the colours as they are now, of as many categories as possible, and the back. */
export function SchemePreview({ scheme }: { readonly scheme: ColorScheme }): ReactElement {
  const { faces } = useEditor();
  const deck = useDeck((whole) => whole);
  const language = useSession((session) => session.language);
  const [settled] = useDebouncedValue(scheme, PAUSE_MS);
  const shown = useMemo((): readonly FaceInput[] => {
    const cards = firstCards(deck, 3).flatMap(({ category, index }) => deck.categories[category]?.cards[index] ?? []);
    const placed = cards.flatMap(({ id }) => faces.place(deck, id) ?? []);
    const fronts = placed.map((each) => faces.input(deck, each, 'front', language));
    const backs = placed.slice(0, 1).map((each) => faces.input(deck, each, 'back', language));
    return [...fronts, ...backs].map((face) => ({ ...face, scheme: settled }));
  }, [deck, faces, language, settled]);
  return (
    <div className={styles.preview} role="group" aria-label="Cards in these colours">
      {shown.length === 0
        ? 'The deck has no cards yet.'
        : shown.map((face, index) => <CardThumbnail key={index} face={face} width={WIDTH} />)}
    </div>
  );
}
