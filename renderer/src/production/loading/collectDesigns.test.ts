import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findTemplate, type OfficialCatalogue } from '../../plan/catalogue.js';
import { type ColorScheme, type DeckFile, parseDeckFile, parseTemplate } from '../../schema/index.js';
import { SCHEME } from '../../testing/renderFixture.js';
import { collectDesigns, type DeckWithDesigns } from './collectDesigns.js';

const OWN: ColorScheme = { ...SCHEME, name: 'Mine' };

function deck(fields: object): DeckFile {
  const parsed = parseDeckFile({ title: 'Mine', categories: [], ...fields });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const OFFICIAL: OfficialCatalogue = {
  templates: [],
  colorSchemes: [SCHEME],
  colorSchemeFor: () => undefined,
};

describe('The designs of a deck', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'designs-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('include its own colour scheme, even with the id of an official one', async () => {
    await writeFile(join(folder, 'mine.json'), JSON.stringify(OWN));
    const { deck: read, catalogue } = await collectDesigns(deck({ color_scheme: 'mine.json' }), folder, OFFICIAL);
    expect(read.color_scheme_id).toBe(SCHEME.id);
    expect(catalogue.colorSchemes.map(({ name }) => name)).toEqual(['Mine']);
  });

  it('refuse a colour scheme among the templates, and say where it belongs', async () => {
    await mkdir(join(folder, 'templates'));
    await writeFile(join(folder, 'templates/mine.json'), JSON.stringify(OWN));
    await expect(collectDesigns(deck({}), folder, OFFICIAL)).rejects.toMatchObject({
      message: 'templates/mine.json is a colour scheme, not a template.',
      fix: expect.stringContaining('Move it out of templates/') as string,
    });
  });

  const template = (color: string, more: object = {}): object => ({
    name: 'Prompt',
    ratio: '2.5:3.5',
    json_config: { background: { classes: `bg-[${color}]`, children: [] }, sections: [] },
    ...more,
  });
  const write = async (file: string, content: object): Promise<void> => {
    await mkdir(join(folder, 'templates'), { recursive: true });
    await writeFile(join(folder, file), JSON.stringify(content));
  };
  const official = (): OfficialCatalogue => {
    const parsed = parseTemplate(template('#ffffff', { id: 'f0f0', slug: 'plain', name: 'Plain' }));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return { ...OFFICIAL, templates: [parsed.value] };
  };
  const backgroundOf = ({ catalogue }: DeckWithDesigns, reference: string | null): unknown =>
    findTemplate(catalogue, reference, 'front').json_config.background.classes;

  it('report the problems of all faulty templates of the folder together', async () => {
    await write('templates/a.json', template('#ffffff', { json_config: 1 }));
    await write('templates/b.json', template('#ffffff', { json_config: 2 }));
    await expect(collectDesigns(deck({}), folder, OFFICIAL)).rejects.toMatchObject({
      code: 'deck.invalid',
      problems: [{ place: { file: 'templates/a.json' } }, { place: { file: 'templates/b.json' } }],
    });
  });

  it('are those of the files that it names, even if they have the same name', async () => {
    await write('templates/front.json', template('#ff0000'));
    await write('templates/back.json', template('#0000ff'));
    const read = await collectDesigns(
      deck({ templates: { front: 'templates/front.json', back: './templates/back.json' } }),
      folder,
      official(),
    );
    expect(backgroundOf(read, read.deck.front_template_id)).toBe('bg-[#ff0000]');
    expect(backgroundOf(read, read.deck.back_template_id)).toBe('bg-[#0000ff]');
    expect(read.catalogue.templates).toHaveLength(3);
    await expect(collectDesigns(deck({ templates: { front: 'prompt' } }), folder, official())).rejects.toMatchObject({
      problems: [
        {
          code: 'template.ambiguous',
          path: 'templates.front',
          message: 'Several templates have the slug "prompt": templates/back.json, templates/front.json.',
        },
      ],
    });
  });

  it('are the objects that it contains, even if they have the same name', async () => {
    const read = await collectDesigns(
      deck({ templates: { front: template('#ff0000'), back: template('#0000ff') } }),
      folder,
      official(),
    );
    expect(backgroundOf(read, read.deck.front_template_id)).toBe('bg-[#ff0000]');
    expect(backgroundOf(read, read.deck.back_template_id)).toBe('bg-[#0000ff]');
  });

  it('leave an official template as it is when a copy of it lies elsewhere', async () => {
    await write('copy.json', template('#ff0000', { id: 'f0f0', slug: 'plain' }));
    const cards = [
      { title: 'a', front_template_id: 'copy.json' },
      { title: 'b', front_template_id: 'plain' },
    ];
    const read = await collectDesigns(
      deck({ templates: { front: 'plain' }, categories: [{ title: 'All', cards }] }),
      folder,
      official(),
    );
    const drawn = read.deck.categories[0]?.cards.map((card) => backgroundOf(read, card.front_template_id));
    expect(drawn).toEqual(['bg-[#ff0000]', 'bg-[#ffffff]']);
    expect(backgroundOf(read, read.deck.front_template_id)).toBe('bg-[#ffffff]');
  });

  it('warn of a file in templates/ that replaces an official template', async () => {
    await write('templates/boss.json', template('#ff0000', { slug: 'plain' }));
    const read = await collectDesigns(deck({ templates: { front: 'plain' } }), folder, official());
    expect(backgroundOf(read, read.deck.front_template_id)).toBe('bg-[#ff0000]');
    expect(read.warnings).toMatchObject([
      {
        code: 'template.replaces_official',
        message:
          'templates/boss.json has the slug "plain" of the official template Plain, and replaces it in the whole deck.',
      },
    ]);
  });
});
