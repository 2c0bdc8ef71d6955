import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CardwrightError, type Problem } from '../../errors.js';
import { checkFontBytes } from '../../fonts/checkFontBytes.js';
import type { FontAxis } from '../../fonts/opentype/readAxes.js';
import { describeFont, type DescribedFont, type OwnFonts } from '../../fonts/ownFonts.js';
import type { FontFace, FontFamily } from '../../fonts/types.js';
import { slugOfFamily } from '../../resolve/classes/values/fontFamily.js';
import { readFileBytes } from '../loading/readFileBytes.js';
import { decodeFont } from './decodeFont.js';
import { OwnFontFiles } from './OwnFontFiles.js';

const FOLDER = 'fonts';
const FONT_FILE = /\.(?:ttf|otf|woff2?)$/i;
const MOST_BYTES = 30 * 1024 * 1024;
/** Classes choose the weight and the slant. The optical size (`opsz`) is best left to the font’s default. */
const USED_AXES: ReadonlySet<string> = new Set(['wght', 'ital', 'slnt', 'opsz']);

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
  const own = new OwnFontFiles();
  const families = new Map<string, FontFamily & { readonly faces: FontFace[] }>();
  const warnings: Problem[] = [];
  for (const file of files) {
    const path = join(folder, FOLDER, file);
    const data = await decode(path, file);
    const { family, axes, restriction: _none, ...face } = describe(data, path, file);
    const slug = slugOfFamily(family) || `font-${families.size + 1}`;
    const known = families.get(slug) ?? {
      slug,
      name: family,
      category: 'display',
      license: 'LicenseRef-own',
      faces: [],
    };
    for (const { italic, pinned } of stylesOf(face.italic, axes)) {
      const id = `own-${slug}-${own.size + 1}-${face.weight}-${italic ? 'italic' : 'normal'}`;
      known.faces.push({ ...face, ...weightsOf(axes), italic, id, file });
      own.add(id, { name: file, data, ...(pinned && { axes: pinned }) });
    }
    families.set(slug, known);
    const unused = axes.filter(({ tag }) => !USED_AXES.has(tag)).map(({ tag }) => tag);
    if (unused.length > 0) warnings.push(unusedAxes(path, file, unused));
  }
  return { fonts: { families: [...families.values()], bytes: (id) => own.bytes(id) }, warnings };
}

/** The weights of a variable font. */
function weightsOf(axes: readonly FontAxis[]): Pick<FontFace, 'weights'> {
  const axis = axes.find(({ tag }) => tag === 'wght');
  return axis === undefined ? {} : { weights: [Math.ceil(axis.least), Math.floor(axis.most)] };
}

/** The styles in one file, with the axes that make them: an upright variable font may also lean. */
function stylesOf(
  isItalic: boolean,
  axes: readonly FontAxis[],
): readonly { readonly italic: boolean; readonly pinned?: Readonly<Record<string, number>> }[] {
  if (axes.length === 0) return [{ italic: isItalic }];
  const own = { italic: isItalic, pinned: {} };
  const italic = axes.find(({ tag }) => tag === 'ital');
  const slant = axes.find(({ tag }) => tag === 'slnt');
  if (isItalic || (italic === undefined && slant === undefined)) return [own];
  const leaning = italic === undefined ? { slnt: slant?.least ?? 0 } : { ital: italic.most };
  return [own, { italic: true, pinned: leaning }];
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

function unusedAxes(path: string, file: string, tags: readonly string[]): Problem {
  return {
    code: 'font.variable',
    severity: 'warning',
    path,
    message: `The font ${file} can also vary in ${tags.join(', ')}, which no class sets; the default is used.`,
    fix: 'For another value, add a file that has it fixed.',
  };
}
