import { z } from 'zod';
import { CardwrightError } from '../../errors.js';
import { type Measures, parseMeasures } from '../../imposition/options/measures.js';
import { nearestName } from '../../schema/index.js';
import { parseWith, readObject, readSchema } from '../../schema/parse.js';
import { readData } from '../readData.js';
import type { SheetDefinition } from '../../imposition/types.js';
import { SHEET_SIDES, sheetDefinition } from './schema.js';

/** Named papers and stock. */
export function sheets(): readonly SheetDefinition[] {
  return z.array(sheetDefinition).parse(readData('presets/data/sheets.json'));
}

/**
 * A paper by slug or alias (`a4`, `ledger`), or from measures (`320x450mm`), width first.
 * @throws CardwrightError `sheet.unknown` with the nearest name, `sheet.invalid` for dimensions that are too small or large
 */
export function findSheet(name: string): SheetDefinition {
  const all = sheets();
  const wanted = name.trim().toLowerCase();
  const found = all.find(({ slug, aliases }) => slug === wanted || aliases?.includes(wanted));
  if (found) return found;
  const measures = parseMeasures(name);
  if (measures) return measured(name, measures);
  const near = nearestName(
    name,
    all.flatMap(({ slug, aliases = [] }) => [slug, ...aliases]),
  );
  throw new CardwrightError('sheet.unknown', `There is no paper "${name.slice(0, 60)}".`, {
    path: 'sheet',
    fix: `${near === undefined ? '' : `Did you mean ${near}? `}Use one of ${all.map(({ slug }) => slug).join(', ')}, or dimensions such as 320x450mm.`,
  });
}

function measured(name: string, { widthMm, heightMm }: Measures): SheetDefinition {
  const { shortest, longest } = SHEET_SIDES;
  if (Math.min(widthMm, heightMm) >= shortest && Math.max(widthMm, heightMm) <= longest)
    return { slug: name, name, widthMm, heightMm };
  throw new CardwrightError(
    'sheet.invalid',
    `Paper cannot be ${name}: its sides must be from ${shortest} to ${longest} mm.`,
    { path: 'sheet', fix: `Use a width and a height between ${shortest} and ${longest} mm.` },
  );
}

/**
 * Reads a custom sheet definition: paper of an unusual size, or label stock with its cells.
 * @throws CardwrightError `sheet.invalid` with the problem
 */
export function parseSheet(input: unknown): SheetDefinition {
  const parsed = parseWith(input, (value, problems) => {
    const object = readObject(value, 'paper', problems);
    return object && readSchema(sheetDefinition, object, problems);
  });
  if (!parsed.ok) {
    const [problem] = parsed.problems;
    const { path = '', message = 'It is invalid.', fix } = problem ?? {};
    throw new CardwrightError('sheet.invalid', path === '' ? message : `${path}: ${message}`, {
      path,
      fix: `${fix === undefined ? '' : `${fix} `}A paper has slug, name, widthMm and heightMm; stock also has cells { columns, rows, leftMm, topMm, widthMm, heightMm, gapXMm, gapYMm }.`,
    });
  }
  assertInside(parsed.value);
  return parsed.value;
}

function assertInside({ name, widthMm, heightMm, cells }: SheetDefinition): void {
  if (!cells) return;
  const right = cells.leftMm + cells.columns * (cells.widthMm + cells.gapXMm) - cells.gapXMm;
  const bottom = cells.topMm + cells.rows * (cells.heightMm + cells.gapYMm) - cells.gapYMm;
  if (right <= widthMm + 1e-3 && bottom <= heightMm + 1e-3) return;
  throw new CardwrightError(
    'sheet.invalid',
    `The cells of ${name} extend to ${right} × ${bottom} mm, beyond the sheet.`,
    {
      path: 'cells',
      fix: 'Correct the cells or the size of the sheet.',
    },
  );
}
