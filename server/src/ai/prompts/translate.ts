import { z } from 'zod';
import { asData, DATA_RULE } from './asData.js';
import { nameLanguage } from './languages.js';
import { MARKS_RULE } from './marks.js';

export interface GlossaryEntry {
  readonly term: string;
  readonly translation: string;
}

/** One text of a batch. */
export interface TranslationItem {
  /** Unique within its batch. */
  readonly id: string;
  /** The role of the text on its card, such as `title`. */
  readonly kind: string;
  readonly text: string;
  /** The fault of the previous translation, which the model should avoid. */
  readonly mind?: string;
}

export interface TranslationWish {
  readonly from: string | undefined;
  readonly to: string;
  readonly glossary: readonly GlossaryEntry[];
  /** The context of the texts, such as the deck's title, to disambiguate words. */
  readonly about: string;
  readonly items: readonly TranslationItem[];
}

export const translationAnswer = z.strictObject({
  texts: z.array(z.strictObject({ id: z.string(), text: z.string() })),
});

export function translationPrompt({ from, to, glossary, about, items }: TranslationWish) {
  const source = from === undefined ? '' : ` from ${nameLanguage(from)}`;
  const system = `You are a professional translator of printed cards. You translate each of the given texts${source} into ${nameLanguage(to)}.
Translate sense, tone and register as a native writer would put it, not word by word, and about as long as the source, since
cards have little room. Use one word for each concept throughout. Where glossary has a term, use its translation, inflected as the
grammar asks. about says what the texts belong to; it is not translated.
${MARKS_RULE}
Keep lines and paragraphs as they are. Keep every number in digits as it is, without converting units, times or currencies.
A text that is the same in both languages is repeated unchanged. If a text has mind, it names a fault of the previous
translation: avoid it.
Answer with every id once, and its translation.
${DATA_RULE}`;
  return { system, prompt: asData({ about, glossary, texts: items }) };
}
