import { counted } from '../../counted.js';
import { MM_PER_INCH } from '../../schema/index.js';
import type { ZipOptions } from './types.js';
import type { ZipContents, ZipRow } from './ZipContents.js';

/** Text files of the zip, by path. */
export function zipTexts(
  { rows }: ZipContents,
  size: { readonly width: number; readonly height: number },
  options: ZipOptions,
): [path: string, text: string][] {
  const shown = { ...options, bleedMm: shownBleed(size, options) };
  return [
    ['manifest.json', manifest(rows, size, shown)],
    ['README.txt', readme(rows, size, shown)],
    ['CREDITS.txt', credits(options)],
  ];
}

/** The bleed that every side of a picture shows: a vendor's pixels may crop more of it from one pair of sides. */
function shownBleed(
  { width, height }: { readonly width: number; readonly height: number },
  { widthMm, heightMm, widthPx, dpi, bleedMm = 0 }: ZipOptions,
): number {
  if (widthPx === undefined) return bleedMm;
  const mmPerPx = MM_PER_INCH / dpi;
  return Math.min(bleedMm, (width * mmPerPx - widthMm) / 2, (height * mmPerPx - heightMm) / 2);
}

function manifest(
  rows: readonly ZipRow[],
  { width, height }: { readonly width: number; readonly height: number },
  { deckTitle, language, dpi, format = 'png', widthMm, bleedMm = 0 }: ZipOptions,
): string {
  const image = { format, dpi, width_px: width, height_px: height, trim_width_mm: widthMm, bleed_mm: round(bleedMm) };
  return `${JSON.stringify({ version: 1, title: deckTitle, ...(language && { language }), image, cards: rows }, undefined, 2)}\n`;
}

function readme(
  rows: readonly ZipRow[],
  { width, height }: { readonly width: number; readonly height: number },
  { deckTitle, dpi, format = 'png', bleedMm = 0 }: ZipOptions,
): string {
  const files = new Set(rows.flatMap(({ front, back }) => [front ?? [], back ?? []].flat()));
  const printed = rows.reduce((sum, { copies }) => sum + copies, 0);
  const has = (folder: string): boolean => [...files].some((file) => file.startsWith(folder));
  const lines = [
    deckTitle || 'A deck of cards',
    '',
    `${counted(rows.length, 'card')} (${printed} with all copies) as ${counted(files.size, 'picture')}: ${format.toUpperCase()}, RGB, ${width} × ${height} px at ${dpi} dpi,`,
    bleedMm > 0
      ? `with a bleed of ${round(bleedMm)} mm or slightly more on every side, to be cut off.`
      : 'without bleed.',
    '',
    ...(has('fronts/') ? ['fronts/  one picture per card, numbered in the deck’s order'] : []),
    ...(has('backs/')
      ? ['backs/   a back shared by several cards is included once, under the number of the first card']
      : []),
    '',
    'copies  front  back',
    ...rows.map(
      ({ copies, front, back }) => `${String(copies).padStart(6)}  ${front ?? '(none)'}  ${back ?? '(none)'}`,
    ),
    '',
    'manifest.json contains the same for programs. CREDITS.txt names the authors of fonts, icons and pictures.',
    'Made with Cardwright.',
  ];
  return `${lines.join('\n')}\n`;
}

function credits({ deckTitle, credits: lines }: ZipOptions): string {
  return `${[`Credits for ${deckTitle || 'this deck'}`, '', ...(lines.length > 0 ? lines : ['Nothing in this deck requires credit.'])].join('\n')}\n`;
}

const round = (mm: number): number => Math.round(mm * 1000) / 1000;
