import { CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { completeTemplate } from './completeTemplate.js';

const CLASSES = ['text-xl', 'text-lg', 'p-4'].map((name) => ({
  name,
  group: 'Typography' as const,
  family: name,
  doc: '',
  value: '',
}));

/** What is offered where the `|` stands. */
async function offered(text: string, explicit = true): Promise<string[]> {
  const at = text.indexOf('|');
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: [json()] });
  const result = await completeTemplate(() => CLASSES)(new CompletionContext(state, at, explicit));
  return result?.options.map(({ label }) => label) ?? [];
}

test('keys are those of the object that are not there yet', async () => {
  expect(await offered('{ | }')).toEqual(
    expect.arrayContaining(['"name"', '"ratio"', '"background"', '"sections"', '"absoluteItems"', '"guides"']),
  );
  expect(await offered('{ | }')).not.toContain('"json_config"');
  expect(await offered('{ "name": "", "ra|" }')).not.toContain('"name"');
  const item = await offered('{ "sections": [{ "children": [{ "kind": "text", "ren|" }] }] }');
  expect(item).toContain('"renderType"');
  expect(item).not.toContain('"kind"');
  expect(item).not.toContain('"x"');
  expect(await offered('{ "absoluteItems": [{}, { | }] }')).toContain('"x"');
});

test('groups in groups have the keys of items', async () => {
  const deep = '{ "sections": [{ "children": [{ "children": [{ "children": [{ "| }] }] }] }] }';
  expect(await offered(deep)).toContain('"renderType"');
});

test('values are those of the schema, also in a text that is incomplete', async () => {
  const item = (rest: string): string => `{ "background": { "children": [{ ${rest}`;
  expect(await offered(item('"renderType": "|'))).toContain('"svg-shape"');
  expect(await offered(item('"kind": "ti|" }] } }'))).toContain('"title"');
  expect(await offered(item('"locked": |'))).toEqual(['true', 'false']);
  expect(await offered(item('"props": { "fit": "|" } }] } }'))).toEqual(['"contain"', '"cover"', '"fill"']);
  expect(await offered(item('"props": { "sh|" } }] } }'))).toContain('"shape"');
});

test('classes are completed word by word', async () => {
  expect(await offered('{ "background": { "classes": "p-4 te|" } }')).toEqual(['text-xl', 'text-lg']);
  expect(await offered('{ "background": { "classes": "rtl:te|" } }')).toEqual(['rtl:text-xl', 'rtl:text-lg']);
  expect(await offered('{ "background": { "classes": "|" } }', false)).toEqual([]);
});

test('nothing is offered where nothing is known, or unasked', async () => {
  expect(await offered('{ "name": "|" }')).toEqual([]);
  expect(await offered('{ | }', false)).toEqual([]);
  expect(await offered('|')).toEqual([]);
});
