import { LIMITS } from '@cardwright/renderer';
import { askText } from './askText.js';
import { lostMarks, type Marks } from './keptMarks.js';
import type { Rewriting } from '../contract/ai.js';
import { rewritePrompt, type RewriteWish } from './prompts/rewrite.js';
import type { TextModel } from './types.js';

/** The marks that each task must keep. Shortening may drop a list item, but no task may break a binding. */
const KEPT: Readonly<Record<Rewriting, readonly (keyof Marks)[]>> = {
  shorten: ['bindings', 'icons', 'addresses'],
  simplify: ['bindings', 'icons', 'addresses', 'code'],
  friendlier: ['bindings', 'icons', 'addresses', 'code'],
  correct: ['bindings', 'icons', 'addresses', 'code', 'numbers', 'structure'],
  custom: ['bindings', 'icons', 'addresses'],
};

/** Rewrites a text and keeps its marks. @throws HttpProblem `upstream` */
export function rewriteText(model: TextModel, wish: RewriteWish, signal: AbortSignal): Promise<string> {
  const request = { ...rewritePrompt(wish), maxTokens: 300 + wish.text.length * 2, signal };
  return askText(model, request, (text) => faultsOf(wish, text));
}

function faultsOf({ text: before, action }: RewriteWish, text: string): readonly string[] {
  if (text.trim() === '') return ['the text must not be empty'];
  if (text.length > Math.min(LIMITS.text, before.length * 4 + 1_000)) return ['the text is far too long'];
  return lostMarks(before, text, KEPT[action]);
}
