import { extname, resolve } from 'node:path';
import { writeFileAtomically } from '@cardwright/renderer/export';
import { UsageError } from '../../exitCode.js';
import type { CheckReport } from './CheckReport.js';
import { html } from './html.js';
import { junit } from './junit.js';
import { sarif } from './sarif.js';

const FORMATS: Readonly<Record<string, (report: CheckReport) => string>> = {
  '.sarif': sarif,
  '.xml': junit,
  '.html': html,
};

const formatOf = (file: string): string => extname(file).toLowerCase();

/** @throws UsageError for a file whose extension does not name a report format */
export function assertReportFiles(files: readonly string[]): void {
  for (const file of files)
    if (!Object.hasOwn(FORMATS, formatOf(file)))
      throw new UsageError(`--report: name a .html or .sarif file, or a .xml file for JUnit; it is ${file}.`);
}

/** Whether one of the reports shows pictures. */
export const hasPictures = (files: readonly string[]): boolean => files.some((file) => formatOf(file) === '.html');

/** Whether one of the reports points at lines of the deck's files. */
export const hasLines = (files: readonly string[]): boolean => files.some((file) => formatOf(file) === '.sarif');

/** Writes each file in the format of its extension. */
export async function writeReports(files: readonly string[], report: CheckReport): Promise<void> {
  for (const file of files) {
    const text = FORMATS[formatOf(file)]?.(report);
    if (text !== undefined) await writeFileAtomically(resolve(file), text);
  }
}
