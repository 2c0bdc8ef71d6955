import { type CardTexts, fieldLabel, LIMITS } from '@cardwright/renderer';
import { setCardFields, setCardValue } from '../../../../deck/document/commands/fields.js';
import { setCardText } from '../../../../deck/document/commands/texts.js';
import { allCards } from '../../../../deck/document/find.js';
import type { DeckDocument, Recipe } from '../../../../deck/document/types.js';
import { fieldName, nameOfValue } from '../../../../words/fieldNames.js';
import { tooLong } from '../../../../words/tooLong.js';
import { readValue } from '../../fields/readValue.js';
import { categoryColumn } from './categoryColumn.js';
import type { CellFault, Column } from './Column.js';
import { shortened } from './shortened.js';
import { ownText } from '../../../../deck/document/texts.js';

type TextField = keyof CardTexts;

const TEXTS: readonly (readonly [TextField, number])[] = [
  ['title', 200],
  ['one_liner', 220],
  ['primary_text', 240],
  ['description', 320],
  ['secondary_text', 220],
];

const ICON = /^[a-z0-9-]+:[a-z0-9-]+$/;

/** Before the category: a paste without headings fills columns in their order, and begins with texts. */
const FIRST: readonly Column[] = [
  ...TEXTS.map(([field, width]): Column => ({
    id: field,
    label: fieldName(field),
    width,
    isTranslated: true,
    read: (card, language) => ownText(card, field, language),
    write: (id, text, language) => faultOf(text) ?? setCardText(id, language, field, text),
  })),
  plain('card_number', 120, LIMITS.name),
  {
    id: 'copies',
    label: fieldName('copies'),
    width: 88,
    isTranslated: false,
    read: ({ copies }) => String(copies),
    write: (id, text) => {
      const copies = text.trim() === '' ? 1 : Number(text);
      if (!Number.isInteger(copies) || copies < 1 || copies > LIMITS.copies)
        return { fault: `Enter a whole number of copies from 1 to ${LIMITS.copies}, not “${shortened(text)}”.` };
      return setCardFields([id], { copies });
    },
  },
];

const LAST: readonly Column[] = [
  {
    id: 'icon',
    label: fieldName('icon'),
    width: 160,
    isTranslated: false,
    read: ({ icon }) => icon ?? '',
    write: (id, text) => {
      const icon = text.trim();
      if (icon !== '' && !ICON.test(icon))
        return { fault: `“${shortened(text)}” is not an icon name. Icon names look like lucide:lamp.` };
      return setCardFields([id], { icon: icon === '' ? null : icon });
    },
  },
  plain('attribution', 200, LIMITS.text),
];

function plain(field: 'card_number' | 'attribution', width: number, limit: number): Column {
  return {
    id: field,
    label: fieldName(field),
    width,
    isTranslated: false,
    read: (card) => card[field] ?? '',
    write: (id, text) => faultOf(text, limit) ?? setCardFields([id], { [field]: text === '' ? null : text }),
  };
}

/** The fields that every card has, its category, and the deck's custom values. */
export function columnsOf(deck: DeckDocument): readonly Column[] {
  const names = new Set(allCards(deck).flatMap(({ fields }) => Object.keys(fields)));
  return [
    ...FIRST,
    categoryColumn(deck),
    ...LAST,
    ...[...names].map((name) => valueColumn(name, fieldLabel(deck, name))),
  ];
}

/** One of the deck's custom values. */
export function valueColumn(name: string, label = nameOfValue(name)): Column {
  return {
    id: `field:${name}`,
    label,
    width: 130,
    isTranslated: false,
    read: ({ fields }) => String(fields[name] ?? ''),
    write: (id, text) => faultOf(text) ?? setCardValue(id, name, readValue(text)),
  };
}

function faultOf(text: string, limit?: number): CellFault | undefined {
  const fault = tooLong(text, limit);
  return fault === undefined ? undefined : { fault };
}

export function isFault(result: Recipe | CellFault): result is CellFault {
  return typeof result !== 'function';
}
