import { counted } from '@cardwright/renderer';
import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { readPresetFile } from '../options/readPreset.js';

/** `cardwright presets check`: what is wrong with a preset, with the place in the file and the fix. */
export function checkPreset({ output }: CommandContext, file: string): ExitCode {
  const parsed = readPresetFile(file, 'presets check');
  const problems = parsed.ok ? parsed.warnings : parsed.problems;
  output.problems(problems);
  const count = counted(problems.length, 'problem');
  const verdict = parsed.ok ? `“${parsed.value.title}” is valid.` : `${count}.`;
  output.result({ file, valid: parsed.ok, problems }, `${file}: ${verdict}`);
  return parsed.ok ? EXIT.done : EXIT.failed;
}
