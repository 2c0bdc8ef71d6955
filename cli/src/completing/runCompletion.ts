import { CARD_SIZES, presets, sheets } from '@cardwright/renderer/export';
import { officialTemplates } from '@cardwright/templates';
import type { Command } from 'commander';
import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { bashScript } from './bashScript.js';
import { fishScript } from './fishScript.js';
import { completionWords, type CompletionWords, type KnownNames } from './words.js';
import { zshScript } from './zshScript.js';

const SCRIPTS: Readonly<Record<'bash' | 'zsh' | 'fish', (words: CompletionWords) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

function knownNames(): KnownNames {
  const ofPresets = presets().map(({ name }) => name);
  return {
    '--preset': ofPresets,
    '--paper': sheets().map(({ slug }) => slug),
    '--size': CARD_SIZES.map(({ slug }) => slug),
    '--template': officialTemplates().map(({ slug }) => slug),
    presets: ['list', 'show', 'check', ...ofPresets],
  };
}

/** `cardwright completion` */
export function runCompletion(
  { output }: CommandContext,
  shell: keyof typeof SCRIPTS,
  program: Command,
): Promise<ExitCode> {
  const script = SCRIPTS[shell](completionWords(program, knownNames()));
  output.result({ shell, script }, script);
  return Promise.resolve(EXIT.done);
}
