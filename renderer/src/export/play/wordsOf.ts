import { spokenText } from '../../resolve/markdown/index.js';
import type { ZipCard } from '../zip/types.js';
import type { PlayWords } from './types.js';

/** What a card says, for people who search a table or cannot see its picture. */
export function wordsOf({ number, title, copies = 1, front }: ZipCard): PlayWords {
  const spokenTitle = spokenText(title);
  const texts = front.scene.items.flatMap(({ text }) => (text === undefined ? [] : [spokenText(text.content)]));
  const others = texts.filter((text) => text !== '' && text !== spokenTitle);
  return { number, title: title === '' ? `Card ${number}` : title, text: others.join('\n'), copies };
}
