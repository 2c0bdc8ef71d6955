import type { PdfStandard } from '../../../../press/choices.js';
import type { PdfParts } from './PdfParts.js';

export interface ClauseContext {
  readonly parts: PdfParts;
  readonly standard: PdfStandard;
  /** In percent; undefined where colours are not inks. */
  readonly inkLimit: number | undefined;
}

/** One rule of a standard. */
export interface Clause {
  /** Stable, for messages and tests. */
  readonly id: string;
  /** What the rule asks for, as a sentence. */
  readonly rule: string;
  /** How the file breaks it; none if it does not. */
  readonly broken: (context: ClauseContext) => readonly string[] | Promise<readonly string[]>;
}

export const unless = (kept: boolean, problem: string): readonly string[] => (kept ? [] : [problem]);
