import { access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { countCards, counted, printDeckFile } from '@cardwright/renderer';
import { writeFileAtomically } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import { valueOf } from '@cardwright/renderer/production';
import { notADeck } from './openDeck.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { slugOfDeck } from './deckSlug.js';
import { readDeckReference } from './deckReference.js';
import { fetchDeck } from './fetchDeck.js';
import { pulledFromOf } from './pulledFrom.js';
import { ServerClient } from './ServerClient.js';
import { fetchFonts, fetchIcons } from './ownFiles.js';
import { toDeckFile } from './toDeckFile.js';
import { withIcons, writeFonts } from './writeOwnFiles.js';

export interface PullFlags {
  readonly server?: string;
  readonly out?: string;
  readonly force?: boolean;
}

/** `cardwright pull` */
export async function runPull(context: CommandContext, deck: string, flags: PullFlags): Promise<ExitCode> {
  const { output, signal } = context;
  const reference = readDeckReference(deck);
  if (reference === undefined) throw notADeck(deck);
  if (flags.out !== undefined && flags.out !== '-' && !/\.(json|ya?ml)$/i.test(flags.out))
    throw new UsageError(`--out: a deck file must end in .json or .yaml; it is ${flags.out}.`);
  const client = await ServerClient.open(context, { server: flags.server, ofDeck: reference.server });
  const served = await fetchDeck(client, reference.id);
  const { value: file } = valueOf(toDeckFile(served, client.address), deck);
  const value = withIcons(file, await fetchIcons(client, served));
  const out = flags.out ?? `${slugOfDeck(value)}.json`;
  const text = printDeckFile(value, /\.ya?ml$/i.test(out) ? 'yaml' : 'json');
  if (out === '-') {
    output.write(text);
    return EXIT.done;
  }
  await assertFree(out, flags);
  await writeFileAtomically(resolve(out), text, { signal });
  const fonts = await writeFonts(dirname(resolve(out)), await fetchFonts(client, served), signal);
  const cards = countCards(value);
  const version = pulledFromOf(value)?.version;
  const about = version === undefined ? 'someone else’s deck: a push makes your own copy' : `version ${version}`;
  output.result(
    { id: reference.id, server: client.address, out, version: version ?? null, cards, fonts },
    [`${out}: ${counted(cards, 'card')}, ${about}`, ...fonts].join('\n'),
  );
  return EXIT.done;
}

async function assertFree(out: string, { force }: PullFlags): Promise<void> {
  const exists = await access(out).then(
    () => true,
    () => false,
  );
  if (exists && force !== true)
    throw new UsageError(`${out} already exists; use --force to replace it, or -o to write to another file.`);
}
