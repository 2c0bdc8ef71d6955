import type { HexColor } from '../displayList.js';
import type { Style } from './style.js';
import { INHERITED_KEYS } from './style.js';

/** The inherited text properties of a box, all set. */
export type TextStyle = Required<Pick<Style, (typeof INHERITED_KEYS)[number]>>;

/** The initial style that a face hands down: the deck's ink in the default font. */
export function initialTextStyle(ink: HexColor): TextStyle {
  return {
    fontFamily: 'instrument-sans',
    fontSize: 16,
    fontWeight: 400,
    italic: false,
    fontAxes: {},
    lineHeight: { unit: 'em', value: 1.3 },
    letterSpacing: 0,
    textAlign: 'start',
    textTransform: 'none',
    textWrap: 'wrap',
    // Line breaks are kept as they are written in a cell or a form.
    whiteSpace: 'pre-line',
    hyphens: 'manual',
    color: ink,
    figureStyle: 'normal',
    figureWidth: 'normal',
    smallCaps: false,
    textOutline: { width: 0, color: ink },
    textShadows: [],
  };
}

/** A box's text style: its own classes over its parent's. */
export function inheritTextStyle(parent: TextStyle, style: Style): TextStyle {
  const own = ownTextStyle(style);
  return own === null ? parent : { ...parent, ...own };
}

type OwnTextStyle = Partial<TextStyle> | null;

/** The parser gives equal classes the same style, so most styles are looked at once. */
const ownStyles = new WeakMap<Style, OwnTextStyle>();

/** The inherited properties that a style sets; null if it sets none. */
function ownTextStyle(style: Style): OwnTextStyle {
  let own = ownStyles.get(style);
  if (own === undefined) {
    const entries = INHERITED_KEYS.filter((key) => style[key] !== undefined).map((key) => [key, style[key]]);
    own = entries.length === 0 ? null : (Object.fromEntries(entries) as Partial<TextStyle>);
    ownStyles.set(style, own);
  }
  return own;
}
