/** PostgreSQL's integrity violations (class 23 of appendix A): unique, foreign key and check constraints. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^23...$/.test(String(error.code));
}
