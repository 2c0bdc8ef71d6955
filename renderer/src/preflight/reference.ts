import type { Severity } from '../errors.js';

/** What one check looks for, as the reference documentation prints it. */
export interface CheckDescription {
  readonly severity: Severity;
  /** What is found. */
  readonly what: string;
  /** What to do about it. */
  readonly fix: string;
}

/** Sizes below this are hard to read on paper. */
export const SMALLEST_POINTS = 5;
/** Share by which a template's proportion may differ from the card's before it is worth a word. */
export const RATIO_TOLERANCE = 0.02;
/** WCAG 2.2, 1.4.3: contrast of text, and of text from 18 pt or bold from 14 pt on. */
export const CONTRAST = { normal: 4.5, large: 3, unreadable: 1.5 } as const;

/** Every finding that the preflight can make, by code. Codes are never reworded; the documentation is made from this. */
export const PREFLIGHT_CHECKS = {
  'deck.required_fields': {
    severity: 'warning',
    what: 'The deck lacks its title, description, world or main language.',
    fix: 'Fill in the fields named.',
  },
  'deck.untranslated': {
    severity: 'warning',
    what: 'The deck is printed in a language that its own texts, or a category’s, are not translated into.',
    fix: 'Translate the texts named; until then those of another language stand in.',
  },
  'card.no_title': {
    severity: 'warning',
    what: 'A card has no title in any language.',
    fix: 'Give the card a title; lists and file names use it even when the design does not show it.',
  },
  'card.default_title': {
    severity: 'warning',
    what: 'A card still has the title that new cards get.',
    fix: 'Give the card a title of its own.',
  },
  'card.untranslated': {
    severity: 'warning',
    what: 'A card is printed in a language that some of its texts are not translated into.',
    fix: 'Translate the texts named; until then those of another language stand in.',
  },
  'text.overflow': {
    severity: 'error',
    what: 'A text does not fit its box, not even at the smallest size allowed.',
    fix: 'Shorten the text, enlarge its box, or lower minFontSize.',
  },
  'text.cut': {
    severity: 'warning',
    what: 'A text is too long for its box and is cut, as the template says (ellipsis or clip).',
    fix: 'Shorten the text, or enlarge its box.',
  },
  'text.missing_glyph': {
    severity: 'error',
    what: 'No font has a picture of a character.',
    fix: 'Replace the character; private and very rare characters cannot be printed.',
  },
  'text.small': {
    severity: 'warning',
    what: `A text is printed smaller than ${SMALLEST_POINTS} pt.`,
    fix: 'Shorten the text, give it a larger size or more room, or print on a larger card.',
  },
  'contrast.low': {
    severity: 'warning',
    what: `A text stands out too little from what lies under it: less than ${CONTRAST.normal}:1, or ${CONTRAST.large}:1 for large text.`,
    fix: 'Choose a darker or lighter colour for the text, or put a plain ground under it.',
  },
  'contrast.unreadable': {
    severity: 'error',
    what: `A text has nearly the colour of what lies under it: less than ${CONTRAST.unreadable}:1.`,
    fix: 'Choose another colour for the text or for its ground.',
  },
  'image.low_resolution': {
    severity: 'warning',
    what: 'A picture has fewer pixels than the wanted dpi asks for at its printed size.',
    fix: 'Use a larger picture, or show it smaller.',
  },
  'image.broken': {
    severity: 'error',
    what: 'A picture cannot be found, opened or decoded.',
    fix: 'Correct its path or URL, or save the picture anew as PNG or JPEG.',
  },
  'svg.broken': {
    severity: 'error',
    what: 'An inline SVG of the template cannot be drawn.',
    fix: 'Mend the SVG in the template, or choose another one.',
  },
  'icon.unknown': {
    severity: 'error',
    what: 'There is no icon of the name given.',
    fix: 'Choose a name from `cardwright icons`.',
  },
  'font.unknown': {
    severity: 'warning',
    what: 'There is no font of the name given; another one is used.',
    fix: 'Choose a name from `cardwright fonts`.',
  },
  'class.unknown': {
    severity: 'warning',
    what: 'A class is not in the vocabulary; it is kept but has no effect.',
    fix: 'Correct the class; the class reference lists all.',
  },
  'layout.problem': {
    severity: 'warning',
    what: 'Layout had to give something up.',
    fix: 'Follow the message.',
  },
  'safe_area.text': {
    severity: 'warning',
    what: 'A text reaches beyond the safe area, where the knife may cut it.',
    fix: 'Move it inwards, or give its box more padding.',
  },
  'safe_area.icon': {
    severity: 'warning',
    what: 'An icon reaches beyond the safe area, where the knife may cut it.',
    fix: 'Move it inwards, or make it smaller.',
  },
  'template.ratio': {
    severity: 'warning',
    what: `The template was designed for another proportion, ${RATIO_TOLERANCE * 100} % or more away from the card’s; it is laid out anew, not stretched.`,
    fix: 'Choose a card size of the template’s proportion, or look the faces through.',
  },
} as const satisfies Record<string, CheckDescription>;

export type FindingCode = keyof typeof PREFLIGHT_CHECKS;
