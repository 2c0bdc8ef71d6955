import type { Command } from 'commander';
import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { bashScript } from './bashScript.js';
import { fishScript } from './fishScript.js';
import { completionWords, type CompletionWords } from './words.js';
import { zshScript } from './zshScript.js';

const SCRIPTS: Readonly<Record<'bash' | 'zsh' | 'fish', (words: CompletionWords) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** `cardwright completion` */
export function runCompletion(
  { output }: CommandContext,
  shell: keyof typeof SCRIPTS,
  program: Command,
): Promise<ExitCode> {
  const script = SCRIPTS[shell](completionWords(program));
  output.result({ shell, script }, script);
  return Promise.resolve(EXIT.done);
}
