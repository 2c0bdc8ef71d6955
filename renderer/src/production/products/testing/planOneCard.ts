import { parseDeckFile, parseTemplate } from '../../../schema/index.js';
import { type ExportPlan, planExport } from '../planExport.js';
import type { ProductionOptions } from '../productionOrder.js';

/** The plan of an export of a deck with one card, in a design without content. */
export function planOneCard(preset: string, options: ProductionOptions): ExportPlan {
  const deck = parseDeckFile({
    translations: { en: { title: 'Deck' } },
    categories: [{ cards: [{ translations: { en: { title: 'Lamp' } } }] }],
  });
  const front = parseTemplate({ id: 'front', slug: 'default', name: 'Front', json_config: { sections: [] } });
  if (!deck.ok || !front.ok) throw new Error('The test’s deck is invalid.');
  const catalogue = { templates: [front.value], colorSchemes: [] };
  return planExport({ preset, options }, { deck: deck.value, catalogue });
}
