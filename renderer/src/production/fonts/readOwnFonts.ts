import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CardwrightError } from '../../errors.js';
import { checkFontBytes } from '../../fonts/checkFontBytes.js';
import { describeFont, ownFaces, type DescribedFont, type OwnFace, type OwnFonts } from '../../fonts/ownFonts.js';
import { readFileBytes } from '../loading/readFileBytes.js';
import { decodeFont } from './decodeFont.js';
import { ownFontsOf } from './ownFontsOf.js';

const FOLDER = 'fonts';
const FONT_FILE = /\.(?:ttf|otf|woff2?)$/i;
const MOST_BYTES = 30 * 1024 * 1024;
interface OwnFontFolder {
  readonly fonts: OwnFonts;
  readonly faces: readonly OwnFace[];
  /** Unpacked, by name. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/**
 * The fonts in the folder `fonts` of a deck.
 * @returns undefined when there are none
 * @throws CardwrightError `font.invalid`, or `font.not_embeddable` for a font that must not be in a PDF
 */
export async function readOwnFonts(folder: string): Promise<OwnFontFolder | undefined> {
  const names = await readdir(join(folder, FOLDER)).catch(() => []);
  const files = names.filter((name) => FONT_FILE.test(name)).sort();
  if (files.length === 0) return undefined;
  const faces: OwnFace[] = [];
  const data = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const file of files) {
    const path = join(folder, FOLDER, file);
    const bytes = await decode(path, file);
    const font = describe(bytes, path, file);
    faces.push(...ownFaces(font, { digest: createHash('sha256').update(bytes).digest('hex'), file }));
    data.set(file, bytes);
  }
  return { fonts: ownFontsOf(faces, data), files: data, faces };
}

async function decode(path: string, file: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await readFileBytes(path, MOST_BYTES);
  try {
    const data = await decodeFont(packed);
    checkFontBytes(file, data);
    return data;
  } catch (cause) {
    throw unreadable(path, file, cause);
  }
}

function describe(data: Uint8Array, path: string, file: string): DescribedFont {
  const font = describeFont(data);
  if (font === undefined) throw unreadable(path, file, undefined);
  if (font.restriction === undefined) return font;
  throw new CardwrightError('font.not_embeddable', `The font ${file} cannot be used: ${font.restriction}.`, {
    path,
    fix: 'Ask its maker for a licence and a file that may be embedded, or use another font.',
  });
}

function unreadable(path: string, file: string, cause: unknown): CardwrightError {
  return new CardwrightError('font.invalid', `The file ${file} is not a complete font.`, {
    path,
    fix: 'Save the font again as TTF, OTF, WOFF or WOFF2, or remove the file from the folder.',
    cause,
  });
}
