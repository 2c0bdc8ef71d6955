import type { PdfStandard } from '../../../../press/choices.js';
import { giveTurn } from '../../../giveTurn.js';
import { PDFDocument } from '../../pdfLib.js';
import type { ClauseContext } from './Clause.js';
import { COLOR_CLAUSES } from './colorClauses.js';
import { FILE_CLAUSES } from './fileClauses.js';
import { PdfParts } from './PdfParts.js';

/** A rule that a file breaks, and how. */
export interface BrokenClause {
  readonly id: string;
  readonly rule: string;
  readonly problems: readonly string[];
}

/**
 * Checks the structure of a PDF/X file, clause by clause. This is our reading of the standard, not a certificate.
 * @param inkLimit in percent; without it, ink is not counted
 * @throws Error if this is not a PDF
 */
export async function checkPdfX(bytes: Uint8Array, standard: PdfStandard, inkLimit?: number): Promise<BrokenClause[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Infinity });
  const context: ClauseContext = { parts: new PdfParts(document, bytes), standard, inkLimit };
  const found: BrokenClause[] = [];
  for (const { id, rule, broken } of [...FILE_CLAUSES, ...COLOR_CLAUSES]) {
    await giveTurn();
    const problems = await broken(context);
    if (problems.length > 0) found.push({ id, rule, problems });
  }
  return found;
}
