import type { Parsed, Problem } from '../../errors.js';
import { parsePath, type PathSegments } from './path.js';
import type { TextPlace } from './textPlace.js';

/** A parsed text that can locate its values. */
export interface SourceDocument {
  readonly value: unknown;
  /** File name for messages; empty if the text is not from a file. */
  readonly file: string;
  /** Places of values by path, in the given order; undefined if neither the value nor a parent exists. */
  locate(paths: readonly PathSegments[]): readonly (TextPlace | undefined)[];
}

/** The same result, with file, line and column for every problem. */
export function withPlaces<T>(parsed: Parsed<T>, source: SourceDocument | undefined): Parsed<T> {
  if (source === undefined) return parsed;
  if (parsed.ok) return { ...parsed, warnings: placed(parsed.warnings, source) };
  return { ...parsed, problems: placed(parsed.problems, source) };
}

function placed(problems: readonly Problem[], source: SourceDocument): readonly Problem[] {
  if (problems.length === 0) return problems;
  const places = source.locate(problems.map(({ path }) => parsePath(path)));
  const file = source.file === '' ? {} : { file: source.file };
  return problems.map((problem, index) => {
    if (problem.place !== undefined) return problem;
    const place = problem.path === '' ? undefined : places[index];
    return { ...problem, place: { ...file, ...place } };
  });
}
