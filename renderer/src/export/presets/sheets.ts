import { z } from 'zod';
import { CardwrightError } from '../../errors.js';
import { nearestName } from '../../schema/index.js';
import { readData } from '../readData.js';
import type { SheetDefinition } from '../../imposition/types.js';
import { sheetDefinition } from './schema.js';

/** Papers and stock that are known by name. */
export function sheets(): readonly SheetDefinition[] {
  return z.array(sheetDefinition).parse(readData('presets/data/sheets.json'));
}

/** @throws CardwrightError `sheet.unknown` with the nearest name */
export function findSheet(name: string): SheetDefinition {
  const all = sheets();
  const wanted = name.trim().toLowerCase();
  const found = all.find(({ slug, aliases }) => slug === wanted || aliases?.includes(wanted));
  if (found) return found;
  const near = nearestName(
    name,
    all.flatMap(({ slug, aliases = [] }) => [slug, ...aliases]),
  );
  throw new CardwrightError('sheet.unknown', `There is no paper "${name.slice(0, 60)}".`, {
    path: 'sheet',
    fix: `${near === undefined ? '' : `Did you mean ${near}? `}Use one of ${all.map(({ slug }) => slug).join(', ')}, or a sheet definition of your own.`,
  });
}

/**
 * Reads a sheet that somebody defined: paper of an unusual size, or label stock with its places.
 * @throws CardwrightError `sheet.invalid` naming what is wrong
 */
export function parseSheet(input: unknown): SheetDefinition {
  const { success, data, error } = sheetDefinition.safeParse(input);
  if (!success) {
    const [issue] = error.issues;
    const path = issue?.path.join('.') ?? '';
    throw new CardwrightError(
      'sheet.invalid',
      `The sheet definition is wrong at ${path || 'the top'}: ${issue?.message ?? ''}`,
      {
        path,
        fix: 'Give slug, name, widthMm and heightMm, and for stock with fixed places cells {columns, rows, leftMm, topMm, widthMm, heightMm, gapXMm, gapYMm}.',
      },
    );
  }
  assertInside(data);
  return data;
}

function assertInside({ name, widthMm, heightMm, cells }: SheetDefinition): void {
  if (!cells) return;
  const right = cells.leftMm + cells.columns * (cells.widthMm + cells.gapXMm) - cells.gapXMm;
  const bottom = cells.topMm + cells.rows * (cells.heightMm + cells.gapYMm) - cells.gapYMm;
  if (right <= widthMm + 1e-3 && bottom <= heightMm + 1e-3) return;
  throw new CardwrightError(
    'sheet.invalid',
    `The places of ${name} reach to ${right} × ${bottom} mm, beyond the sheet.`,
    {
      path: 'cells',
      fix: 'Correct the places or the size of the sheet.',
    },
  );
}
