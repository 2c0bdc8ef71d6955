import { useDebouncedValue } from '@mantine/hooks';
import { Check } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import type { FaceInput } from '@cardwright/renderer';
import { sampleFace } from '../../designs/sampleFace.js';
import { CardSkeleton } from '../../rendering/CardSkeleton.js';
import { CardThumbnail } from '../../rendering/CardThumbnail.js';
import { useCatalogue } from '../../rendering/useCatalogue.js';
import { useDraft } from './draft.js';
import { previewDeck } from './firstDeck.js';
import classes from './LiveCards.module.css';
import type { FirstDeck } from './useFirstDeck.js';

/** A person sees the words as soon as they pause. */
const PAUSE_MS = 150;
const PLACES = [0, 1, 2];
const WIDTH = 224;
const SMALL_WIDTH = 62;

interface Props {
  readonly first: FirstDeck;
  /** The card that is being written. */
  readonly focused: number | undefined;
}

/** The cards as they are being written, and three designs for them. */
export function LiveCards({ first, focused }: Props): ReactElement {
  const { occasion, pairs, pair } = first;
  const { step, title, lines } = useDraft();
  const [words] = useDebouncedValue({ title, lines }, PAUSE_MS);
  const name = words.title.trim() === '' ? occasion.title : words.title;
  const { catalogue } = useCatalogue();
  const faces = useMemo(() => {
    // Until somebody has written, the designs show what one could write.
    const isBlank = words.lines.every((line) => line.trim() === '');
    const shown = isBlank ? occasion.lines.slice(0, 3) : words.lines;
    const deck = previewDeck({ title: name, audience: '', lines: shown }, occasion);
    return pairs.map(({ front }) => ({
      front,
      cards: PLACES.map((index) => catalogue && sampleFace(deck, front, catalogue, { index })),
    }));
  }, [words, name, occasion, pairs, catalogue]);
  const chosen = faces.find(({ front }) => front === pair?.front);
  return (
    <section className={classes.table} data-step={step} aria-label="Your cards">
      <p className={classes.title}>{name}</p>
      <p className={classes.note}>Your words on real cards, as you type.</p>
      <div className={classes.cards} role="group" aria-label="Preview" tabIndex={0}>
        {PLACES.map((index) => (
          <span key={index} className={classes.card} data-focused={focused === index || undefined}>
            <Live face={chosen?.cards[index]} isBlank={(lines[index] ?? '').trim() === ''} />
          </span>
        ))}
      </div>
      <p className={classes.choose} id="how-they-look">
        Choose how they look
      </p>
      <div className={classes.designs} role="group" aria-labelledby="how-they-look">
        {faces.map(({ front, cards }) => (
          <button
            key={front.id}
            type="button"
            className={classes.design}
            aria-pressed={front === pair?.front}
            onClick={() => useDraft.setState({ design: front.slug })}
          >
            <span className={classes.small} aria-hidden>
              {cards.map((face, index) =>
                face === undefined ? (
                  <CardSkeleton key={index} width={SMALL_WIDTH} />
                ) : (
                  <CardThumbnail key={index} face={face} width={SMALL_WIDTH} />
                ),
              )}
            </span>
            <span className={classes.name}>
              {front.name}
              {front === pair?.front && (
                <span className={classes.chosen}>
                  <Check size={14} aria-hidden /> Chosen
                </span>
              )}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** A card with words on it; a blank one is dashed. */
function Live({ face, isBlank }: { readonly face: FaceInput | undefined; readonly isBlank: boolean }): ReactElement {
  if (isBlank) return <span className={classes.blank} />;
  return face === undefined ? <CardSkeleton width={WIDTH} /> : <CardThumbnail face={face} width={WIDTH} />;
}
