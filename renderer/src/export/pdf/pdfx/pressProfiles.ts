import { readFileSync } from 'node:fs';
import { CardwrightError } from '../../../errors.js';
import { PRESS_PROFILE_NAMES, PRESS_PROFILES, pressProfileName } from '../../../press/profileFiles.js';
import type { PdfStandard } from '../../../press/choices.js';
import { type OutputProfile, readOutputProfile } from '../../../press/outputProfile.js';
import { STANDARDS } from './standards.js';

/** The path is the same from src and from dist. */
const SCREEN = new URL('../../../../assets/profiles/sRGB.icc', import.meta.url);

/**
 * A shipped profile, or an ICC file that somebody brought.
 * @throws CardwrightError `profile.unknown` for another name, `profile.invalid` for a file that does not fit, or that
 *   the standard cannot embed
 */
export function pressProfile(profile: string | Uint8Array, standard: PdfStandard): OutputProfile {
  if (typeof profile !== 'string') return embeddable(readOutputProfile(profile), standard);
  const name = pressProfileName(profile);
  if (name !== undefined) return readOutputProfile(read(PRESS_PROFILES[name]));
  throw new CardwrightError('profile.unknown', `There is no press profile "${profile.slice(0, 60)}".`, {
    path: 'output_profile',
    fix: `Use ${PRESS_PROFILE_NAMES.join(' or ')}, or your own: on the command line an ICC file, over the API the id of one that you have uploaded.`,
  });
}

function embeddable(profile: OutputProfile, standard: PdfStandard): OutputProfile {
  const { iccVersions, name } = STANDARDS[standard];
  if (iccVersions.includes(profile.version)) return profile;
  throw new CardwrightError(
    'profile.invalid',
    `This profile has ICC version ${profile.version}, which ${name} does not allow.`,
    {
      path: 'output_profile',
      fix: `Use a profile of ICC version ${iccVersions.join(' or ')}, such as fogra39, or x4 as the PDF standard.`,
    },
  );
}

/** The profile of the screen. */
export function screenProfile(): Uint8Array {
  return read(SCREEN);
}

function read(file: URL): Uint8Array {
  return new Uint8Array(readFileSync(file));
}
