import { CARD_COLUMNS } from '@cardwright/renderer/tables';

const HIDDEN = new Set(['id']);

/** The columns of tables as markdown, between the markers of docs/deck-files.md. */
export function columnsReference(): string {
  const rows = CARD_COLUMNS.filter(({ name }) => !HIDDEN.has(name)).map(
    ({ name, isText, about, aliases }) =>
      `| \`${name}\`${isText ? ' †' : ''} | ${about} | ${aliases.map((alias) => alias.replaceAll('|', '\\|')).join(', ')} |`,
  );
  return ['| column | holds | also called |', '| --- | --- | --- |', ...rows].join('\n');
}
