import type { MemberCaller } from '../../caller.js';
import { notFound } from '../../errors.js';
import { presentBanner } from '../../presenters/banners.js';
import { presentDeckContent } from '../../presenters/deck.js';
import { presentColorScheme, presentTemplate } from '../../presenters/designs.js';
import { presentOwnFont, presentOwnIcon } from '../../presenters/ownFonts.js';
import { presentOwnPreset, presentOwnProfile } from '../../presenters/ownPrint.js';
import { presentMember } from '../../presenters/members.js';
import { readDeckTree } from '../../queries/decks/readDeck.js';
import type { TemplateRow } from '../../queries/decks/readDesigns.js';
import type { Executor } from '../../queries/executor.js';
import { deckIdsOf, readBelongings, readDeckOwnDesigns, templateIdsOfMember } from '../../queries/memberExport.js';
import { readMember } from '../../queries/members.js';
import { listOwnFonts } from '../../queries/ownFonts.js';
import { listOwnIcons } from '../../queries/ownIcons.js';
import { listOwnPresets } from '../../queries/ownPresets.js';
import { listOwnProfiles } from '../../queries/ownProfiles.js';
import { readTemplate } from '../../queries/templates.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'clock' | 'storage'>;

/**
 * Streams all of a member's data as one JSON document: decks as files that can be imported again, templates, colour
 * schemes, banners, icons, presets, and the lists of fonts, colour profiles and pictures. Only one deck is in memory at a time.
 */
export async function* exportMember({ database, clock, storage }: Rooms, caller: MemberCaller): AsyncGenerator<string> {
  const { knex } = database;
  const member = await readMember(knex, caller.id);
  if (member === undefined) throw notFound('Member');
  const { color_schemes, banners, ...others } = await readBelongings(knex, caller.id, caller.email);
  const head = { format: 'cardwright-member', format_version: 1, exported_at: clock(), member: presentMember(member) };
  yield JSON.stringify(head).slice(0, -1);
  yield* list('decks', await deckIdsOf(knex, caller.id), (id) => deckFile(knex, id));
  yield* list('templates', await templateIdsOfMember(knex, caller.id), (id) => template(knex, id));
  yield* list('colorSchemes', color_schemes, (row) => Promise.resolve(presentColorScheme(row)));
  yield* list('banners', banners, (row) => Promise.resolve(presentBanner(row)));
  yield* list('ownFonts', await listOwnFonts(knex, caller.id), (row) => Promise.resolve(presentOwnFont(row)));
  yield* list('ownIcons', await listOwnIcons(knex, caller.id), (row) => Promise.resolve(presentOwnIcon(row)));
  yield* list('ownPresets', await listOwnPresets(knex, caller.id), (row) => Promise.resolve(presentOwnPreset(row)));
  yield* list('ownProfiles', await listOwnProfiles(knex, caller.id), (row) => Promise.resolve(presentOwnProfile(row)));
  yield* list('uploads', await storage.list(caller.id), ({ path, size, contentType, updatedAt }) =>
    Promise.resolve({ path, url: storage.publicUrl(path), size, content_type: contentType, updated_at: updatedAt }),
  );
  yield `,${JSON.stringify(others).slice(1)}`;
}

/** A key and its list; skips entries deleted in the meantime. */
async function* list<T>(
  name: string,
  entries: readonly T[],
  read: (entry: T) => Promise<object | undefined>,
): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let isFirst = true;
  for (const entry of entries) {
    const value = await read(entry);
    if (value === undefined) continue;
    yield `${isFirst ? '' : ','}\n${JSON.stringify(value)}`;
    isFirst = false;
  }
  yield ']';
}

async function template(knex: Executor, id: string): Promise<object | undefined> {
  const row = await readTemplate(knex, id);
  return row && presentTemplate(row);
}

async function deckFile(knex: Executor, id: string): Promise<object | undefined> {
  const tree = await readDeckTree(knex, id);
  if (tree === undefined) return undefined;
  const { front, back, color_scheme: scheme } = await readDeckOwnDesigns(knex, id);
  return {
    ...presentDeckContent(tree),
    templates: { front: asReference(front), back: asReference(back) },
    color_scheme: scheme === null ? null : scheme.user_id === null ? scheme.id : presentColorScheme(scheme),
  };
}

/** Names official templates; includes the member's own in full, because other servers do not have them. */
function asReference(row: TemplateRow | null): string | object | null {
  if (row === null) return null;
  return row.type === 'official' ? row.slug : presentTemplate(row);
}
