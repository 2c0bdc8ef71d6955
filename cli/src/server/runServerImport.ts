import type { CommandContext } from '../commandContext.js';
import { ProblemLog } from '@cardwright/renderer/production';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import type { ImportFlags } from '../importing/adjustDeck.js';
import { describeSummary } from '../importing/describeImport.js';
import { readImport } from '../importing/readImport.js';
import { createOnServer } from './createOnServer.js';
import { fetchMe } from './fetchMe.js';
import { PictureUploads } from './PictureUploads.js';
import { prepareDeck } from './prepareDeck.js';
import { ServerClient } from './ServerClient.js';

/** `cardwright import --server`: always a new deck; nothing is written on this machine. */
export async function runServerImport(context: CommandContext, path: string, flags: ImportFlags): Promise<ExitCode> {
  if (flags.out !== undefined)
    throw new UsageError('--out writes a file and --server creates a deck; use only one of them.');
  const { deck, source, warnings, content, summary } = await readImport(path, flags);
  const client = await ServerClient.open(context, flags.server === true ? {} : { server: flags.server });
  await fetchMe(client);
  const uploads = new PictureUploads(client, context);
  const prepared = await prepareDeck(deck, { folder: source.folder, uploads });
  const stored = await createOnServer(client, prepared.deck, path);
  // The same content was checked here, where its cells are known.
  const leftOut = stored.warnings.filter(({ code }) => code === 'server.left_out');
  const log = new ProblemLog([...warnings, ...prepared.problems, ...leftOut, ...content]);
  context.output.problems(log.problems);
  const url = `${client.address}/create/decks/${stored.id}`;
  context.output.result(
    { out: null, id: stored.id, url, ...summary, problems: log.problems },
    `${describeSummary(summary)}\nCreated on the server: ${url}`,
  );
  return EXIT.done;
}
