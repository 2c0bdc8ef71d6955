import type { Answer } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';
import { toBase64 } from './toBase64.js';

export type OwnFonts = Answer<'GET /api/own-fonts'>;
export type OwnFont = OwnFonts['fonts'][number];
export type OwnIcon = Answer<'GET /api/own-icons'>['icons'][number];
export type OwnUsage = Answer<'GET /api/own-fonts/{id}/check-usage'>;

export const ownFileKeys = {
  all: ['own-files'],
  fonts: ['own-files', 'fonts'],
  icons: ['own-files', 'icons'],
} as const;

/** The member's fonts, by family. */
export const ownFontsQuery = queryOptions({
  queryKey: ownFileKeys.fonts,
  queryFn: ({ signal }) => listOwnFonts(signal),
  staleTime: Infinity,
});

/** The member's icons, by name. */
export const ownIconsQuery = queryOptions({
  queryKey: ownFileKeys.icons,
  queryFn: ({ signal }) => listOwnIcons(signal),
  staleTime: Infinity,
});

export function listOwnFonts(signal?: AbortSignal): Promise<OwnFonts> {
  return call('GET /api/own-fonts', { signal });
}

export async function listOwnIcons(signal?: AbortSignal): Promise<readonly OwnIcon[]> {
  return (await call('GET /api/own-icons', { signal })).icons;
}

/** The bytes of a face of a member's own font, which only its owner can fetch. @param face its id, with the weight of a variable one */
export async function readOwnFontFile(id: string, face: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes: unknown = await call('GET /api/own-fonts/{id}/file', { params: { id }, query: { face } });
  if (!(bytes instanceof Blob)) throw new Error('The server did not send a font.');
  return new Uint8Array(await bytes.arrayBuffer());
}

/** Uploads a font whose licence the member has confirmed. @throws ApiError 409, 413, 415, 422 */
export async function uploadOwnFont(file: File): Promise<OwnFont> {
  const body = { name: file.name.slice(0, 200), data: await toBase64(file), licensed: true } as const;
  return (await call('POST /api/own-fonts', { body })).font;
}

export async function createOwnIcon(name: string, svg: string): Promise<OwnIcon> {
  return (await call('POST /api/own-icons', { body: { name, svg } })).icon;
}
