import { cardTexts } from '../../schema/deck/card.js';
import type { Card } from '../../schema/index.js';
import type { Heading } from '../readHeading.js';

/** A field of cards that a column of a table fills. */
export interface TableField {
  /** As a heading names it: `title`, `title:de`, `field:cost`, `copies`. */
  readonly name: string;
  /** Its value on a card, as text; empty if there is none. */
  readonly read: (card: Card) => string;
  /** The card with the value that another card has. */
  readonly copy: (to: Card, from: Card) => Card;
}

/** The fields that a table's columns fill, except the category. @param language the deck's own */
export function tableFields(headings: readonly Heading[], language: string): readonly TableField[] {
  const fields = headings.flatMap((heading): TableField[] => {
    if (heading.kind === 'none') return [];
    if (heading.kind === 'field')
      return [
        heading.language === undefined ? valueField(heading.name) : textField(heading.name, heading.language, language),
      ];
    const { name, isText } = heading.column;
    if (name === 'category') return [];
    // An id that is not a UUID becomes a custom field.
    if (name === 'id') return [plainField('id'), valueField('id')];
    return [isText ? textField(name, heading.language ?? language, language) : plainField(name)];
  });
  return fields.filter(({ name }, index) => fields.findIndex((each) => each.name === name) === index);
}

function textField(key: string, language: string, own: string): TableField {
  const name = (key in cardTexts ? key : `field:${key}`) + (language === own ? '' : `:${language}`);
  const read = ({ translations }: Card): string => asText(translations[language]?.[key]);
  return {
    name,
    read,
    copy(to, from) {
      const texts = to.translations[language] ?? from.translations[language];
      if (texts === undefined) return to;
      const changed = { ...texts, [key]: read(from) };
      return { ...to, translations: { ...to.translations, [language]: changed } };
    },
  };
}

function valueField(key: string): TableField {
  return {
    name: `field:${key}`,
    read: ({ fields }) => asText(fields[key]),
    copy(to, from) {
      const { [key]: _before, ...others } = to.fields;
      const value = from.fields[key];
      return { ...to, fields: value === undefined ? others : { ...others, [key]: value } };
    },
  };
}

function plainField(name: string): TableField {
  return { name, read: (card) => asText(card[name]), copy: (to, from) => ({ ...to, [name]: from[name] }) };
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
