import { expect, it } from 'vitest';
import { missingParts } from './partReference.js';
import { parseTemplateConfig } from './parseTemplate.js';

it('names each copy of a part that no longer exists, at its place', () => {
  const copyOf = (id: string, part: string): object => ({ id, kind: 'title', part: { id: part, version: 2 } });
  const parsed = parseTemplateConfig({
    sections: [
      { children: [{ id: 'group', kind: 'shape', children: [copyOf('badge', 'gone'), copyOf('star', 'kept')] }] },
    ],
    absoluteItems: [
      { ...copyOf('ribbon', 'gone'), name: 'Ribbon' },
      { kind: 'title', part: { id: 7 } },
    ],
  });
  if (!parsed.ok) throw new Error('The template is invalid.');
  expect(missingParts(parsed.value, new Set(['kept']))).toEqual(
    [
      ['sections[0].children[0].children[0].part', '"badge"'],
      ['absoluteItems[0].part', '"Ribbon"'],
    ].map(([path, name = '']): unknown =>
      expect.objectContaining({
        code: 'part.unknown',
        severity: 'warning',
        path,
        message: expect.stringContaining(name) as string,
      }),
    ),
  );
});
