import { spokenText } from '../../resolve/markdown/index.js';
import type { ZipCard } from '../zip/types.js';
import { playLanguage, playTexts } from './playTexts.js';
import type { PlayWords } from './types.js';

/**
 * What a card says, for people who search a table or cannot see its picture.
 * @param language of a card without a title, which is called by its number
 */
export function wordsOf({ number, title, copies = 1, front, back }: ZipCard, language: string): PlayWords {
  const { untitled } = playTexts(playLanguage(language));
  return {
    number,
    title: title || untitled.replace('{number}', `${number}`),
    text: textsOf(front, title),
    backText: back === undefined ? '' : textsOf(back, title),
    copies,
  };
}

/** The texts of a face except the title, one per line. */
function textsOf({ scene }: ZipCard['front'], title: string): string {
  const texts = scene.items.flatMap(({ text }) => (text === undefined ? [] : [spokenText(text.content)]));
  return texts.filter((text) => text !== '' && text !== spokenText(title)).join('\n');
}
