import { CardwrightError } from '../errors.js';
import type { ColorTokens } from '../resolve/tokens.js';
import { parseSvg } from '../svg/index.js';
import type { ParsedArt } from './layoutTools.js';

/** How many sources are kept. A large drawing takes some hundred kilobytes of nodes for each palette. */
const MOST_SOURCES = 256;
const MOST_PALETTES = 32;

interface Drawing {
  /** The tokens that the source uses. Palettes that agree on them share the drawing. */
  readonly variables: readonly string[];
  readonly byColors: Map<string, ParsedArt>;
}

/** SVG sources as scene nodes. Each source is parsed once per set of colours. */
export class ArtCache {
  readonly #drawings = new Map<string, Drawing>();

  parse(source: string, color: string, tokens: ColorTokens): ParsedArt {
    const { variables, byColors } = this.#drawing(source);
    const key = [color, ...variables.map((name) => tokens.get(name))].join();
    const known = byColors.get(key);
    if (known !== undefined) return known;
    const parsed = parseArt(source, color, tokens);
    if (byColors.size >= MOST_PALETTES) byColors.clear();
    byColors.set(key, parsed);
    return parsed;
  }

  #drawing(source: string): Drawing {
    const known = this.#drawings.get(source);
    if (known !== undefined) return known;
    const names = [...source.matchAll(/var\(\s*--([\w-]+)/g)].map((match) => match[1] ?? '');
    const drawing = { variables: [...new Set(names)], byColors: new Map<string, ParsedArt>() };
    if (this.#drawings.size >= MOST_SOURCES) this.#drawings.clear();
    this.#drawings.set(source, drawing);
    return drawing;
  }
}

function parseArt(source: string, color: string, tokens: ColorTokens): ParsedArt {
  try {
    const art = parseSvg(source, { currentColor: color, variables: (name) => tokens.get(name) });
    return { art, warnings: art.warnings.map(({ message }) => message) };
  } catch (error) {
    if (error instanceof CardwrightError) return { art: null, problem: error.message, warnings: [] };
    throw error;
  }
}
