import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImageStore } from './ImageStore.js';
import { NearPictures } from './NearPictures.js';

const FILES = [
  'deck/Images/Foto.JPG',
  'deck/art/my lamp.png',
  'deck/art/100%.png',
  'deck/art/old/moon.png',
  'deck/moon.png',
  'deck/node_modules/a/sun.png',
  'deck/.git/star.png',
  'outside/secret.png',
];

let root: string;
let near: NearPictures;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cardwright-near-'));
  for (const file of [...FILES, `deck/art/${'Größe.png'.normalize('NFD')}`]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
  await symlink(join(root, 'outside'), join(root, 'deck/linked'));
  near = new NearPictures(join(root, 'deck'));
});
afterAll(() => rm(root, { recursive: true }));

describe('the fix of a path to a picture that does not exist', () => {
  it.each([
    ['another case', 'images/foto.jpg', 'Images/Foto.JPG'],
    ['an encoded space', 'art/my%20lamp.png', 'art/my lamp.png'],
    ['a percent sign', 'Art/100%.png', 'art/100%.png'],
    ['another folder', 'my lamp.png', 'art/my lamp.png'],
    ['another folder, encoded', 'x/my%20lamp.png', 'art/my lamp.png'],
    ['several folders', 'pics/moon.png', 'moon.png'],
    ['another form of Unicode', 'GRÖSSE/größe.png', `art/${'Größe.png'.normalize('NFD')}`],
  ])('names the file: %s', async (_, path, file) => {
    expect(await near.fixOf(path)).toBe(`Correct the path: there is ${file}.`);
  });

  it.each(['lamp.png', 'secret.png', 'sun.png', 'star.png', 'art'])('suggests nothing for %s', async (path) => {
    expect(await near.fixOf(path)).toBe('Put the file there, or correct the path.');
  });

  it('comes with the broken picture', async () => {
    const images = new ImageStore({ folder: join(root, 'deck') });
    await images.load(['images/foto.jpg']);
    expect(images.get('images/foto.jpg')).toEqual({
      kind: 'broken',
      reason: 'there is no such file in the deck’s folder.',
      fix: 'Correct the path: there is Images/Foto.JPG.',
    });
  });
});
