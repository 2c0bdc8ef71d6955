import type { Parsed, Problem } from '../../errors.js';
import { parsePath, type PathSegments } from './path.js';
import type { TextPlace } from './textPlace.js';

/** A parsed text that still knows where its values stand. */
export interface SourceDocument {
  readonly value: unknown;
  /** Name of the file for messages; empty when the text came from elsewhere. */
  readonly file: string;
  /** Places of values by path, in the order asked; undefined where neither the value nor a parent exists. */
  locate(paths: readonly PathSegments[]): readonly (TextPlace | undefined)[];
}

/** The same result, every problem with its file, line and column. */
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
