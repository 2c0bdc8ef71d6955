import { spokenText } from '../../resolve/markdown/index.js';
import type { ZipCard } from '../zip/types.js';
import { playLanguage, playTexts } from './playTexts.js';
import type { PlayWords } from './types.js';

/**
 * What a card says, for people who search a table or cannot see its picture.
 * @param language of a card without a title, which is called by its number
 */
export function wordsOf({ number, title, copies = 1, front }: ZipCard, language: string): PlayWords {
  const spokenTitle = spokenText(title);
  const texts = front.scene.items.flatMap(({ text }) => (text === undefined ? [] : [spokenText(text.content)]));
  const others = texts.filter((text) => text !== '' && text !== spokenTitle);
  const { untitled } = playTexts(playLanguage(language));
  return { number, title: title || untitled.replace('{number}', `${number}`), text: others.join('\n'), copies };
}
