/** Finds the JSON in an answer, even inside a code fence or between words; undefined if there is none. */
export function parseJsonAnswer(text: string): unknown {
  const fenced = /```(?:json)?[^\S\n]*\n([^]*?)\n[^\S\n]*```/.exec(text)?.[1];
  const [start, end] = [text.search(/[{[]/), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))];
  const candidates = [text, fenced, start !== -1 && end > start ? text.slice(start, end + 1) : undefined];
  for (const candidate of candidates) {
    if (candidate === undefined) continue;
    try {
      return JSON.parse(candidate) as unknown;
    } catch {
      // Try the next candidate.
    }
  }
  return undefined;
}
