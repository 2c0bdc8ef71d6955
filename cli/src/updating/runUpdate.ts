import { resolve } from 'node:path';
import { printDeckFile } from '@cardwright/renderer';
import { writeFileAtomically } from '@cardwright/renderer/export';
import { ProblemLog, readFileBytes, readSource, valueOf } from '@cardwright/renderer/production';
import { fetchTable } from '@cardwright/renderer/network';
import {
  applyUpdate,
  changesOrder,
  planUpdate,
  readHeadings,
  readTable,
  unknownColumnProblems,
  unknownColumns,
  type Table,
  type UpdateChoice,
} from '@cardwright/renderer/tables';
import type { CommandContext } from '../commandContext.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { checkColumns, readColumns } from '../importing/readColumns.js';
import { describeUpdate } from './describeUpdate.js';

export interface UpdateFlags {
  readonly by?: string;
  readonly column?: readonly string[];
  readonly encoding?: string;
  readonly keep?: boolean;
  readonly order?: boolean;
  readonly write?: boolean;
  readonly out?: string;
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
  if (out !== undefined && !/\.(json|ya?ml)$/i.test(out))
    throw new UsageError(`--out: a deck file must end in .json or .yaml; it is ${out}.`);
  const { value: deck } = valueOf((await readSource(paths.deck)).parsed, paths.deck);
  const table = await openTable(paths.table, flags.encoding, signal);
  const renamed = readColumns(flags.column ?? []);
  checkColumns(renamed, table.columns);
  const update = planUpdate(deck, table, { renamed, ...(flags.by !== undefined && { by: flags.by }) });
  if (flags.by !== undefined && update.by !== flags.by)
    throw new UsageError(`--by: the table has no ${flags.by}; it has ${update.fields.join(', ')}.`);
  const unknown = unknownColumns(table, readHeadings(table, renamed).headings, renamed);
  const log = new ProblemLog([...update.problems, ...unknownColumnProblems(table, unknown)]);
  output.problems(log.problems);
  const choice: UpdateChoice = {
    isChosen: (key) => flags.keep !== true || !key.startsWith('removed'),
    inTableOrder: flags.order === true,
  };
  const isWritten = out !== undefined && !log.hasErrors;
  if (isWritten) {
    const categories = applyUpdate(deck, update, choice);
    const text = printDeckFile({ ...deck, categories: [...categories] }, /\.ya?ml$/i.test(out) ? 'yaml' : 'json');
    await writeFileAtomically(resolve(out), text, { signal });
  }
  const { added, changed, removed, unchanged, by } = update;
  const summary = {
    out: isWritten ? out : null,
    by,
    added,
    changed,
    removed: flags.keep === true ? [] : removed,
    unchanged,
  };
  const isReordered = changesOrder(deck, update, choice);
  const end = isWritten ? `Written to ${out}` : 'Nothing was written. Use --write to change the deck file.';
  output.result(
    {
      ...summary,
      added: added.map(namesOnly),
      changed: changed.map(({ title, category, changes }) => ({ title, category, changes })),
      removed: summary.removed.map(namesOnly),
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

async function openTable(source: string, encoding: string | undefined, signal: AbortSignal): Promise<Table> {
  if (!/^https?:\/\//i.test(source)) return readTable(await readFileBytes(resolve(source)), source, encoding);
  const { bytes, file } = await fetchTable(source, { signal });
  return readTable(bytes, file, encoding);
}

function namesOnly({ title, category }: { readonly title: string; readonly category: string }): object {
  return { title, category };
}
