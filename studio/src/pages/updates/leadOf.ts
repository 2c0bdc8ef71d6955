/** The first paragraph of a Markdown text: what an entry says in a list. */
export function leadOf(markdown: string): string {
  return markdown.trimStart().split(/\n[ \t]*\n/, 1)[0] ?? '';
}
