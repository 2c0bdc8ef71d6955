import bidiFactory from 'bidi-js';
import { type Direction, directionOf } from '../../directionOf.js';
import { isCursive, scriptOf } from './scriptOf.js';

const bidi = bidiFactory();

/** Any character that can change the direction: the right-to-left blocks and the explicit controls. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b][\udc00-\udfff]/;

export interface ParagraphLevels {
  readonly direction: Direction;
  /** Embedding level of every UTF-16 unit; undefined when all are 0. */
  readonly levels: Uint8Array | undefined;
}

/**
 * Embedding levels by the Unicode Bidirectional Algorithm. The paragraph takes the direction of its first strong
 * character; without one (a number, say) it takes the language's.
 * @param upright whether every letter stands upright in a vertical line. Then all of them follow one another downwards,
 *   unless some join and so cannot stand upright.
 */
export function findLevels(text: string, language: string, upright = false): ParagraphLevels {
  if (upright && !hasJoined(text)) return { direction: 'ltr', levels: undefined };
  const isPlain = !TURNS.test(text);
  if (isPlain && /\p{L}/u.test(text)) return { direction: 'ltr', levels: undefined };
  const base = firstStrong(text) ?? directionOf(language);
  if (isPlain && base === 'ltr') return { direction: 'ltr', levels: undefined };
  const { levels } = bidi.getEmbeddingLevels(text, base);
  return { direction: base, levels };
}

function hasJoined(text: string): boolean {
  return Array.from(text).some((character) => isCursive(scriptOf(character.codePointAt(0) ?? 0)));
}

/** Rules P2 and P3: the first strong character outside isolates. */
function firstStrong(text: string): Direction | undefined {
  let isolates = 0;
  for (const character of text) {
    const type = bidi.getBidiCharTypeName(character);
    if (type === 'LRI' || type === 'RLI' || type === 'FSI') isolates++;
    else if (type === 'PDI') isolates = Math.max(0, isolates - 1);
    else if (isolates === 0 && type === 'L') return 'ltr';
    else if (isolates === 0 && (type === 'R' || type === 'AL')) return 'rtl';
  }
  return undefined;
}
