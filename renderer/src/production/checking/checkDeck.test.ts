import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseDeckFile, parseTemplate } from '../../schema/index.js';
import { SCHEME } from '../../testing/renderFixture.js';
import { temporaryFolder } from '../../testing/temporaryFolder.js';
import { findCardSize } from '../../export/index.js';
import { DeckStudio } from '../DeckStudio.js';
import { checkDeck } from './checkDeck.js';

it('keeps what it has learned when it is interrupted', async () => {
  const cards = ['Lamp', 'Moon'].map((title) => ({ translations: { en: { title } } }));
  const deck = parseDeckFile({ color_scheme_id: SCHEME.id, categories: [{ cards }] });
  const title = { id: 'title', kind: 'title', renderType: 'text', classes: '' };
  const section = { id: 'all', height: '100%', heightPercent: 100, classes: '', children: [title] };
  const front = parseTemplate({ id: 'front', slug: 'default', name: 'Front', json_config: { sections: [section] } });
  if (!deck.ok || !front.ok) throw new Error('The test’s deck is invalid.');
  const folder = temporaryFolder();
  const loaded = {
    deck: deck.value,
    catalogue: { templates: [front.value], colorSchemes: [SCHEME] },
    folder,
    source: folder,
    warnings: [],
  };
  const studio = await DeckStudio.open({ folder, cacheFolder: join(folder, 'cache') });
  try {
    const stop = new AbortController();
    const options = {
      size: findCardSize('poker'),
      sides: ['front' as const],
      languages: ['en'],
      keep: () => true,
      minimumDpi: 300,
      safeMarginMm: 3,
    };
    const onFace = (): void => stop.abort();
    await expect(checkDeck(loaded, options, studio, { signal: stop.signal, onFace })).rejects.toThrow('aborted');
    expect(readdirSync(join(folder, 'cache', 'faces'))).toHaveLength(1);
  } finally {
    await studio.close();
  }
});
