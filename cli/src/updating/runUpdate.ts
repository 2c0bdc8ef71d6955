import { readdir } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { withFieldLabels } from '@cardwright/renderer';
import { writeFileAtomically } from '@cardwright/renderer/export';
import {
  cardTablesOf,
  deckFileOf,
  ProblemLog,
  readFileBytes,
  readSource,
  valueOf,
} from '@cardwright/renderer/production';
import { fetchTable } from '@cardwright/renderer/network';
import {
  applyUpdate,
  cardOrigins,
  changesOrder,
  planUpdate,
  readTable,
  type Table,
  type TableOptions,
  type UpdateChoice,
} from '@cardwright/renderer/tables';
import type { CommandContext } from '../commandContext.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { asFlagFault } from '../importing/asFlagFault.js';
import { checkOut } from '../importing/checkOut.js';
import { reportColumns } from '../importing/reportColumns.js';
import { moveDeck } from '../importing/moveDeck.js';
import { rebasePath } from '../importing/rebasePath.js';
import { checkColumns, checkWorkbook, readColumns } from '../importing/readColumns.js';
import { isAddress } from '../server/deckReference.js';
import { commentsLost, deckText } from './deckText.js';
import { describeUpdate } from './describeUpdate.js';
import { nothingMatches } from './nothingMatches.js';

export interface UpdateFlags {
  readonly by?: string;
  readonly column?: readonly string[];
  readonly encoding?: string;
  readonly sheet?: string;
  readonly hidden?: boolean;
  readonly keep?: boolean;
  readonly order?: boolean;
  readonly write?: boolean;
  readonly out?: string;
  readonly force?: boolean;
}

/** `cardwright update` */
export async function runUpdate(
  { output, signal }: CommandContext,
  paths: { readonly deck: string; readonly table: string },
  flags: UpdateFlags,
): Promise<ExitCode> {
  const out = flags.out ?? (flags.write === true ? paths.deck : undefined);
  if (!/\.(json|ya?ml)$/i.test(paths.deck))
    throw new UsageError('update changes deck files (.json or .yaml). In a deck folder, edit the table itself.');
  const [folder, tableFolder] = [dirname(resolve(paths.deck)), dirname(resolve(paths.table))];
  if (flags.out !== undefined && resolve(flags.out) !== resolve(paths.deck)) await checkOut(flags.out, flags.force);
  const { value: deck } = valueOf((await readSource(paths.deck)).parsed, paths.deck);
  if (deck.categories.every(({ cards }) => cards.length === 0)) await assertNoTable(paths.deck, folder);
  const table = await asFlagFault(flags, () => openTable(paths.table, flags, signal));
  checkWorkbook(flags, table);
  const renamed = readColumns(flags.column ?? []);
  checkColumns(renamed, table.columns);
  const update = planUpdate(deck, table, {
    renamed,
    ...(flags.by !== undefined && { by: flags.by }),
    ...(!isAddress(paths.table) && { pathOf: (path) => rebasePath(path, { from: tableFolder, to: folder }) ?? path }),
  });
  if (flags.by !== undefined && update.by !== flags.by)
    throw new UsageError(`--by: the table has no ${flags.by}; it has ${update.fields.join(', ')}.`);
  const choice: UpdateChoice = {
    isChosen: (key) => flags.keep !== true || !key.startsWith('removed'),
    inTableOrder: flags.order === true,
  };
  const log = new ProblemLog([
    ...update.problems,
    ...reportColumns(deck, table, renamed),
    ...nothingMatches(update, paths.table, flags),
  ]);
  const { added, changed, unchanged, by } = update;
  const removed = flags.keep === true ? [] : update.removed;
  const isReordered = changesOrder(deck, update, choice);
  const isSame = added.length + changed.length + removed.length === 0 && !(isReordered && flags.order === true);
  const isInPlace = out !== undefined && resolve(out) === resolve(paths.deck);
  let isWritten = false;
  if (out !== undefined && !(isInPlace && isSame) && !log.hasErrors) {
    const categories = [...applyUpdate(deck, update, choice)];
    const updated = { ...deck, ...withFieldLabels(deck, update.labels), categories };
    const to = dirname(resolve(out));
    const moved =
      to === folder ? { deck: updated, problems: [] } : await moveDeck(updated, { from: folder, to, embed: false });
    const errors = moved.problems.filter(({ severity }) => severity === 'error');
    log.add(errors);
    isWritten = errors.length === 0;
    const origins = cardOrigins(deck, update, choice);
    const text = await deckText({ from: paths.deck, to: out }, { before: deck, after: moved.deck, origins });
    if (text.isNew) log.add([commentsLost(paths.deck)]);
    if (isWritten) await writeFileAtomically(resolve(out), text.text, { signal });
  }
  output.problems(log.problems);
  const whyNot = isInPlace && isSame ? ' The deck is up to date.' : ' Use --write to change the deck file.';
  const end = isWritten ? `Written to ${out}` : `Nothing was written.${log.hasErrors ? '' : whyNot}`;
  output.result(
    {
      out: isWritten ? out : null,
      by,
      added: added.map(namesOnly),
      changed: changed.map(({ title, category, changes }) => ({ title, category, changes })),
      removed: removed.map(namesOnly),
      unchanged,
      order: { differs: isReordered, isTaken: isReordered && flags.order === true },
      problems: log.problems,
    },
    [describeUpdate(update, flags.keep === true), ...describeOrder(isReordered, flags), end].join('\n'),
  );
  return log.hasErrors ? EXIT.failed : EXIT.done;
}

function describeOrder(isReordered: boolean, { order }: UpdateFlags): readonly string[] {
  if (!isReordered) return [];
  return [
    order === true
      ? 'The cards take the order of the table.'
      : 'The table has the cards in another order. Use --order to adopt it.',
  ];
}

/** @throws UsageError if a deck without cards has them in a table beside it, which is to be edited instead */
async function assertNoTable(deck: string, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const [table] = deckFileOf(names) === basename(deck) ? cardTablesOf(names) : [];
  if (table !== undefined)
    throw new UsageError(`The cards of this deck are in ${table} beside it. Edit that table instead.`);
}

async function openTable(source: string, options: TableOptions, signal: AbortSignal): Promise<Table> {
  if (!isAddress(source)) return readTable(await readFileBytes(resolve(source)), source, options);
  const { bytes, file } = await fetchTable(source, { signal });
  return readTable(bytes, file, options);
}

function namesOnly({ title, category }: { readonly title: string; readonly category: string }): object {
  return { title, category };
}
