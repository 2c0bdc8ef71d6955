import { useQuery } from '@tanstack/react-query';
import { lazy, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { deckChangesQuery } from '../../api/cardPages.js';
import { useReturnedFocus } from '../../components/useReturnedFocus.js';
import { ExternalLink } from '../../components/ExternalLink.js';
import { LazyPart } from '../../components/LazyPart.js';
import { IconProse } from '../../icons/IconProse.js';
import { nameOfLanguage } from '../../languages/nameOfLanguage.js';
import { licenceOf } from '../../publicDecks/licenceOf.js';
import { counted } from '../../words/counted.js';
import { dateOf } from '../../words/dateOf.js';
import type { DeckView } from './deckView.js';
import classes from './DeckFacts.module.css';
import page from './parts.module.css';

const WhatChanged = lazy(() => import('./WhatChanged.js'));

/** What the maker says about the deck, and what one wants to know before playing or copying it. */
export default function DeckFacts({ view }: { readonly view: DeckView }): ReactElement {
  const { deck, description, tags, links, language } = view;
  return (
    <section className={classes.about} aria-labelledby="about-deck">
      <div>
        <h2 id="about-deck" className={page.heading}>
          How it plays
        </h2>
        <div className={classes.text} lang={language} dir="auto">
          {description === '' ? (
            <p>The maker has not described it yet. Draw a card and find out.</p>
          ) : (
            <IconProse markdown={description} />
          )}
        </div>
        {tags.length > 0 && (
          <ul className={classes.tags} aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={`/explore?tag=${encodeURIComponent(tag)}`}>{tag}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl className={classes.facts}>
        <Fact name="Cards">{counted(view.cards.length, 'card')}</Fact>
        <Fact name="Languages">{view.languages.map((each) => nameOfLanguage(each)).join(', ')}</Fact>
        <Changed view={view} />
        <Rights note={deck.copyright_info} />
        {links.length > 0 && (
          <Fact name="Links">
            <ul className={classes.links}>
              {links.map(({ label, url }) => (
                <li key={url}>
                  <ExternalLink href={url}>{label}</ExternalLink>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** When the deck was saved last, and the cards that were different before. */
function Changed({ view }: { readonly view: DeckView }): ReactElement {
  const { data: changes = [] } = useQuery(deckChangesQuery(view.deck.id));
  const [isShown, setShown] = useState(false);
  useReturnedFocus(isShown);
  return (
    <Fact name="Changed">
      {dateOf(view.deck.updated_at)}
      {changes.length > 0 && (
        <button type="button" className={classes.changes} onClick={() => setShown(true)}>
          What changed
        </button>
      )}
      {isShown && (
        <LazyPart>
          <WhatChanged view={view} changes={changes} onClose={() => setShown(false)} />
        </LazyPart>
      )}
    </Fact>
  );
}

/** The copyright note, and the licence that it names. */
function Rights({ note }: { readonly note: string | null | undefined }): ReactElement {
  const text = note ?? '';
  const licence = licenceOf(text);
  return (
    <Fact name="Rights">
      {text === '' ? 'The maker reserves all rights. You may play it and copy it into your decks.' : text}
      {licence !== undefined && (
        <>
          {' '}
          <ExternalLink href={licence.url}>Read {licence.name}</ExternalLink>
        </>
      )}
    </Fact>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
