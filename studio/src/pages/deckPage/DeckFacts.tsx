import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { ExternalLink } from '../../components/ExternalLink.js';
import { Prose } from '../../components/prose/Prose.js';
import { nameOfLanguage } from '../../languages/nameOfLanguage.js';
import { licenceOf } from '../../publicDecks/licenceOf.js';
import { count } from '../../words/count.js';
import type { DeckView } from './deckView.js';
import classes from './DeckFacts.module.css';
import page from './parts.module.css';

/** What the maker says about the deck, and what one wants to know before playing or copying it. */
export default function DeckFacts({ view }: { readonly view: DeckView }): ReactElement {
  const { deck, description, tags, links, language } = view;
  return (
    <section className={classes.about} aria-labelledby="about-deck">
      <div>
        <h2 id="about-deck" className={page.heading}>
          How it plays
        </h2>
        <div className={classes.text} lang={language}>
          {description === '' ? (
            <p>The maker has not said yet. Draw a card and find out.</p>
          ) : (
            <Prose markdown={description} />
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
        <Fact name="Cards">{count(view.cards.length, 'card')}</Fact>
        <Fact name="Languages">{view.languages.map((each) => nameOfLanguage(each)).join(', ')}</Fact>
        <Fact name="Changed">{dayOf(deck.updated_at)}</Fact>
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

/** The copyright note, and the licence that it names. */
function Rights({ note }: { readonly note: string | null | undefined }): ReactElement {
  const text = note ?? '';
  const licence = licenceOf(text);
  return (
    <Fact name="Rights">
      {text === '' ? 'All rights are with the maker. You may play it and copy it into your decks.' : text}
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

function dayOf(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(time));
}
