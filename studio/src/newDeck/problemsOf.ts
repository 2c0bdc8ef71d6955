import type { Problem } from '@cardwright/renderer';

interface Listing {
  readonly code: string;
  readonly path: string;
  readonly fix?: string | undefined;
  readonly problems?: readonly Problem[];
}

/** An error as a list of problems: its own, or itself. Recognised by shape, so that nothing heavy is loaded. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (!(error instanceof Error)) return [{ code: 'unknown', severity: 'error', path: '', message: String(error) }];
  const { code = 'unknown', path = '', fix, problems = [] } = error as Error & Partial<Listing>;
  if (problems.length > 0) return problems;
  return [{ code, severity: 'error', path, message: error.message, ...(fix !== undefined && { fix }) }];
}
