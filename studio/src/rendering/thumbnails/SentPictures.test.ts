import { expect, it } from 'vitest';
import { SentPictures } from './SentPictures.js';

const picture = (width: number): ImageBitmap => ({ width, height: 10 }) as ImageBitmap;
const sent = (pictures: SentPictures, ...names: readonly string[]): readonly string[] => {
  const { images, forget } = pictures.toSend(new Map(names.map((name) => [name, picture(10)])));
  return [...[...images.keys()].map((name) => `+${name}`), ...forget.map((name) => `-${name}`)];
};

it('hands over each picture once, and lets the longest unused go', () => {
  const pictures = new SentPictures(200);
  expect(sent(pictures, 'a')).toEqual(['+a']);
  expect(sent(pictures, 'a', 'b')).toEqual(['+b']);
  expect(sent(pictures, 'a')).toEqual([]);
  expect(sent(pictures, 'c')).toEqual(['+c', '-b']);
  expect(sent(pictures, 'b')).toEqual(['+b', '-a']);
  expect(sent(pictures, 'x', 'y', 'z')).toEqual(['+x', '+y', '+z', '-c', '-b']);
});
