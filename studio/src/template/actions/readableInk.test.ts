import { parseTemplate, type TemplateConfig } from '@cardwright/renderer/schema';
import { expect, it } from 'vitest';
import { readableInk } from './readableInk.js';

/** A panel in a section on a background, with these classes. */
function face(background: string, section = '', panel = ''): TemplateConfig {
  const parsed = parseTemplate({
    name: 'Face',
    slug: 'face',
    json_config: {
      background: { classes: background, children: [] },
      sections: [
        {
          id: 'top',
          classes: section,
          children: [{ id: 'panel', kind: 'shape', renderType: 'shape', classes: panel, children: [] }],
        },
      ],
    },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value.json_config;
}

it.each([
  ['', '', '', 'ink'],
  ['bg-dark', '', '', 'light'],
  ['bg-dark', '', 'p-2 bg-paper', 'ink'],
  ['bg-paper', 'bg-primary', '', 'on-primary'],
  ['bg-paper', 'bg-category-2', 'flex-row', 'on-category-2'],
  ['bg-paper', 'bg-[#102030]', '', 'light'],
  ['bg-ink', 'bg-amber-200', '', 'dark'],
  // What lets something through does not decide.
  ['bg-dark', 'bg-paper/20', '', 'light'],
])('reads on %j, %j, %j in %s', (background, section, panel, ink) => {
  expect(readableInk(face(background, section, panel), 'panel')).toBe(ink);
});

it('reads on the background where nothing else is known to lie', () => {
  expect(readableInk(face('bg-dark', 'bg-paper'), 'overlays')).toBe('light');
});
