import { readFileSync } from 'node:fs';
import { CardwrightError } from '../../../errors.js';
import { type OutputProfile, readOutputProfile } from '../../../press/outputProfile.js';

/** The profiles that we ship, by the names that options use. */
const PRESS_PROFILES = { fogra39: 'FOGRA39L_coated', swop: 'SWOP_TR003_coated' } as const;

const NAMES = Object.keys(PRESS_PROFILES) as (keyof typeof PRESS_PROFILES)[];

/**
 * A shipped profile, or an ICC file that somebody brought.
 * @throws CardwrightError `profile.unknown` for another name, `profile.invalid` for a file that does not fit
 */
export function pressProfile(profile: string | Uint8Array): OutputProfile {
  if (typeof profile !== 'string') return readOutputProfile(profile);
  const name = nameOf(profile);
  if (name !== undefined) return readOutputProfile(profileFile(PRESS_PROFILES[name]));
  throw new CardwrightError('profile.unknown', `There is no press profile "${profile.slice(0, 60)}".`, {
    path: 'output_profile',
    fix: `Use ${NAMES.join(' or ')}, or on the command line an ICC file.`,
  });
}

/** The profile of the screen. */
export function screenProfile(): Uint8Array {
  return profileFile('sRGB');
}

/** The path is the same from src and from dist. */
function profileFile(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../../../assets/profiles/${name}.icc`, import.meta.url)));
}

function nameOf(text: string): keyof typeof PRESS_PROFILES | undefined {
  return NAMES.find((name) => name === text.trim().toLowerCase());
}
