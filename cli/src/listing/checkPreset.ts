import { CardwrightError, counted, type Problem } from '@cardwright/renderer';
import type { Preset } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode, UnreachableError } from '../exitCode.js';
import { profileBeside } from '../options/profileBeside.js';
import { readPresetFile } from '../options/readPreset.js';

const COMMAND = 'presets check';

/** `cardwright presets check`: what is wrong with a preset, with the place in the file and the fix. */
export async function checkPreset({ output }: CommandContext, file: string): Promise<ExitCode> {
  const parsed = readPresetFile(file, COMMAND);
  const faults = parsed.ok ? await profileFaults(file, parsed.value) : [];
  const problems = parsed.ok ? [...parsed.warnings, ...faults] : parsed.problems;
  const valid = parsed.ok && faults.length === 0;
  output.problems(problems);
  const verdict = valid ? `“${parsed.value.title}” is valid.` : `${counted(problems.length, 'problem')}.`;
  output.result({ file, valid, problems }, `${file}: ${verdict}`);
  return valid ? EXIT.done : EXIT.failed;
}

/** What is wrong with the ICC file that a preset names. */
async function profileFaults(file: string, preset: Preset): Promise<readonly Problem[]> {
  const fault = (message: string, fix?: string): Problem => ({
    code: 'preset.profile',
    severity: 'error',
    path: 'color.profile',
    message,
    ...(fix !== undefined && { fix }),
  });
  const { PRESS_PROFILE_NAMES, proveProfile } = await import('@cardwright/renderer/press');
  try {
    const profile = profileBeside(file, preset, COMMAND);
    if (profile === undefined) return [];
    await proveProfile(profile);
    return [];
  } catch (error) {
    if (error instanceof CardwrightError) return [fault(error.message, error.fix)];
    if (!(error instanceof UnreachableError)) throw error;
    return [
      fault(
        `There is no file ${preset.color?.profile ?? ''} beside the preset.`,
        `Put the ICC file into the folder of the preset, or write ${PRESS_PROFILE_NAMES.join(' or ')}.`,
      ),
    ];
  }
}
