import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseDeckFile, parseTemplate } from '../../schema/index.js';
import { SCHEME } from '../../testing/renderFixture.js';
import { temporaryFolder } from '../../testing/temporaryFolder.js';
import { findCardSize } from '../../export/index.js';
import { DeckStudio } from '../DeckStudio.js';
import { checkDeck } from './checkDeck.js';

const OPTIONS = {
  size: findCardSize('poker'),
  sides: ['front' as const],
  languages: ['en'],
  keep: () => true,
  minimumDpi: 300,
  safeMarginMm: 3,
};

/** A deck with cards of these texts, as loaded from a new folder. */
function load(cards: readonly object[]) {
  const deck = parseDeckFile({ color_scheme_id: SCHEME.id, categories: [{ cards }] });
  const title = { id: 'title', kind: 'title', renderType: 'text', classes: '' };
  const section = { id: 'all', height: '100%', heightPercent: 100, classes: '', children: [title] };
  const front = parseTemplate({ id: 'front', slug: 'default', name: 'Front', json_config: { sections: [section] } });
  if (!deck.ok || !front.ok) throw new Error('The test’s deck is invalid.');
  const folder = temporaryFolder();
  return {
    deck: deck.value,
    catalogue: { templates: [front.value], colorSchemes: [SCHEME] },
    folder,
    source: folder,
    warnings: [],
  };
}

it('keeps what it has learned when it is interrupted', async () => {
  const loaded = load(['Lamp', 'Moon'].map((title) => ({ translations: { en: { title } } })));
  const { folder } = loaded;
  const studio = await DeckStudio.open({ folder, cacheFolder: join(folder, 'cache') });
  try {
    const stop = new AbortController();
    const onFace = (): void => stop.abort();
    await expect(checkDeck(loaded, OPTIONS, studio, { signal: stop.signal, onFace })).rejects.toThrow('aborted');
    expect(readdirSync(join(folder, 'cache', 'faces'))).toHaveLength(1);
  } finally {
    await studio.close();
  }
});

it('finds every card without a translation, also one whose face is that of the main language', async () => {
  const loaded = load([
    { translations: { en: { title: 'Lamp' }, de: { title: 'Lampe' } } },
    { translations: { en: { title: 'Moon' } } },
  ]);
  const studio = await DeckStudio.open(loaded);
  try {
    const findings = await checkDeck(loaded, { ...OPTIONS, languages: ['en', 'de'] }, studio);
    const untranslated = findings.filter(({ code }) => code === 'card.untranslated');
    expect(untranslated).toMatchObject([{ language: 'de', side: 'front', card: { number: 2, title: 'Moon' } }]);
  } finally {
    await studio.close();
  }
});
