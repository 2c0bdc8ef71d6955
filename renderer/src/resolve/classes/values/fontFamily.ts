import { slugOfFamily } from '../../../fonts/slugOfFamily.js';
import type { ValueKind } from '../family.js';
import { readBracket } from './text.js';

/** Families that Tailwind names by their kind. */
const GENERIC: Readonly<Record<string, string>> = {
  sans: 'instrument-sans',
  serif: 'newsreader',
  mono: 'jetbrains-mono',
};

const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export const FONT_FAMILY: readonly ValueKind<string>[] = [
  {
    notation: 'sans | serif | mono',
    docs: 'the default fonts',
    spelled: true,
    suggestions: () => Object.keys(GENERIC),
    read: (text) => (Object.hasOwn(GENERIC, text) ? GENERIC[text] : undefined),
  },
  {
    notation: '<slug>',
    docs: 'the family with that slug',
    suggestions: () => [],
    read: (text) => (SLUG.test(text) ? text : undefined),
  },
  {
    notation: '[<name>]',
    docs: "the family with that name: `[Besley]`, `['Press_Start_2P']`; only the first in a list counts",
    suggestions: () => [],
    read(text) {
      const name = readBracket(text, ['family-name'])?.split(',')[0];
      const slug = name === undefined ? '' : slugOfFamily(name);
      return SLUG.test(slug) ? slug : undefined;
    },
  },
];
