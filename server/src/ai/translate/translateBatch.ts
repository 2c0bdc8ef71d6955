import { LIMITS } from '@cardwright/renderer';
import { UNSTORABLE } from '../../unstorable.js';
import { askJson } from '../askJson.js';
import { lostMarks, type Marks } from '../keptMarks.js';
import {
  translationAnswer,
  translationPrompt,
  type TranslationItem,
  type TranslationWish,
} from '../prompts/translate.js';
import type { TextModel } from '../types.js';

export interface FailedText<T> {
  readonly item: T;
  /** An explanation for people. */
  readonly reason: string;
}

export interface Translated<T> {
  readonly done: readonly { readonly item: T; readonly text: string }[];
  readonly failed: readonly FailedText<T>[];
}

const KEPT: readonly (keyof Marks)[] = ['bindings', 'icons', 'addresses', 'code', 'numbers', 'structure'];
/** A translation may be longer than its source, but more than this is a runaway answer. */
const MOST_GROWTH = { factor: 4, characters: 200 };

type Wish = Omit<TranslationWish, 'items'>;
type Item = Omit<TranslationItem, 'id'>;

/**
 * Translates the texts of one batch and checks each answer: marks and lines are kept, nothing is missing. Faulty texts
 * are sent once more, one by one and with their faults; texts that fail again are reported and not used.
 * @throws HttpProblem `upstream` if the model gives no usable answer at all
 */
export async function translateBatch<T extends Item>(
  model: TextModel,
  wish: Wish,
  items: readonly T[],
  signal: AbortSignal,
): Promise<Translated<T>> {
  const first = await ask(model, wish, items, signal);
  if (first.failed.length === 0) return first;
  const again = first.failed.map(({ item, reason }) => ({ kind: item.kind, text: item.text, mind: reason, item }));
  const second = await ask(model, wish, again, signal);
  return {
    done: [...first.done, ...second.done.map(({ item, text }) => ({ item: item.item, text }))],
    failed: second.failed.map(({ item, reason }) => ({ item: item.item, reason })),
  };
}

async function ask<T extends Item>(
  model: TextModel,
  wish: Wish,
  items: readonly T[],
  signal: AbortSignal,
): Promise<Translated<T>> {
  const numbered = items.map(({ kind, text, mind }, index) => ({
    id: `t${index + 1}`,
    kind,
    text,
    ...(mind !== undefined && { mind }),
  }));
  const characters = items.reduce((sum, { text }) => sum + text.length, 0);
  const { texts } = await askJson(model, {
    name: 'translations',
    ...translationPrompt({ ...wish, items: numbered }),
    answer: translationAnswer,
    // In most scripts a token has at least two characters; the rest is for ids and quotation marks.
    maxTokens: 400 + items.length * 30 + characters,
    signal,
  });
  const byId = new Map(texts.map(({ id, text }) => [id, text]));
  const checked = items.map((item, index) => {
    const text = byId.get(`t${index + 1}`);
    return { item, text: text ?? '', reason: faultOf(item.text, text) };
  });
  return {
    done: checked.filter(({ reason }) => reason === undefined).map(({ item, text }) => ({ item, text })),
    failed: checked.flatMap(({ item, reason }) => (reason === undefined ? [] : [{ item, reason }])),
  };
}

/** Says why a translation cannot be used; undefined for a good one. */
function faultOf(source: string, text: string | undefined): string | undefined {
  if (text === undefined) return 'the translation is missing';
  if (text.trim() === '') return 'the translation is empty';
  // PostgreSQL would refuse the whole deck.
  if (UNSTORABLE.test(text)) return 'the translation has a character that cannot be stored';
  const most = Math.min(LIMITS.text, source.length * MOST_GROWTH.factor + MOST_GROWTH.characters);
  if (text.length > most) return 'the translation is far too long';
  const lines = source.trim().split('\n').length;
  if (lines !== text.trim().split('\n').length) return `the translation must have ${lines} lines, as the source has`;
  const lost = lostMarks(source, text, KEPT);
  return lost.length === 0 ? undefined : lost.join('; ');
}
