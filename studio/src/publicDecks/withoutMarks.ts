/** A text without the marks that are printed as bold, lists and links; an icon is read by its name. Lines stay. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll(/\[([^[\]]*)\]\([^()[\]]*\)/g, '$1')
    .replaceAll(/^[ \t]{0,8}[-+] /gm, '')
    .replaceAll(/:(?:[a-z0-9_-]+[/:])?([a-z][a-z0-9]*(?:[-_][a-z0-9]+)*):/gi, (_icon, name: string) =>
      name.replaceAll(/[-_]/g, ' '),
    )
    .replaceAll(/[*_~`#>]/g, '');
}
