import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CardwrightError, type Problem } from '../../errors.js';
import { checkFontBytes } from '../../fonts/checkFontBytes.js';
import { describeFont, type DescribedFont, type OwnFonts } from '../../fonts/ownFonts.js';
import type { FontFace, FontFamily } from '../../fonts/types.js';
import { slugOfFamily } from '../../resolve/classes/values/fontFamily.js';
import { readFileBytes } from '../loading/readFileBytes.js';
import { decodeFont } from './decodeFont.js';

const FOLDER = 'fonts';
const FONT_FILE = /\.(?:ttf|otf|woff2?)$/i;
const MOST_BYTES = 30 * 1024 * 1024;

/**
 * The fonts in the folder `fonts` of a deck.
 * @returns undefined when there are none
 * @throws CardwrightError `font.invalid`, or `font.not_embeddable` for a font that must not be in a PDF
 */
export async function readOwnFonts(
  folder: string,
): Promise<{ readonly fonts: OwnFonts; readonly warnings: readonly Problem[] } | undefined> {
  const names = await readdir(join(folder, FOLDER)).catch(() => []);
  const files = names.filter((name) => FONT_FILE.test(name)).sort();
  if (files.length === 0) return undefined;
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  const families = new Map<string, FontFamily & { readonly faces: FontFace[] }>();
  const warnings: Problem[] = [];
  for (const file of files) {
    const path = join(folder, FOLDER, file);
    const data = await decode(path, file);
    const font = describe(data, path, file);
    const slug = slugOfFamily(font.family) || `font-${families.size + 1}`;
    const id = `own-${slug}-${bytes.size + 1}-${font.weight}-${font.italic ? 'italic' : 'normal'}`;
    const { family, isVariable, restriction: _none, ...face } = font;
    const known = families.get(slug) ?? {
      slug,
      name: family,
      category: 'display',
      license: 'LicenseRef-own',
      faces: [],
    };
    known.faces.push({ ...face, id, file });
    families.set(slug, known);
    bytes.set(id, data);
    if (isVariable) warnings.push(variable(path, file));
  }
  return { fonts: { families: [...families.values()], bytes }, warnings };
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

function variable(path: string, file: string): Problem {
  return {
    code: 'font.variable',
    severity: 'warning',
    path,
    message: `The font ${file} is variable; only its default weight and width are used.`,
    fix: 'Add a file for each weight that you need.',
  };
}
