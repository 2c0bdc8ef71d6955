import type { Direction } from '../directionOf.js';
import type { ColorScheme } from '../schema/colors/colorScheme.js';
import type { Deck } from '../schema/deck/deck.js';
import type { LineEnds } from './markdown/index.js';
import type { Style } from './style.js';
import type { Paragraph, SpanStyle } from './textBlock.js';
import type { TextStyle } from './textStyle.js';
import type { ColorTokens } from './tokens.js';

/** The colours of one palette and the parsers that use them, with their caches. */
export interface PaletteTools {
  readonly tokens: ColorTokens;
  /** @param around the inherited text style, for relative values @param direction of rows, for logical sides */
  classes(
    classes: string,
    around: Pick<TextStyle, 'color' | 'fontSize'>,
    direction: Direction,
  ): { readonly style: Style; readonly unknown: readonly string[] };
  markdown(source: string, base: SpanStyle, lineEnds: LineEnds): readonly Paragraph[];
  /** Text without Markdown. */
  plain(source: string, base: SpanStyle, lineEnds: LineEnds): readonly Paragraph[];
}

/** Provides parsers by palette, so that their caches live as long as the renderer. */
export interface ResolveTools {
  /** Full names of icons, such as `game-icons:coins`, by the names that the deck gives them. */
  iconNames(deck: Pick<Deck, 'id'>): ReadonlyMap<string, string>;
  /** @param primaryColorKey see `colorTokens` @param deckColorKey see there too */
  palette(scheme: ColorScheme, primaryColorKey: string, deckColorKey: string): PaletteTools;
}
