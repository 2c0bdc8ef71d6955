import type { Family } from '../family.js';
import { keywords } from '../rules.js';

const nothing = (...names: readonly string[]): ReturnType<typeof keywords> =>
  keywords(Object.fromEntries(names.map((name) => [name, {}])));

/** Classes that people bring over from web pages and that are already the default or mean nothing in print. */
export const ACCEPTED: readonly Family[] = [
  {
    title: 'Already the default',
    group: 'Accepted without effect',
    docs: 'Describes what every card does anyway: sizes include border and padding, transforms have their origin at the centre, and words that are too long for a line are broken.',
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
    title: 'Screen only',
    group: 'Accepted without effect',
    docs: 'Affects only screens and pointers.',
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
