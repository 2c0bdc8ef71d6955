import type { Card } from '../schema/deck/deck.js';

/** A field of a card that differs between two versions. */
export interface ChangedField {
  /** A content kind, such as `title` or `field:cost`, or another key of a card, such as `copies`. */
  readonly name: string;
  /** Present for texts. */
  readonly language?: string;
  /** Empty if there was nothing. */
  readonly before: string;
  readonly after: string;
}

type Texts = Card['translations'];

/** Keys that say where a card is and when it changed, not what is on it. */
const NOT_SHOWN = new Set([
  'id',
  'art_seed',
  'temp_id',
  'position',
  'category_id',
  'created_at',
  'updated_at',
  'translations',
  'fields',
]);

/** What differs between two versions of a card: texts by language, then values of its own, then everything else. */
export function changedFields(before: Card, after: Card): readonly ChangedField[] {
  return [
    ...changedTexts(before.translations, after.translations),
    ...changed(before.fields, after.fields).map((field) => ({ ...field, name: `field:${field.name}` })),
    ...changed(before, after).filter(({ name }) => !NOT_SHOWN.has(name)),
    ...changedArt(before, after),
  ];
}

/** A card that gets an id keeps its art by a seed, which changes nothing that is seen. */
function changedArt(before: Card, after: Card): readonly ChangedField[] {
  const [old, now] = [before, after].map(({ art_seed: seed, id }) => seed ?? id);
  const isSeeded = (before.art_seed ?? after.art_seed ?? undefined) !== undefined;
  return isSeeded && old !== undefined ? changed({ art_seed: old }, { art_seed: now }) : [];
}

function changedTexts(before: Texts, after: Texts): readonly ChangedField[] {
  const languages = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...languages].flatMap((language) =>
    changed(before[language] ?? {}, after[language] ?? {})
      .filter(({ name }) => name !== 'language_code')
      .map((field) => ({ ...field, language })),
  );
}

function changed(before: object, after: object): readonly ChangedField[] {
  const [old, now]: readonly Map<string, unknown>[] = [before, after].map((each) => new Map(Object.entries(each)));
  const names = new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])]);
  return [...names]
    .map((name) => ({ name, before: inWords(old?.get(name)), after: inWords(now?.get(name)) }))
    .filter((field) => field.before !== field.after);
}

function inWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
