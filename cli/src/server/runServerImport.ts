import type { CommandContext } from '../commandContext.js';
import { ProblemLog, readSource, valueOf } from '@cardwright/renderer/production';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { adjustDeck, type ImportFlags } from '../importing/adjustDeck.js';
import { checkImport } from '../importing/checkImport.js';
import { describeSummary, summariseDeck } from '../importing/describeImport.js';
import { checkColumns, checkWorkbook, readColumns } from '../importing/readColumns.js';
import { reportColumns } from '../importing/reportColumns.js';
import { createOnServer } from './createOnServer.js';
import { fetchMe } from './fetchMe.js';
import { PictureUploads } from './PictureUploads.js';
import { prepareDeck } from './prepareDeck.js';
import { ServerClient } from './ServerClient.js';

/** `cardwright import --server`: always a new deck; nothing is written on this machine. */
export async function runServerImport(context: CommandContext, source: string, flags: ImportFlags): Promise<ExitCode> {
  if (flags.out !== undefined)
    throw new UsageError('--out writes a file and --server creates a deck; use only one of them.');
  const columns = readColumns(flags.column ?? []);
  const adjust = (deck: Record<string, unknown>): Record<string, unknown> => adjustDeck(deck, flags);
  const { encoding, sheet, hidden } = flags;
  const read = await readSource(source, { columns, adjust, encoding, sheet, hidden, allowsBareTable: true });
  const { parsed, folder, table } = read;
  checkColumns(columns, table?.columns);
  checkWorkbook(flags, table);
  const { value, warnings } = valueOf(parsed, source);
  // Before the server is asked, so that its limits do not hide what is wrong with the cards.
  const content = await checkImport(value, read);
  const client = await ServerClient.open(context, flags.server === true ? {} : { server: flags.server });
  await fetchMe(client);
  const prepared = await prepareDeck(value, { folder, uploads: new PictureUploads(client, context) });
  const stored = await createOnServer(client, prepared.deck, source);
  // The same content was checked here, where its cells are known.
  const leftOut = stored.warnings.filter(({ code }) => code === 'server.left_out');
  const log = new ProblemLog([
    ...warnings,
    ...reportColumns(value, table, columns),
    ...prepared.problems,
    ...leftOut,
    ...content,
  ]);
  context.output.problems(log.problems);
  const summary = summariseDeck(value, table, columns);
  const url = `${client.address}/create/decks/${stored.id}`;
  context.output.result(
    { out: null, id: stored.id, url, ...summary, problems: log.problems },
    `${describeSummary(summary)}\nCreated on the server: ${url}`,
  );
  return EXIT.done;
}
