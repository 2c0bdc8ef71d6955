import { expect, it } from 'vitest';
import { pictureAt } from './pictureAt.js';

const OWN = '/storage/v1/object/public/images/a/b.png';

it('asks for the smallest served size that fills the place', () => {
  const sizeAt = (width: number, density: number): string[] => {
    const query = new URL(pictureAt(OWN, width, density), 'http://localhost').searchParams;
    return [query.get('src') ?? '', query.get('w') ?? '', query.get('dpr') ?? ''];
  };
  expect(sizeAt(28, 1)).toEqual([OWN, '320', '1']);
  expect(sizeAt(88, 2)).toEqual([OWN, '320', '1']);
  expect(sizeAt(320, 2)).toEqual([OWN, '320', '2']);
  expect(sizeAt(321, 1)).toEqual([OWN, '640', '1']);
  expect(sizeAt(9_000, 2)).toEqual([OWN, '1536', '2']);
});

it('leaves pictures alone that are in the page', () => {
  for (const src of ['data:image/png;base64,AA==', 'blob:http://localhost/1']) expect(pictureAt(src, 320, 1)).toBe(src);
});
