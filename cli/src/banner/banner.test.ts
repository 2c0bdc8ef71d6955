import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runMain, shareBrowser } from '../testing/runCli.js';
import { temporaryFolder } from '../testing/temporaryFolder.js';

shareBrowser();

const YAML = `
templates: { front: pictogram, back: pictogram-back }
translations: { en: { title: Three }, de: { title: Drei } }
`;
const CSV = 'title,title:de,icon\nLamp,Lampe,lucide:lamp\nMoon,Mond,lucide:moon\nOwl,Eule,game-icons:owl\n';

function deck(): { folder: string; out: string } {
  const folder = temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': CSV });
  return { folder, out: join(folder, 'out') };
}

describe('banner', () => {
  it('writes exactly the pixels of each size, in each language', async () => {
    const { folder, out } = deck();
    const sizes = [
      '--preset',
      'discord-event,itch-cover,300x250',
      '--lang',
      'all',
      '--format',
      'webp',
      '--cards',
      'back,owl,1',
    ];
    const { code, stdout } = await runMain('banner', folder, ...sizes, '--out', out, '--json', '--ground', 'ink');
    expect(code).toBe(0);
    const { files } = JSON.parse(stdout) as { files: { file: string; width: number; height: number }[] };
    expect(files.map(({ file, width, height }) => [file, width, height])).toEqual([
      ['en/discord-event.webp', 800, 320],
      ['en/itch-cover.webp', 630, 500],
      ['en/300x250.webp', 300, 250],
      ['de/discord-event.webp', 800, 320],
      ['de/itch-cover.webp', 630, 500],
      ['de/300x250.webp', 300, 250],
    ]);
    expect(await sharp(join(out, 'de', 'itch-cover.webp')).metadata()).toMatchObject({ width: 630, height: 500 });
    expect(readdirSync(out).sort()).toEqual(['de', 'en']);
  });

  it.each([
    [['--preset', 'x-heder'], /There is no banner size "x-heder"\. Did you mean "x-header"\?/],
    [
      ['--preset', '9x9000'],
      /The banner size "9x9000" is not possible\. A side has 100 to 4096 px, and is at most 10 times/,
    ],
    [['--preset', '4000x399'], /The banner size "4000x399" is not possible/],
    [['--preset', '1200×400'], /There is no banner size "1200×400"/],
    [['--preset', 'x-header', '--picture', 'Lamp'], /--picture: "Lamp" has no illustration/],
    [['--preset', 'x-header', '--quality', '80'], /--quality: Quality is for jpg and webp/],
    [['--preset', 'x-header', '--link', 'cards'], /--link: "cards" is not an address/],
    [['--preset', 'x-header', '--cards', 'Comet'], /--cards: No card is called "Comet"/],
    [['--preset', 'x-header', '--tilt', '90'], /from 0 to 30/],
    [[], /--preset <names> is missing/],
  ])('refuses %j', async (flags, message) => {
    const { folder, out } = deck();
    const { code, stderr } = await runMain('banner', folder, '--out', out, ...flags);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});
