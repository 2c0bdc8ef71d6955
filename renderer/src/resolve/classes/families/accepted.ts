import type { Family } from '../family.js';
import { keywords } from '../rules.js';

const nothing = (...names: readonly string[]): ReturnType<typeof keywords> =>
  keywords(Object.fromEntries(names.map((name) => [name, {}])));

/** Classes that people carry over from web pages and that say what is so anyway, or nothing on paper. */
export const ACCEPTED: readonly Family[] = [
  {
    title: 'So anyway',
    group: 'Accepted without effect',
    docs: 'Says what every card does: border and padding are part of the size, transforms turn about the centre, words too long for a line are broken.',
    examples: ['box-border', 'origin-center', 'break-words'],
    sets: [],
    rules: nothing(
      'box-border',
      'origin-center',
      'transform',
      'break-words',
      'break-normal',
      'wrap-break-word',
      'wrap-anywhere',
    ),
  },
  {
    title: 'Nothing on paper',
    group: 'Accepted without effect',
    docs: 'Concerns screens and pointers.',
    examples: ['antialiased', 'select-none', 'pointer-events-none'],
    sets: [],
    rules: nothing(
      'antialiased',
      'subpixel-antialiased',
      'select-none',
      'pointer-events-none',
      'transform-gpu',
      'will-change-transform',
    ),
  },
];
