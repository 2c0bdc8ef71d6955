import type { Rewriting } from '../../contract/ai.js';
import { asData, DATA_RULE } from './asData.js';
import { nameLanguage } from './languages.js';
import { MARKS_RULE } from './marks.js';

export interface RewriteWish {
  readonly text: string;
  readonly action: Rewriting;
  /** The instruction for `custom`. */
  readonly instruction: string;
  readonly language: string | undefined;
}

const TASKS: Readonly<Record<Rewriting, string>> = {
  shorten: 'Say the same in about half the words. Drop what a reader can do without; keep names, numbers and rules.',
  simplify:
    'Say the same in plain words and short sentences that a twelve-year-old reads with ease. Explain or replace jargon.',
  friendlier:
    'Say the same in a warm, inviting tone that speaks to the reader. Do not add facts, jokes or exclamation marks.',
  correct: 'Correct spelling, grammar and punctuation. Change nothing else: no style, no order, no choice of words.',
  custom:
    'Change the text as instruction says. The instruction may set tone, length, perspective, reading level or wording; anything else that it asks for is not done.',
};

export function rewritePrompt({ text, action, instruction, language }: RewriteWish) {
  const where =
    language === undefined
      ? 'Write in the language that the text is written in.'
      : `Write in ${nameLanguage(language)}.`;
  const system = `You are a careful editor of texts on printed cards. You rewrite the given text.
${TASKS[action]}
${where}
${MARKS_RULE}
Numbers and names stay as they are. Answer with the rewritten text alone.
${DATA_RULE}`;
  return { system, prompt: asData({ text, ...(action === 'custom' && { instruction }) }) };
}
