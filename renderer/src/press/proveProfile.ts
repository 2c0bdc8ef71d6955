import { PressColors } from './PressColors.js';
import type { OutputProfile } from './outputProfile.js';

/** Any choices will do: only the profile can fail. */
const ANY = { inkLimit: 300, blackText: 'overprint', richBlack: 'profile', intent: 'relative' } as const;

/**
 * Reads an ICC file for the printing press, and converts colours with it in both directions.
 * @throws CardwrightError `profile.invalid`, or `profile.unreadable` for tables that Little CMS refuses
 */
export async function proveProfile(profile: Uint8Array): Promise<OutputProfile> {
  const colors = await PressColors.create({ profile, ...ANY });
  try {
    colors.inksOf('#3d7fb6', 'area');
    return colors.profile;
  } finally {
    colors.free();
  }
}
