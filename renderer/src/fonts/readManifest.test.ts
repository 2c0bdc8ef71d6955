import { describe, expect, it } from 'vitest';
import { readManifest, type ManifestFile } from './readManifest.js';

const face = { weight: 400, italic: false, ascent: 1, descent: 0.2, capHeight: 0.7, xHeight: 0.5 };
const file: ManifestFile = {
  families: [
    {
      slug: 'one',
      name: 'One',
      category: 'serif',
      license: 'OFL-1.1',
      faces: [
        { ...face, id: 'one-400', coverage: 1 },
        { ...face, id: 'one-700', weight: 700, coverage: 1 },
        { ...face, id: 'one-greek', coverage: 0 },
      ],
    },
  ],
  fallbacks: ['one'],
  coverages: ['ps,2', 'w+2m,1y,z+2kmv'],
};

describe('readManifest', () => {
  const { families, fallbacks } = readManifest(file);
  const faces = families.flatMap((family) => family.faces);

  it('reads the ranges of every face', () => {
    const latin = [
      [32, 126],
      [196, 196],
      [231, 120_286],
    ];
    expect(faces.map(({ ranges }) => ranges)).toEqual([
      latin,
      latin,
      [
        [928, 928],
        [930, 930],
      ],
    ]);
  });

  it('keeps the other values of faces and families', () => {
    expect(fallbacks).toEqual(['one']);
    expect(families[0]).toMatchObject({ slug: 'one', name: 'One', category: 'serif', license: 'OFL-1.1' });
    expect(faces[1]).toMatchObject({ id: 'one-700', weight: 700, xHeight: 0.5 });
  });

  it('gives faces that can be copied', () => {
    expect(structuredClone(faces[2])).toEqual({
      ...face,
      id: 'one-greek',
      file: 'one-greek.ttf',
      ranges: [
        [928, 928],
        [930, 930],
      ],
    });
  });
});
