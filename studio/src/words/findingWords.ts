import { kindLabel, type Finding, type FindingCode, type Scene } from '@cardwright/renderer';
import { fieldWords } from './fieldNames.js';
import { kindNameIn } from './kindNameIn.js';

/** A fix that works in the studio; the renderer's own hints assume the template's file and a shell. */
const FIXES: Readonly<Partial<Record<FindingCode, string>>> = {
  'text.overflow': 'Shorten it, or choose a design with more room.',
  'text.cut': 'Shorten it, or choose a design with more room.',
  'text.missing_glyph': 'Write it differently: it would print as an empty box.',
  'contrast.unreadable': 'Choose another colour scheme or design, or change the text’s colour in the template.',
  'contrast.in_print': 'Choose another colour scheme or design, or change the text’s colour in the template.',
  'safe_area.text': 'Shorten it, or choose a design with more room.',
  'image.low_resolution': 'Use a larger picture.',
  'image.broken': 'Choose another picture, or upload this one again.',
  'icon.unknown': 'Choose another icon.',
  'text.unknown_icon': 'Choose a name in the icon picker, and write it between colons.',
};

/** The layout's rounding, in design units. */
const SLACK = 0.5;

/** Whether a text outside the safe area leaves the card altogether: words are then lost in any design. */
export function runsOff({ code, itemId }: Finding, { items, width, height }: FaceSize): boolean {
  const item = code === 'safe_area.text' ? items.find(({ id }) => id === itemId) : undefined;
  if (item?.text === undefined || item.rotation !== 0) return false;
  const { x, y, width: wide, height: high } = item.text.bounds;
  return x < -SLACK || y < -SLACK || x + wide > width + SLACK || y + high > height + SLACK;
}

/** Whether an SVG of the card, its category or the deck loses parts. That of a design is reported in the template builder. */
export function losesParts({ code, itemId }: Finding, { items }: Pick<Scene, 'items'>): boolean {
  const kind = items.find(({ id }) => id === itemId)?.kind ?? '';
  return code === 'svg.simplified' && /(?:^|_)illustration$/.test(kind);
}

type FaceSize = Pick<Scene, 'items' | 'width' | 'height'>;

/** The finding in the editor's terms: the field that it is about, as the deck calls it, and a fix that works here. */
export function inEditorWords(finding: Finding, { items }: Pick<Scene, 'items'>, deck: object): Finding {
  const { kind = '', name } = items.find(({ id }) => id === finding.itemId) ?? {};
  const { field = kind } = finding;
  return { ...finding, field, message: messageOf(finding, whatOf(kind, deck, name)), fix: fixOf(finding) };
}

/** A finding about a card's content, with its field called as the editor of the deck calls it. */
export function contentInEditorWords(finding: Finding, deck: object): Finding {
  const { field = '', message, code } = finding;
  const rest = message.startsWith(kindLabel(field)) ? message.slice(kindLabel(field).length) : ` ${message}`;
  const fix = code === 'card.field_unshown' ? finding.fix : fixOf(finding);
  return { ...finding, message: whatOf(field, deck) + rest, fix };
}

/** A message of the server, which calls a custom field by its key. */
export function messageInEditorWords(message: string, deck: object): string {
  return message.replace(/^Field "([^"]+)"/, (label, key: string) => kindNameIn(deck, `field:${key}`) || label);
}

/** How to fix what a check found, here or on the server. */
export function fixOf({ code, fix }: { readonly code: string; readonly fix?: string | null }): string {
  return FIXES[code as FindingCode] ?? fix ?? '';
}

function messageOf({ code, message }: Finding, what: string): string {
  if (code === 'text.overflow') return `${what} does not fit, however small it is set.`;
  if (code === 'safe_area.text') return `${what} runs off the card.`;
  if (code === 'contrast.unreadable') return `${what} cannot be read: it has almost the colour behind it.`;
  if (code === 'text.cut') return `${what} is too long and is cut off.`;
  if (code === 'text.missing_glyph') return `${what}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
  return message;
}

/** The names of what a part of the design shows, as the fields are called; of a text of the design's own, its name there. */
function whatOf(kind: string, deck: object, name?: string): string {
  const [owner, field = ''] = kind.split(/_(.*)/s);
  if (owner === 'deck' || owner === 'category') return `The ${owner}’s ${fieldWords(field, owner)}`;
  const known = kindNameIn(deck, kind);
  if (known !== '') return known;
  return name === undefined || name === '' ? 'A text of the design' : `The text “${name}” of the design`;
}
