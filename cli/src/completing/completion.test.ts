import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { runMain } from '../testing/runCli.js';

/** What bash offers for the last word of a command line. */
async function offered(...words: string[]): Promise<readonly string[]> {
  const { stdout: script } = await runMain('completion', 'bash');
  const line = ['cardwright', ...words].map((word) => JSON.stringify(word)).join(' ');
  const ask = `COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _cardwright; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const offers = execFileSync('bash', ['--norc', '-c', `${script}\n${ask}`], { encoding: 'utf8', cwd: '/' });
  return offers.split('\n').filter((word) => word !== '');
}

it('completes commands, and the words that their arguments and options take', async () => {
  expect(await offered('comp')).toEqual(['completion']);
  expect(await offered('completion', 'z')).toEqual(['zsh']);
  expect(await offered('presets', 'sho')).toEqual(['show']);
  expect(await offered('presets', 'drive')).toEqual(['drivethrucards']);
  expect(await offered('export', 'x', '--format', 'p')).toEqual(['png']);
  expect(await offered('export', 'x', '--preset', 'home-a')).toEqual(['home-a4', 'home-a3', 'home-a4-fold']);
  expect(await offered('export', 'x', '--paper', 'a3')).toEqual(['a3']);
  expect(await offered('init', 'd', '--template', 'emberwild-')).toEqual(['emberwild-back']);
});

it('completes files elsewhere', async () => {
  expect(await offered('check', '/us')).toEqual(['/usr']);
  expect(await offered('export', 'x', '--out', '/us')).toEqual(['/usr']);
});
