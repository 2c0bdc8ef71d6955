import { type DeckFix, type FindingCode, SEVERITIES, type Severity } from '@cardwright/renderer';
import { joinFixes } from './joinFixes.js';
import { type PrintFinding, SHARP_DPI } from './usePrintFindings.js';

/** Warns in a sentence or two about faces that would print badly. */
export interface PrintWarning {
  readonly kind: string;
  /** The worst of its findings. */
  readonly severity: Severity;
  readonly title: string;
  readonly message: string;
  /** Faces to check, in print order. */
  readonly drawings: readonly number[];
  /** The server refuses to export faces with missing parts, unless told to. */
  readonly stops: boolean;
  /** What can be done about it with one press. */
  readonly fixes: readonly DeckFix[];
}

interface Kind {
  readonly codes: readonly FindingCode[];
  readonly title: (count: number) => string;
  readonly rest: (isOne: boolean) => string;
  readonly stops?: boolean;
}

const KINDS: Readonly<Record<string, Kind>> = {
  missing: {
    codes: ['image.broken', 'icon.unknown'],
    title: (count) => `${nouns(count, 'card')} ${count === 1 ? 'lacks' : 'lack'} a picture or an icon.`,
    rest: (isOne) => `cannot be printed as ${isOne ? 'it is' : 'they are'}.`,
    stops: true,
  },
  soft: {
    codes: ['image.low_resolution'],
    title: (count) => `${nouns(count, 'picture')} will look blurred in print.`,
    rest: (isOne) => `${isOne ? 'is' : 'are'} below ${SHARP_DPI} dpi at this size.`,
  },
  simplified: {
    codes: ['svg.simplified'],
    title: (count) => `${nouns(count, 'card')} ${count === 1 ? 'has' : 'have'} an SVG picture that loses parts.`,
    rest: (isOne) =>
      `${isOne ? 'lacks' : 'lack'} texts, linked pictures or effects. In a drawing program, turn texts and effects into paths, or save the picture as a PNG.`,
  },
  untranslated: {
    codes: ['card.untranslated'],
    title: (count) => `${nouns(count, 'card')} ${count === 1 ? 'lacks' : 'lack'} a translation.`,
    rest: (isOne) => `${isOne ? 'shows' : 'show'} a text in another language instead.`,
  },
  text: {
    codes: ['text.overflow', 'text.cut', 'safe_area.text'],
    title: (count) => `${nouns(count, 'text')} ${count === 1 ? 'does' : 'do'} not fit.`,
    rest: (isOne) => `${isOne ? 'loses' : 'lose'} words. Shorten them, or print larger.`,
  },
  glyph: {
    codes: ['text.missing_glyph'],
    title: (count) =>
      `${nouns(count, 'card')} ${count === 1 ? 'contains a character' : 'contain characters'} that no font has.`,
    rest: (isOne) => `${isOne ? 'shows' : 'show'} empty boxes there.`,
  },
  unreadable: {
    codes: ['contrast.unreadable'],
    title: (count) => `${nouns(count, 'card')} ${count === 1 ? 'has' : 'have'} a text that cannot be read.`,
    rest: (isOne) =>
      `${isOne ? 'shows' : 'show'} text in almost the colour behind it. Choose another colour scheme or design, or change the text’s colour in the template.`,
  },
  inPrint: {
    codes: ['contrast.in_print'],
    title: (count) => `${nouns(count, 'card')} ${count === 1 ? 'has' : 'have'} a text that is hard to read in print.`,
    rest: (isOne) =>
      `${isOne ? 'shows' : 'show'} text that stands out from its background less in print than on the screen. Choose another colour scheme or design, or change the text’s colour in the template.`,
  },
  unshown: {
    codes: ['card.field_unshown'],
    title: (count) => `${nouns(count, 'card')} ${count === 1 ? 'has a field' : 'have fields'} that no face shows.`,
    rest: (isOne) => `${isOne ? 'needs' : 'need'} a different design, unless the fields are only for you.`,
  },
  duplicate: {
    codes: ['card.duplicate'],
    title: (count) =>
      `${nouns(count, 'card')} ${count === 1 ? 'has' : 'have'} the same content and design as another card.`,
    rest: (isOne) => `can be replaced by more copies of the other ${isOne ? 'one' : 'ones'}.`,
  },
  number: {
    codes: ['number.repeated'],
    title: (count) => `${nouns(count, 'card')} ${count === 1 ? 'has' : 'have'} the same number as another card.`,
    rest: () => 'can be renumbered in the editor’s review.',
  },
  markup: {
    codes: [
      'text.html',
      'text.token',
      'text.unclosed',
      'text.unknown_icon',
      'text.placeholder',
      'text.undrawn_markdown',
    ],
    title: (count) => `${nouns(count, 'card')} ${count === 1 ? 'contains' : 'contain'} markup that is not drawn.`,
    rest: (isOne) => `${isOne ? 'shows' : 'show'} the markup as it is written.`,
  },
};

/** The number of cards named. */
const MOST_NAMED = 4;

/** Preflight findings as text, worst first. */
export function printWarnings(findings: readonly PrintFinding[]): readonly PrintWarning[] {
  const warnings = warningsOfKinds(findings);
  return SEVERITIES.flatMap((severity) => warnings.filter((warning) => warning.severity === severity));
}

function warningsOfKinds(findings: readonly PrintFinding[]): readonly PrintWarning[] {
  return Object.entries(KINDS).flatMap(([kind, { codes, title, rest, stops = false }]) => {
    const of = findings.filter(({ code }) => codes.includes(code));
    if (of.length === 0) return [];
    const numbers = [...new Set(of.map(({ card }) => card.number))];
    const drawings = [...new Set(of.map(({ drawing }) => drawing))];
    const counted = kind === 'soft' || kind === 'text' ? drawings.length : numbers.length;
    const message = `${namedCards(numbers)} ${rest(numbers.length === 1)}`;
    const severity = SEVERITIES.find((worst) => of.some((finding) => finding.severity === worst)) ?? 'info';
    return [
      {
        kind,
        severity,
        title: title(counted),
        message,
        drawings,
        stops,
        fixes: joinFixes(of.flatMap(({ quickFix }) => quickFix ?? [])),
      },
    ];
  });
}

/** “Card 3”, “Cards 19 and 40”, “Cards 1, 2, 3 and 12 others”. */
function namedCards(numbers: readonly number[]): string {
  if (numbers.length === 1) return `Card ${numbers.join('')}`;
  const isMany = numbers.length > MOST_NAMED;
  const named = isMany ? numbers.slice(0, MOST_NAMED - 1) : numbers.slice(0, -1);
  const last = isMany ? `${numbers.length - named.length} others` : String(numbers.at(-1));
  return `Cards ${named.join(', ')} and ${last}`;
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

function nouns(count: number, noun: string): string {
  return `${WORDS[count] ?? count} ${noun}${count === 1 ? '' : 's'}`;
}
