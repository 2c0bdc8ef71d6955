import { fontsNamedIn, type OwnFonts } from '@cardwright/renderer';
import { ownFontsOf } from '@cardwright/renderer/production';
import { ownFontCalls, ownIconCalls, type OwnFont } from '@cardwright/server/contract';
import { addressOf } from '@cardwright/server/contract/address';
import type { ServedDeck } from './fetchDeck.js';
import { versionOf } from './fetchDeck.js';
import type { ServerClient } from './ServerClient.js';

const MOST_FONT_BYTES = 16 * 1024 * 1024;

export interface FetchedFonts {
  readonly fonts: OwnFonts;
  /** One for each file. */
  readonly files: readonly (Pick<OwnFont, 'slug' | 'weight' | 'italic' | 'weights'> & {
    readonly bytes: Uint8Array<ArrayBuffer>;
  })[];
}

/** Your fonts that the templates of your deck on a server ask for; undefined for other decks and without such fonts. */
export async function fetchFonts(client: ServerClient, served: ServedDeck): Promise<FetchedFonts | undefined> {
  if (versionOf(served) === undefined) return undefined;
  const named = fontsNamedIn(served.designs.templates);
  const { fonts } = await client.call(ownFontCalls.listOwnFonts, {}, served.id);
  const wanted = fonts.filter(({ slug }) => named.has(slug));
  if (wanted.length === 0) return undefined;
  const files = await Promise.all(wanted.map(async (font) => ({ ...font, bytes: await fetchFont(client, font) })));
  const faces = wanted.flatMap((font) => font.faces);
  return { files, fonts: ownFontsOf(faces, new Map(files.map(({ id, bytes }) => [id, bytes]))) };
}

async function fetchFont(client: ServerClient, { id, name }: OwnFont): Promise<Uint8Array<ArrayBuffer>> {
  const path = addressOf(ownFontCalls.readOwnFontFile.path, { id });
  return new Uint8Array(await client.bytes(path, MOST_FONT_BYTES, { place: name }));
}

/** Your icons that your deck on a server or its templates name: SVGs by name. */
export async function fetchIcons(client: ServerClient, served: ServedDeck): Promise<Readonly<Record<string, string>>> {
  if (versionOf(served) === undefined) return {};
  const { icons } = await client.call(ownIconCalls.listOwnIcons, {}, served.id);
  const text = JSON.stringify(served).toLowerCase();
  const isNamed = (name: string): boolean =>
    [`"${name}"`, `[${name}]`, `:${name}:`].some((word) => text.includes(word));
  return Object.fromEntries(icons.filter(({ name }) => isNamed(name)).map(({ name, svg }) => [name, svg]));
}
