import { CARD_COLUMNS } from '@cardwright/renderer/tables';

const HIDDEN = new Set(['id']);

/** The columns of tables as Markdown, between the markers in docs/deck-files.md. */
export function columnsReference(): string {
  const rows = CARD_COLUMNS.filter(({ name }) => !HIDDEN.has(name)).map(
    ({ name, isText, about, aliases }) =>
      `| \`${name}\`${isText ? ' †' : ''} | ${about} | ${aliases.map((alias) => alias.replaceAll('|', '\\|')).join(', ')} |`,
  );
  return ['| column | content | other names |', '| --- | --- | --- |', ...rows].join('\n');
}
