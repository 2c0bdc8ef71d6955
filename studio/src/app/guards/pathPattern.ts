/** Whether a path matches one of the patterns. `*` stands for any characters, slashes included. */
export function matchesAny(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => toExpression(pattern).test(path));
}

function toExpression(pattern: string): RegExp {
  const literals = pattern.split('*').map((literal) => literal.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${literals.join('.*')}$`);
}
