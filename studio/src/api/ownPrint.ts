import type { Answer } from '@cardwright/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.js';
import { toBase64 } from './toBase64.js';

export type OwnPreset = Answer<'GET /api/own-presets'>['presets'][number];
export type OwnProfiles = Answer<'GET /api/own-profiles'>;
export type OwnProfile = OwnProfiles['profiles'][number];

/** The keys of all lists of own presets and profiles. */
export const ownPrintKey = ['own-print'] as const;

/** The member's presets, by title. */
export const ownPresetsQuery = queryOptions({
  queryKey: [...ownPrintKey, 'presets'],
  queryFn: async ({ signal }) => (await call('GET /api/own-presets', { signal })).presets,
});

/** The member's colour profiles, by name. */
export const ownProfilesQuery = queryOptions({
  queryKey: [...ownPrintKey, 'profiles'],
  queryFn: ({ signal }) => call('GET /api/own-profiles', { signal }),
});

/** @param preset what the member's file contains @throws ApiError 409; 422 with the faults and their places */
export async function createOwnPreset(preset: object): Promise<OwnPreset> {
  return (await call('POST /api/own-presets', { body: preset })).preset;
}

/** @throws ApiError 409, 413, 415 saying what is wrong with the file */
export async function uploadOwnProfile(file: File): Promise<OwnProfile> {
  const body = { name: file.name.slice(0, 200), data: await toBase64(file) };
  return (await call('POST /api/own-profiles', { body })).profile;
}

/** The ICC file of a profile, which only its owner can fetch. */
export async function readOwnProfileFile(id: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const bytes: unknown = await call('GET /api/own-profiles/{id}/file', { params: { id }, signal });
  if (!(bytes instanceof Blob)) throw new Error('The server did not send a colour profile.');
  return new Uint8Array(await bytes.arrayBuffer());
}
