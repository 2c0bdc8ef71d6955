import pLimit from 'p-limit';
import { HttpProblem } from '../../errors.js';
import type { TranslationItem, TranslationWish } from '../prompts/translate.js';
import type { TextModel } from '../types.js';
import { toBatches } from './toBatches.js';
import { translateBatch, type FailedText, type Translated } from './translateBatch.js';

/** Concurrent requests per caller. */
const CONCURRENCY = 3;

export interface TranslationProgress {
  /** The number of texts, including failed ones. */
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: TranslationProgress) => void;
}

/**
 * Translates any number of texts in batches. If one batch fails, the results of the others are kept.
 * @throws HttpProblem `upstream` if the provider translated no text at all; the signal's reason
 */
export async function translateTexts<T extends Omit<TranslationItem, 'id'>>(
  model: TextModel,
  wish: Omit<TranslationWish, 'items'>,
  items: readonly T[],
  { signal, onProgress }: Options,
): Promise<Translated<T>> {
  const limit = pLimit(CONCURRENCY);
  const done: { item: T; text: string }[] = [];
  const failed: FailedText<T>[] = [];
  let lastProblem: HttpProblem | undefined;
  const work = toBatches(items).map((batch) =>
    limit(async () => {
      signal.throwIfAborted();
      try {
        const translated = await translateBatch(model, wish, batch, signal);
        done.push(...translated.done);
        failed.push(...translated.failed);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof HttpProblem)) throw error;
        lastProblem = error;
        failed.push(...batch.map((item) => ({ item, reason: error.detail })));
      }
      onProgress?.({ done: done.length + failed.length, failed: failed.length, total: items.length });
    }),
  );
  const settled = await Promise.allSettled(work);
  const broken = settled.find((result) => result.status === 'rejected');
  if (broken !== undefined) throw broken.reason;
  if (done.length === 0 && lastProblem !== undefined) throw lastProblem;
  return { done, failed };
}
