import { PRESS_PROFILE_NAMES, type PressProfileName } from '../../press/profileFiles.js';
import type { ProblemText } from '../../schema/reading/problemList.js';

/** What shops call the printing conditions of the shipped profiles, which are the nearest to the shops' own. */
const CONDITIONS: readonly (readonly [PressProfileName, RegExp])[] = [
  ['swop', /swop/i],
  ['fogra39', /fogra\s?39|iso\s?coated[\s_]?v2/i],
];

/** The shipped profile that a preset means, such as `swop` for `SWOP v2`; undefined if there is none. */
export function shippedProfile(profile: string): PressProfileName | undefined {
  return CONDITIONS.find(([, pattern]) => pattern.test(profile))?.[0];
}

/** Whether a text names an ICC file. */
export function isIccFile(text: unknown): text is string {
  return typeof text === 'string' && /\.ic[cm]$/i.test(text);
}

/** What is wrong with a preset whose profile is none that is shipped. */
export function profileFault(profile: string): ProblemText {
  return {
    code: 'preset.profile',
    message: `It is for the press profile "${profile.slice(0, 60)}", which Cardwright does not have.`,
    fix: `Use ${PRESS_PROFILE_NAMES.join(' or ')}, or an ICC file of your own: on the command line, write its name and put it beside the preset; elsewhere, choose it as the output profile.`,
  };
}
