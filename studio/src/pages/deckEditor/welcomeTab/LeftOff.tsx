import { Button } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { lastPlace } from '../opening/place.js';
import { momentOf } from '../../../words/momentOf.js';
import { titleOf } from '../../../deck/document/texts.js';
import { useFace } from '../../../deck/editor/useFace.js';
import classes from './WelcomeTab.module.css';

/** The last card visited. */
export function LeftOff(): ReactElement {
  const { faces, session, store } = useEditor();
  const cardId = useSession((state) => state.cardId);
  const language = useSession((state) => state.language);
  const face = useFace(cardId, 'front');
  const title = useDeck((deck) => {
    const placed = cardId === undefined ? undefined : faces.place(deck, cardId);
    return placed === undefined ? '' : titleOf(deck, placed.card, language) || 'an untitled card';
  });
  const [at] = useState(() => lastPlace(store.getState().document)?.at);
  return (
    <section className={classes.half} aria-labelledby="left-off">
      <h3 id="left-off" className={classes.heading}>
        Where you left off
      </h3>
      {face === undefined ? (
        <p className={classes.quiet}>Nothing started yet. Name the deck, choose a design, make a card.</p>
      ) : (
        <div className={classes.last}>
          <CardThumbnail face={face} width={124} />
          <div>
            <p className={classes.lastTitle}>{title}</p>
            {at !== undefined && <p className={classes.quiet}>You were here {momentOf(at)}.</p>}
            <Button variant="default" onClick={() => session.setState({ tab: 'cards', view: 'card' })}>
              Continue
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
