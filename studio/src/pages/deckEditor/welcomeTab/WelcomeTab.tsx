import { countCards } from '@cardwright/renderer';
import { Button } from '@mantine/core';
import { ArrowRight, Plus, Sheet } from 'lucide-react';
import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { StatusBadge } from '../../../components/StatusBadge.js';
import { DeckFan } from '../../../rendering/DeckFan.js';
import { addCardToDeck } from '../../../deck/actions/addCardToDeck.js';
import { views } from '../dialogs/registry.js';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { shownText } from '../../../deck/document/texts.js';
import { LeftOff } from './LeftOff.js';
import { Progress } from './Progress.js';
import classes from './WelcomeTab.module.css';
import { counted } from '../../../words/counted.js';

/** The deck's overview: what it is, what it still needs, and where editing stopped. */
export default function WelcomeTab(): ReactElement {
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <Hero />
        <div className={classes.halves}>
          <Progress />
          <LeftOff />
        </div>
      </div>
    </div>
  );
}

function Hero(): ReactElement {
  const editor = useEditor();
  const language = useSession((session) => session.language);
  const title = useDeck((deck) => shownText(deck, deck, 'title', language).text);
  const about = useDeck((deck) => {
    const short = shownText(deck, deck, 'short_description', language).text;
    return short === '' ? shownText(deck, deck, 'description', language).text : short;
  });
  const status = useDeck((deck) => deck.status);
  const count = useDeck(countCards);
  const copies = useDeck((deck) =>
    deck.categories.reduce((sum, { cards }) => sum + cards.reduce((all, card) => all + card.copies, 0), 0),
  );
  return (
    <header className={classes.hero}>
      <div className={classes.words}>
        <StatusBadge status={status} />
        <h2 className={classes.title}>{title === '' ? 'Untitled deck' : title}</h2>
        <p className={classes.about}>{about === '' ? 'Describe in one sentence what it is for.' : about}</p>
        <p className={classes.numbers}>
          {counted(count, 'card')}
          {copies !== count && `, ${copies} when printed`}
        </p>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={count === 0 ? <Plus size={16} /> : <ArrowRight size={16} />}
            onClick={() => (count === 0 ? addCardToDeck(editor) : editor.session.setState({ tab: 'cards' }))}
          >
            {count === 0 ? 'Make the first card' : 'Work on the cards'}
          </Button>
          {count === 0 && views.table !== undefined && (
            <Button
              variant="default"
              leftSection={<Sheet size={16} />}
              onClick={() => editor.session.setState({ tab: 'cards', view: 'table' })}
            >
              Paste from a spreadsheet
            </Button>
          )}
        </div>
      </div>
      <Fan />
    </header>
  );
}

function Fan(): ReactElement {
  const { faces } = useEditor();
  const language = useSession((session) => session.language);
  const inputs = useDeck(
    useShallow((deck) => {
      const placed = faces.placed(deck);
      const first = deck.categories.flatMap(({ cards }) => cards[0]?.id ?? []);
      const shown = [...new Set([...first, ...placed.map(({ card }) => card.id)])].slice(0, 3);
      const fronts = shown.flatMap((id) => {
        const one = faces.place(deck, id);
        return one === undefined ? [] : [faces.input(deck, one, 'front', language)];
      });
      const [back] = placed;
      return back === undefined ? [] : [faces.input(deck, back, 'back', language), ...fronts.toReversed()];
    }),
  );
  return (
    <div className={classes.fan}>
      <DeckFan faces={inputs} cardWidth={132} skeletons={2} />
    </div>
  );
}
