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

/** @throws UsageError for a file whose extension does not name a report format */
export function assertReportFiles(files: readonly string[]): void {
  for (const file of files)
    if (!Object.hasOwn(FORMATS, extname(file).toLowerCase()))
      throw new UsageError(`--report: name a .html or .sarif file, or a .xml file for JUnit; it is ${file}.`);
}

export function hasPictures(files: readonly string[]): boolean {
  return files.some((file) => extname(file).toLowerCase() === '.html');
}

export function hasLines(files: readonly string[]): boolean {
  return files.some((file) => extname(file).toLowerCase() === '.sarif');
}

/** Writes each file in the format of its extension. */
export async function writeReports(files: readonly string[], report: CheckReport): Promise<void> {
  for (const file of files) {
    const text = FORMATS[extname(file).toLowerCase()]?.(report);
    if (text !== undefined) await writeFileAtomically(resolve(file), text);
  }
}
