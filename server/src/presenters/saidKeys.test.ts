import { parseTemplateConfig } from '@cardwright/renderer/schema';
import { expect, it } from 'vitest';
import { saidKeys } from './saidKeys.js';

const face = (...children: object[]) => {
  const parsed = parseTemplateConfig({
    schema_version: 1,
    background: { classes: '', children: [] },
    sections: [{ heightPercent: 100, classes: '', children }],
    absoluteItems: [],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.value;
};

it('lists what each side shows as text, the title first and own fields last, those within texts included', () => {
  const front = face(
    { kind: 'card_icon', classes: '' },
    { kind: 'primary_text', classes: '' },
    { kind: 'text', classes: 'text-[{{field:color}}]', props: { text: '{{field:answer}}, says {{title}}' } },
    { kind: 'field:suit', renderType: 'icon', classes: '' },
    { kind: 'one_liner', classes: '', hidden: true },
  );
  const back = face({ kind: 'description', classes: '' });
  expect(saidKeys(front, back)).toEqual({ front: ['title', 'primary_text', 'answer'], back: ['description'] });
});

it('takes all texts where the front has none, and nothing for a back without a design', () => {
  const all = ['title', 'one_liner', 'primary_text', 'description', 'secondary_text'];
  expect(saidKeys(face({ kind: 'illustration', classes: '' }), null)).toEqual({ front: all, back: [] });
  expect(saidKeys(undefined, undefined)).toEqual({ front: all, back: [] });
});
