import type { z } from 'zod';
import type { Parsed } from '../errors.js';
import { describeValue } from './reading/describeValue.js';
import { guardInput } from './reading/guardInput.js';
import type { JsonObject } from './migrations/migration.js';
import type { PathSegments } from './reading/path.js';
import { ProblemList } from './reading/problemList.js';
import { withPlaces, type SourceDocument } from './reading/sourceDocument.js';
import { addZodIssues } from './reading/zodProblems.js';

export interface ParseOptions {
  /** The input's path in a larger document; prefixed to the paths of problems. */
  readonly at?: PathSegments;
  /** The source text of the input: problems then have file, line and column. */
  readonly source?: SourceDocument;
}

/** Reads one part of a document: the value, or undefined with the reasons in the list. */
export type Reader<T> = (input: unknown, problems: ProblemList) => T | undefined;

/** Runs a reader on untrusted input: checks its structure, collects all problems and locates them. */
export function parseWith<T>(input: unknown, read: Reader<T>, options: ParseOptions = {}): Parsed<T> {
  const problems = new ProblemList(options.at);
  const value = guardInput(input, problems) ? read(input, problems) : undefined;
  return withPlaces(problems.finish(value), options.source);
}

/** Applies a schema; every issue becomes a problem. */
export function readSchema<T>(schema: z.ZodType<T>, input: unknown, problems: ProblemList): T | undefined {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  addZodIssues(result.error.issues, input, problems);
  return undefined;
}

/** The input as an object with unknown content, or undefined with a problem. */
export function readObject(input: unknown, what: string, problems: ProblemList): JsonObject | undefined {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return input as JsonObject;
  problems.error([], {
    code: 'schema.invalid_type',
    message: `The ${what} is ${describeValue(input)}; expected an object.`,
    fix: `Write the ${what} as an object: { … }.`,
  });
  return undefined;
}
