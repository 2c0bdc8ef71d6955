import { parseTemplate, type TemplateItem } from '@cardwright/renderer';
import { toDocument } from '../toDocument.js';
import type { TemplateDocument } from '../types.js';

/** For tests: an item whose id is its name. */
export function anItem(id: string, kind = 'title', children?: readonly TemplateItem[]): TemplateItem {
  return {
    id,
    kind,
    renderType: kind === 'shape' ? 'shape' : 'text',
    classes: '',
    ...(children && { children: [...children] }),
  };
}

/**
 * For tests: a template with a background item `b`, the sections `top` (40 %: `a`, and the group `g` with `c` and `d`) and
 * `foot` (60 %: `e`), and the overlay `o`.
 */
export function aTemplate(): TemplateDocument {
  const parsed = parseTemplate({
    id: 'template',
    name: 'Prompt',
    json_config: {
      background: { classes: 'bg-paper', children: [anItem('b', 'shape')] },
      sections: [
        { id: 'top', heightPercent: 40, children: [anItem('a'), anItem('g', 'shape', [anItem('c'), anItem('d')])] },
        { id: 'foot', heightPercent: 60, children: [anItem('e', 'one_liner')] },
      ],
      absoluteItems: [{ ...anItem('o', 'card_number'), x: 10, y: 10, width: 20, height: 10, rotation: 0 }],
    },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return toDocument(parsed.value);
}
