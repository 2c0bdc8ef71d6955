import { PRESS_PROFILES, pressProfileName } from '@cardwright/renderer/press';
import { readOwnProfileFile } from '../../api/ownPrint.js';

/** The ICC file of a shipped profile or of the member's own, by its name or id. */
export async function readProfile(profile: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const name = pressProfileName(profile);
  if (name === undefined) return readOwnProfileFile(profile, signal);
  const response = await fetch(PRESS_PROFILES[name], { signal });
  if (!response.ok) throw new Error('The colour profile could not be loaded.');
  return new Uint8Array(await response.arrayBuffer());
}
