import { directionOf, fieldLabel } from '@cardwright/renderer';
import { Checkbox } from '@mantine/core';
import type { ReactElement } from 'react';
import { findCard, findCategory } from '../deck/document/find.js';
import type { TextMatch } from '../deck/document/commands/replaceText.js';
import type { DeckDocument } from '../deck/document/types.js';
import { nameOfLanguage } from '../languages/nameOfLanguage.js';
import { counted } from '../words/counted.js';
import { fieldWords } from '../words/fieldNames.js';
import { titleOf } from '../deck/document/texts.js';
import styles from './ReplaceDialog.module.css';

interface Props {
  readonly deck: DeckDocument;
  readonly matches: readonly TextMatch[];
  readonly words: string;
  /** Keys of matches to leave unchanged. */
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}

/** The number shown; replacing applies to all. */
const MOST = 200;
/** Characters around the match. */
const AROUND = 36;

export function MatchList({ deck, matches, words, left, onLeave }: Props): ReactElement {
  if (words === '')
    return <p className={styles.none}>All titles, texts, descriptions and custom fields in the deck are searched.</p>;
  if (matches.length === 0)
    return (
      <p className={styles.none} role="status">
        No text has “{words}”.
      </p>
    );
  return (
    <ul className={styles.matches} aria-label="Found">
      {matches.slice(0, MOST).map((match) => (
        <li key={match.key}>
          <Checkbox
            checked={!left.has(match.key)}
            label={
              <>
                <strong>
                  <bdi>{nameOf(deck, match)}</bdi>
                </strong>{' '}
                {placeOf(deck, match)}
                <Snippet match={match} language={match.language ?? deck.default_language} />
              </>
            }
            onChange={({ currentTarget }) => {
              const next = new Set(left);
              if (currentTarget.checked) next.delete(match.key);
              else next.add(match.key);
              onLeave(next);
            }}
          />
        </li>
      ))}
      {matches.length > MOST && <li className={styles.none}>and {counted(matches.length - MOST, 'more text')}</li>}
    </ul>
  );
}

function nameOf(deck: DeckDocument, { owner, id }: TextMatch): string {
  const thing = owner === 'deck' ? deck : owner === 'card' ? findCard(deck, id)?.card : findCategory(deck, id);
  return thing === undefined ? '' : titleOf(deck, thing);
}

function placeOf(deck: DeckDocument, { owner, field, language }: TextMatch): string {
  if (language === undefined) return fieldLabel(deck, field);
  return `${fieldWords(field, owner)}, ${nameOfLanguage(language, 'en')}`;
}

/** The first match with the text around it. */
function Snippet({ match, language }: { readonly match: TextMatch; readonly language: string }): ReactElement {
  const { text, ranges } = match;
  const [start, end] = ranges[0] ?? [0, 0];
  const from = Math.max(0, start - AROUND);
  return (
    <span className={styles.snippet} lang={language} dir={directionOf(language)}>
      {from > 0 && '…'}
      {text.slice(from, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end, end + AROUND)}
      {text.length > end + AROUND && '…'}
    </span>
  );
}
