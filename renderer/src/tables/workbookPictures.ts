import type { Problem } from '../errors.js';
import { headingRow } from './headingRow.js';
import { readHeading } from './readHeading.js';
import type { TableRow } from './table.js';

/** Where XLSX and OpenDocument workbooks keep their pictures. */
const PICTURE = /^(?:xl\/media|Pictures)\/./;

/** Whether a part of a workbook is a picture: it may lie over a cell or inside it. */
export function isPicturePart(name: string): boolean {
  return PICTURE.test(name);
}

/** Names of files and addresses are the only pictures that a cell can give. */
export function picturesProblem(file: string): Problem {
  return {
    code: 'table.workbook_pictures',
    severity: 'warning',
    path: '',
    message: 'The workbook contains pictures, which were not read.',
    fix: 'Save the pictures as files, and write their names into the picture column.',
    place: { file },
  };
}

/**
 * The rows of a sheet with pictures, without the columns that have nothing but these: their cells are empty as text, and an
 * update from the table would take the pictures off the cards.
 */
export function withoutDrawnColumns(rows: readonly TableRow[]): readonly TableRow[] {
  const at = headingRow(rows);
  const isDrawn = (heading: string, index: number): boolean =>
    isPicture(heading) && rows.slice(at + 1).every(({ cells }) => (cells[index] ?? '') === '');
  const drawn = (rows[at]?.cells ?? []).map(isDrawn);
  return rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) => (drawn[index] === true ? '' : cell)),
  }));
}

function isPicture(name: string): boolean {
  const heading = readHeading(name);
  return heading.kind === 'column' && heading.column.name === 'illustration';
}

const IMAGE_ADDRESS = /\bIMAGE\(\s*"{1,2}(https?:\/\/[^"\s]+)"/i;

/**
 * The address of `IMAGE("https://…")`, which Excel and Google Sheets show as a picture and save as an error or without a
 * value. Google Sheets writes it as a text inside another formula, with doubled quotation marks.
 */
export function imageAddress(formula: string): string | undefined {
  return IMAGE_ADDRESS.exec(formula)?.[1];
}
