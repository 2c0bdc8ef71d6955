import { describe, expect, it } from 'vitest';
import type { Scene } from '../displayList.js';
import { loadFacesFromDisk } from '../fonts/node.js';
import { encloses, overlap, type Rect } from '../geometry.js';
import { SceneSource } from '../plan/sceneSource.js';
import { parseDeckFile } from '../schema/index.js';
import { SCHEME, testRenderer } from '../testing/renderFixture.js';
import { plainDesign } from './bannerDesign.js';
import { BANNER_PRESETS } from './bannerPresets.js';
import { drawBanner } from './drawBanner.js';

const renderer = await testRenderer();
const scenes = new SceneSource(renderer, ({ faces }) => loadFacesFromDisk(renderer.env.fonts, faces));

interface Words {
  readonly title: string;
  readonly button?: string;
  readonly language?: string;
}

/** A banner without cards. */
async function banner(key: string, { title, button = '', language = 'de' }: Words): Promise<Scene> {
  const size = BANNER_PRESETS.find((preset) => preset.key === key);
  const deck = parseDeckFile({ default_language: language, translations: { [language]: { title, description: '' } } });
  if (size === undefined || !deck.ok) throw new Error('There is no such size or deck.');
  const texts = { [language]: { title: '', line: '', call_to_action: button } };
  const design = { ...plainDesign(), texts };
  const link = 'https://cards.example.org/play/random/1';
  return drawBanner({ size, design, deck: deck.value, scheme: SCHEME, language, cards: [], link }, scenes);
}

function areaOf({ items }: Scene, id: string): Rect {
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new Error(`The banner has no ${id}.`);
  return found.rect;
}

describe('the words of a banner', () => {
  it.each(['instagram-story', 'pinterest-pin', 'facebook-post'])(
    'keep a long button and the code in their area: %s',
    async (key) => {
      const scene = await banner(key, {
        title: 'Nachtschicht',
        button: 'Jetzt kostenlos ausprobieren und herunterladen',
      });
      for (const id of ['button', 'qr']) expect(encloses(areaOf(scene, 'words'), areaOf(scene, id), 0.1)).toBe(true);
      expect(overlap(areaOf(scene, 'button'), areaOf(scene, 'qr'))).toBe(false);
    },
  );

  it('break a word that is too long for a line between syllables', async () => {
    const scene = await banner('x-post', { title: 'Rindfleischetikettierungsüberwachungsaufgabe' });
    expect(JSON.stringify(scene)).toMatch(/"text":"Rindfleisch[^"]*-"/);
  });

  it('lie where lines begin, with the cards and the code on the other side', async () => {
    const of = async (language: string) => {
      const scene = await banner('x-post', { title: 'ألعاب الورق', button: 'العب', language });
      const isLeftOf = (one: string, other: string) => areaOf(scene, one).x < areaOf(scene, other).x;
      return [isLeftOf('words', 'cards'), isLeftOf('button', 'qr')];
    };
    expect(await of('ar')).toEqual([false, false]);
    expect(await of('en')).toEqual([true, true]);
  });
});
