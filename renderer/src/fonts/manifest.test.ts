import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { fontsDirectory, loadManifestFromDisk } from './node.js';
import type { FontManifest } from './types.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Family, upright weights / italic weights. Changing this list changes what templates can show. */
const FAMILIES = `
alegreya 400 500 700 800 900 / 400 700
almendra 400 700 / 400 700
archivo 400 500 600 700 800 900 / 400 700
archivo-expanded 400 500 600 700 800 900 /
bangers 400 /
bebas-neue 400 /
besley 400 500 600 700 800 900 / 400 700
bricolage-grotesque 300 400 500 600 700 800 /
caprasimo 400 /
caveat 400 500 600 700 /
cinzel 400 500 600 700 800 900 /
eb-garamond 400 500 600 700 800 / 400 500 600 700
fredoka 300 400 500 600 700 /
grenze-gotisch 300 400 500 600 700 800 900 /
im-fell-english-sc 400 /
instrument-sans 400 500 600 700 / 400 500 600 700
inter 400 500 600 700 800 900 / 400 700
jetbrains-mono 400 500 600 700 800 / 400 700
lora 400 500 600 700 / 400 700
medievalsharp 400 /
metamorphous 400 /
newsreader 300 400 500 600 700 800 / 400 500 600 700
orbitron 400 500 600 700 800 900 /
oswald 300 400 500 600 700 /
press-start-2p 400 /
spline-sans-mono 400 500 600 700 / 400 700
noto-sans 400 500 600 700 800 / 400 700
noto-sans-arabic 400 500 600 700 800 /
noto-sans-hebrew 400 500 600 700 800 /
noto-sans-thai 400 500 600 700 800 /
noto-sans-armenian 400 500 600 700 800 /
noto-sans-georgian 400 500 600 700 800 /
noto-sans-bengali 400 500 600 700 800 /
noto-sans-gujarati 400 500 600 700 800 /
noto-sans-gurmukhi 400 500 600 700 800 /
noto-sans-kannada 400 500 600 700 800 /
noto-sans-malayalam 400 500 600 700 800 /
noto-sans-sinhala 400 500 600 700 800 /
noto-sans-tamil 400 500 600 700 800 /
noto-sans-telugu 400 500 600 700 800 /
noto-sans-ethiopic 400 500 600 700 800 /
noto-sans-jp 400 700 /
noto-sans-kr 400 700 /
noto-sans-sc 400 700 /
noto-sans-tc 400 700 /
noto-sans-math 400 /
noto-sans-symbols 400 700 /
noto-sans-symbols-2 400 /
noto-sans-runic 400 /
noto-music 400 /
`.trim();

let manifest: FontManifest;

beforeAll(async () => {
  manifest = await loadManifestFromDisk();
});

describe('the font manifest', () => {
  test('has exactly these families and weights', () => {
    const list = manifest.families.map(({ slug, faces }) => {
      const weights = (italic: boolean): number[] => [
        ...new Set(faces.filter((face) => face.italic === italic).map(({ weight }) => weight)),
      ];
      const sorted = (italic: boolean): string =>
        weights(italic)
          .sort((a, b) => a - b)
          .join(' ');
      return `${slug} ${sorted(false)} / ${sorted(true)}`.trim();
    });
    expect(list.join('\n')).toBe(FAMILIES);
    expect(list.length).toBeGreaterThanOrEqual(16);
  });

  test('names the licence, its text and the authors of every family', async () => {
    for (const family of manifest.families) {
      expect(family.license, family.slug).toBe('OFL-1.1');
      expect(family.copyright, family.slug).toMatch(/copyright|©|\(c\)/i);
      const text = await readFile(join(fontsDirectory(), family.licenseFile ?? 'none'), 'utf8');
      expect(text, family.slug).toContain('SIL OPEN FONT LICENSE Version 1.1');
      expect(text.split('SIL Open Font')[0], family.slug).toMatch(/copyright|©|\(c\)/i);
    }
  });

  test('has one file per face, and no other files', async () => {
    const files = manifest.families.flatMap(({ faces }) => faces.map(({ file }) => file));
    expect(new Set(files).size).toBe(files.length);
    const present = (await readdir(fontsDirectory())).filter((name) => name.endsWith('.ttf'));
    expect(present.sort()).toEqual([...files].sort());
  });

  test('has ascending, disjoint ranges and plausible metrics in every face', () => {
    for (const face of manifest.families.flatMap(({ faces }) => faces)) {
      let last = -2;
      for (const [from, to] of face.ranges) {
        if (from <= last + 1 || to < from) expect.fail(`${face.id}: ${from}-${to} after ${last}`);
        last = to;
      }
      expect(face.ranges.length, face.id).toBeGreaterThan(0);
      expect(face.ascent, face.id).toBeGreaterThan(0);
      expect(face.descent, face.id).toBeGreaterThanOrEqual(0);
      expect(face.capHeight, face.id).toBeGreaterThan(0);
    }
  });

  test.each(
    'am ar bg bn el fa gu he hi hy ja ka kk kn ko ml mn mr pa ru si sr ta te th uk ur vi yi zh zh-Hant'.split(' '),
  )('has the letters of %s in a fallback', (language) => {
    const months = Array.from({ length: 12 }, (_, month) =>
      new Date(2025, month, 15).toLocaleDateString(language, { weekday: 'long', month: 'long' }),
    );
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? '';
    const ranges = manifest.families
      .filter(({ slug }) => manifest.fallbacks.includes(slug))
      .flatMap(({ faces }) => faces.flatMap((face) => face.ranges));
    const letters = new Set([name, ...months].join('').match(/[\p{L}\p{M}]/gu));
    const isMissing = (letter: string): boolean => {
      const code = letter.codePointAt(0) ?? 0;
      return !ranges.some(([from, to]) => from <= code && code <= to);
    };
    expect(letters.size).toBeGreaterThan(9);
    expect([...letters].filter(isMissing)).toEqual([]);
  });

  test('has fallbacks that exist', () => {
    const slugs = new Set(manifest.families.map(({ slug }) => slug));
    expect(manifest.fallbacks.filter((slug) => !slugs.has(slug))).toEqual([]);
  });
});

describe('the font build', () => {
  test('does nothing when run again, and the reference page is up to date', async () => {
    const page = join(root, 'docs/reference/fonts.md');
    expect(existsSync(page)).toBe(true);
    const before = await readFile(page, 'utf8');
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'renderer/scripts/buildFonts.mjs')]);
    expect(stdout).toBe('');
    expect(await readFile(page, 'utf8')).toBe(before);
    for (const { slug } of manifest.families) expect(before).toContain(`\`font-${slug}\``);
  });
});
