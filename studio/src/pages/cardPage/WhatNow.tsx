import { ChevronRight, CopyPlus, Layers, type LucideIcon, Play, UsersRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { CardPage } from '../../api/cardPages.js';
import { titleOf } from '../../publicDecks/textOf.js';
import { useCopyDeck } from '../../publicDecks/useCopyDeck.js';
import { useOpenTable } from '../../publicDecks/useOpenTable.js';
import { counted } from '../../words/counted.js';
import classes from './CardPage.module.css';

/** Where somebody with a card in their hand may want to go. */
export function WhatNow({ deck }: { readonly deck: CardPage['deck'] }): ReactElement {
  const languages = Object.keys(deck.translations).length;
  const { open, isOpening } = useOpenTable(deck.id);
  const { copy, isCopying } = useCopyDeck(deck.id, titleOf(deck));
  const cards = counted(deck.card_count, 'card');
  const ways = [
    {
      to: `/play/random/${deck.id}`,
      Icon: Play,
      title: 'Play it here',
      about: 'Draw cards on your phone, and hand it around',
    },
    {
      to: `/explore/decks/${deck.id}`,
      Icon: Layers,
      title: 'See the whole deck',
      about: languages > 1 ? `${cards} in ${languages} languages` : cards,
    },
  ];
  return (
    <section className={classes.now} aria-labelledby="what-now">
      <h2 id="what-now" className={classes.heading}>
        What now?
      </h2>
      <ul className={classes.ways}>
        {ways.map(({ to, Icon, title, about }) => (
          <li key={to}>
            <Link to={to} className={classes.way}>
              <Way Icon={Icon} title={title} about={about} />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={classes.way} onClick={open} disabled={isOpening}>
            <Way Icon={UsersRound} title="Play it with the table" about="Everybody draws on their own phone" />
          </button>
        </li>
        <li>
          <button type="button" className={classes.way} onClick={copy} disabled={isCopying}>
            <Way Icon={CopyPlus} title="Make your own version" about="Copy it, change a card, print it" />
          </button>
        </li>
      </ul>
      <p className={classes.note}>The code on a printed card always opens its newest text, and needs no account.</p>
    </section>
  );
}

function Way({
  Icon,
  title,
  about,
}: {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly about: string;
}): ReactElement {
  return (
    <>
      <span className={classes.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <span>
        <strong>{title}</strong>
        <span className={classes.about}>{about}</span>
      </span>
      <ChevronRight size={18} aria-hidden />
    </>
  );
}
