import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPrivatePictures } from './findPrivatePictures.js';
import { parseObjectPath } from './objectPath.js';

const OWNER = randomUUID();
const find = (...texts: string[]) =>
  findPrivatePictures(
    texts.map((text) => Buffer.from(text)),
    OWNER,
  );

describe('findPrivatePictures', () => {
  it('finds every private picture of the owner once, by whatever URL, among any other text', () => {
    const path = fc
      .tuple(fc.uuid(), fc.constantFrom('png', 'svg', 'jpeg'))
      .map(([id, extension]) => `${OWNER}/private/${id}.${extension}`);
    const url = fc.constantFrom('', '/image?src=', 'https://cards.example/storage/v1/object/public/images/');
    const behind = fc.constantFrom('', '?width=3', '&w=640', '"', ')', ' ü');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), url, path, behind)), (entries) => {
        const texts = entries.map((entry) => JSON.stringify({ text: entry.join('') }));
        const paths = [...new Set(entries.map(([, , each]) => each))];
        expect(find(...texts).sort()).toEqual(paths.sort());
      }),
    );
  });

  it('leaves alone what is public, somebody else’s or no picture', () => {
    const [other, id] = [randomUUID(), randomUUID()];
    expect(find(`${OWNER}/${id}.png ${other}/private/${id}.png ${OWNER}/private/${id}.exe ${OWNER}/private/`)).toEqual(
      [],
    );
  });
});

it('a picture is private if it is in its owner’s folder of that name', () => {
  const id = randomUUID();
  const isPrivate = (path: string) => parseObjectPath(path)?.isPrivate;
  expect(isPrivate(`${OWNER}/private/${id}.png`)).toBe(true);
  expect(isPrivate(`${OWNER}/avatars/${id}.png`)).toBe(false);
  expect(isPrivate(`${OWNER}/${id}.png`)).toBe(false);
  expect(isPrivate('seeds/private/rain.png')).toBe(false);
});
