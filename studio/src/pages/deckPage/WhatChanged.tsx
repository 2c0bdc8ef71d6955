import { shortCodeOf } from '@cardwright/renderer/short-code';

import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { CardChange } from '../../api/cardPages.js';
import { Dialog } from '../../components/Dialog.js';
import { CardPicture } from '../../publicDecks/CardPicture.js';
import { dateOf } from '../../words/dateOf.js';
import type { DeckView } from './deckView.js';
import classes from './WhatChanged.module.css';

interface Props {
  readonly view: DeckView;
  readonly changes: readonly CardChange[];
  readonly onClose: () => void;
}

/** Each card that has changed as it was and as it is; its own page tells the difference in words. */
export default function WhatChanged({ view, changes, onClose }: Props): ReactElement {
  const { deck, cards, language, ratio } = view;
  return (
    <Dialog opened onClose={onClose} title="What has changed" size={640}>
      <ul className={classes.changes}>
        {changes.map(({ card_id: id, changed_at: time, before }) => {
          const place = cards.findIndex((card) => card.id === id);
          const pictured = { deck, card: id, language };
          return (
            <li key={id}>
              <CardPicture pictured={{ ...pictured, version: before }} sizes="96px" ratio={ratio} alt="Before" />
              <CardPicture pictured={pictured} sizes="96px" ratio={ratio} alt="Now" />
              <div>
                <Link to={`/c/${shortCodeOf(id) ?? ''}?v=${before}`}>Card {place + 1}</Link>
                <p className={classes.words} lang={language} dir="auto">
                  {cards[place]?.words}
                </p>
                <p className={classes.day}>{dateOf(time)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
