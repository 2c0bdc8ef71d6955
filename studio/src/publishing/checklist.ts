import { deckLanguages, missingDeckFields } from '@cardwright/renderer';
import { allCards } from '../deck/document/find.js';
import type { DeckDocument } from '../deck/document/types.js';
import type { EditorTab } from '../deck/session/editorSession.js';
import { nameOfLanguage } from '../languages/nameOfLanguage.js';
import { completenessOf } from '../deck/document/translated.js';
import { ownText } from '../deck/document/texts.js';
import { counted } from '../words/counted.js';

export interface ChecklistEntry {
  readonly label: string;
  readonly isDone: boolean;
  /** Publishing requires it; the rest is advice. */
  readonly isRequired: boolean;
  /** The tab on which it can be fixed. */
  readonly tab: EditorTab;
  /** The label of the field to fill in on the Deck tab. */
  readonly field?: string;
}

/** What a deck must have to be published, and what improves it. */
export function checklistOf(deck: DeckDocument): readonly ChecklistEntry[] {
  const missing = new Set(missingDeckFields(deck));
  const required = ['Title', 'Description', 'World', 'Main Language'].map((label) =>
    entry(label, !missing.has(label), true, 'deck', label),
  );
  const cards = allCards(deck);
  const main = deck.default_language;
  const untitled = cards.filter((card) => ownText(card, 'title', main).trim() === '').length;
  const languages = deckLanguages(deck).filter((code) => code !== main);
  const incomplete = languages.filter((code) => !completenessOf(deck, code).isComplete);
  return [
    ...required,
    entry('At least one card', cards.length > 0, true, 'cards'),
    entry(
      untitled === 0 ? 'Every card has a title' : `${counted(untitled, 'card has', 'cards have')} no title yet`,
      cards.length > 0 && untitled === 0,
      false,
      'cards',
    ),
    entry(
      'A short description for Explore',
      ownText(deck, 'short_description', main) !== '',
      false,
      'deck',
      'Short description',
    ),
    entry('A cover picture: decks with one come first', deck.illustration !== null, false, 'deck'),
    ...(languages.length === 0
      ? []
      : [
          entry(
            incomplete.length === 0
              ? 'All languages are complete'
              : `${incomplete.map((code) => nameOfLanguage(code, 'en')).join(', ')} incomplete: the main language is shown instead`,
            incomplete.length === 0,
            false,
            'cards',
          ),
        ]),
  ];
}

function entry(label: string, isDone: boolean, isRequired: boolean, tab: EditorTab, field?: string): ChecklistEntry {
  return { label, isDone, isRequired, tab, ...(field !== undefined && { field }) };
}
