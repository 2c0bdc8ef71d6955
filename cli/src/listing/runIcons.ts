import { createNodeIconLibrary, ICON_SETS, iconSetInfo, searchIcons, suggestIcon } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { formatTable } from './formatTable.js';

export interface IconFlags {
  readonly set?: string;
  readonly limit: number;
}

/** `cardwright icons` */
export function runIcons(
  { output }: CommandContext,
  words: readonly string[],
  { set, limit }: IconFlags,
): Promise<ExitCode> {
  if (set !== undefined && iconSetInfo(set) === undefined)
    throw new UsageError(
      `--set: there is no icon set "${set}"; the sets are ${ICON_SETS.map(({ prefix }) => prefix).join(', ')}.`,
    );
  const library = createNodeIconLibrary();
  if (words.length === 0) {
    const sets = ICON_SETS.map((info) => ({ ...info, icons: library.names(info.prefix)?.length ?? 0 }));
    const rows = sets.map(({ prefix, icons, license, requiresCredit, name }) => [
      prefix,
      String(icons),
      license,
      requiresCredit ? 'yes' : 'no',
      name,
    ]);
    output.result(
      { sets },
      `${formatTable(['set', 'icons', 'licence', 'credit', 'name'], rows, output.width)}\n\nTo search for icons, run: cardwright icons <words>`,
    );
    return Promise.resolve(EXIT.done);
  }
  const query = words.join(' ');
  const prefixes = set === undefined ? ICON_SETS.map(({ prefix }) => prefix) : [set];
  const icons = searchIcons(library, query, limit, prefixes);
  const near = icons.length > 0 ? [] : suggestIcon(library, query, 5, prefixes);
  const hint = near.length === 0 ? '' : ` Near: ${near.join(', ')}`;
  if (icons.length === 0 && !output.isJson) output.note(`No icon matches "${query}".${hint}`);
  output.result({ query, icons, suggestions: near }, icons.join('\n'));
  return Promise.resolve(icons.length > 0 ? EXIT.done : EXIT.failed);
}
