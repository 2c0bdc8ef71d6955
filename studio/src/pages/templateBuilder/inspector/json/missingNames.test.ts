import { parseTemplateConfig } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { partsOf } from '../../../../template/document/parts.js';
import { missingNames } from './missingNames.js';

it('reports what a template names and layout did not find, at its place, and nothing of the card', () => {
  const parsed = parseTemplateConfig({
    background: { classes: 'foo', children: [] },
    sections: [
      {
        id: 'top',
        children: [
          { id: 'group', kind: 'shape', children: [{ id: 'lamp', kind: 'icon', props: { icon: 'lucide:lampp' } }] },
          { id: 'icon', kind: 'card_icon' },
          { id: 'cost', kind: 'icon', props: { icon: '{{field:icon}}' } },
        ],
      },
    ],
    absoluteItems: [{ id: 'title', kind: 'title', classes: 'font-papyrus' }],
  });
  if (!parsed.ok) throw new Error('The template is invalid.');
  const issue = (code: string, itemId: string) => ({ code, itemId, message: `${itemId}?` });
  const issues = [
    issue('class.unknown', 'background'),
    issue('class.unknown', 'top'),
    ...['lamp', 'icon', 'cost'].map((id) => issue('icon.unknown', id)),
    issue('font.unknown', 'title'),
    issue('text.overflow', 'title'),
    issue('class.unknown', 'removed'),
  ];
  expect(missingNames(issues, partsOf(parsed.value)).map(({ path, message }) => `${path} ${message}`)).toEqual([
    'background.classes background?',
    'sections[0].classes top?',
    'sections[0].children[0].children[0].props.icon lamp?',
    'absoluteItems[0].classes title?',
  ]);
});
