import {
  boundKinds,
  colorTokens,
  createClassParser,
  parseDeckFile,
  parseSvg,
  parseTemplate,
} from '@cardwright/renderer';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colorScheme, colorSchemeFor, DESIGNS, officialTemplate, officialTemplates, worlds } from './index.js';
import { classStringsOf, drawingsOf, itemsOf, problemsOf } from './testing.js';

const root = new URL('../', import.meta.url);
const templates = officialTemplates();
const scheme = colorScheme('cardwright-default');
if (scheme === undefined) throw new Error('the default colour scheme is missing');
const tokens = colorTokens(scheme, '0');
const around = { color: '#000000', fontSize: 16 };

test('every design has a front and a back, and the defaults are among them', () => {
  expect(templates.map(({ slug }) => slug)).toEqual(DESIGNS.flatMap((slug) => [slug, `${slug}-back`]));
  expect(officialTemplate('default')?.ratio).toBe('2.5:3.5');
  expect(officialTemplate('default-back')?.ratio).toBe('2.5:3.5');
  expect(officialTemplate('nothing')).toBeUndefined();
});

test('ids are UUIDs of their own', () => {
  const ids = templates.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('the designs are code, and the files are what it writes', async () => {
  const { generatedFiles } = (await import(new URL('art/build.mjs', root).href)) as {
    generatedFiles: () => Map<string, string>;
  };
  const files = generatedFiles();
  expect(files.size).toBeGreaterThan(DESIGNS.length * 3);
  const stale = [...files].filter(([path, content]) => readFileSync(new URL(path, root), 'utf8') !== content);
  expect(
    stale.map(([path]) => path),
    'run node templates/art/build.mjs',
  ).toEqual([]);
});

/** Backs that show what belongs to their card: instructions, a solution, a meaning. */
const SPEAKING_BACKS = ['case-file-back', 'open-ground-back', 'where-on-earth-back', 'word-hoard-back'];

test('every other back is the same on all cards of a deck', () => {
  const silent = templates.filter(({ slug }) => slug.endsWith('-back') && !SPEAKING_BACKS.includes(slug));
  expect(silent.length).toBe(DESIGNS.length - SPEAKING_BACKS.length);
  for (const { slug, json_config: config } of silent) {
    const kinds = [...boundKinds(config)].filter((kind) => !/^(deck_|shape$|svg_shape$)/.test(kind));
    expect(kinds, slug).toEqual([]);
    expect(JSON.stringify(config), slug).not.toMatch(/\bprimary\b/);
  }
});

describe.each(templates.map((template) => [template.slug, template] as const))('%s', (_, template) => {
  test('parses without an error or a warning', () => {
    const parsed = parseTemplate(template);
    expect(problemsOf(parsed)).toEqual([]);
    expect(parsed.ok && parsed.value.json_config.sections.length).toBe(template.json_config.sections.length);
  });

  test('says the same outside and inside json_config, and names its parts once', () => {
    const { name, description, ratio } = template.json_config;
    expect({ name, description, ratio }).toEqual({
      name: template.name,
      description: template.description,
      ratio: template.ratio,
    });
    const ids = [...itemsOf(template), ...template.json_config.sections].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('uses only classes and tokens that exist', () => {
    const parser = createClassParser(tokens);
    const unknown = classStringsOf(template).flatMap((classes) => parser.parse(classes, around).unknown);
    expect(unknown).toEqual([]);
  });

  test('its sections fill the face or leave the rest to the background', () => {
    const total = template.json_config.sections.reduce((sum, { heightPercent }) => sum + heightPercent, 0);
    expect(total === 0 || Math.abs(total - 100) < 0.01).toBe(true);
  });

  test('its drawings are drawn whole, tinted by tokens, and small', () => {
    for (const drawing of drawingsOf(template)) {
      const unknown = [...drawing.matchAll(/var\(--([\w-]+)\)/g)].filter(([, name]) => !tokens.has(name ?? ''));
      expect(unknown.map(([each]) => each)).toEqual([]);
      const parsed = parseSvg(drawing, { currentColor: '#123456', variables: (name) => tokens.get(name) });
      expect(parsed.warnings).toEqual([]);
      expect(parsed.nodes.length).toBeGreaterThan(0);
      expect(drawing.length).toBeLessThan(80_000);
    }
  });

  test('sets no text in a colour whose contrast a scheme does not promise', () => {
    const texts = itemsOf(template).filter(({ renderType }) => renderType === 'text' || renderType === 'markdown');
    const raw = /(?:^|\s)text-(primary|secondary|accent|category-\d|line|surface)(?:\/\d+)?(?:\s|$)/;
    expect(texts.filter(({ classes }) => raw.test(classes)).map(({ id }) => id)).toEqual([]);
  });

  test('becomes its mirror image in languages from right to left', () => {
    const kept = classStringsOf(template).filter((classes) => {
      if (/(?:^|\s)absolute(?:\s|$)/.test(classes)) return false;
      if (/(?:^|\s)text-(?:left|right)(?:\s|$)/.test(classes) && !/rtl:text-/.test(classes)) return true;
      return /(?:^|\s)-?(?:[mp][lr]|border-[lr]|rounded-(?:l|r|tl|tr|bl|br))(?:-|\s|$)/.test(classes);
    });
    expect(kept).toEqual([]);
  });

  test('shrinks no text below what a press can print', () => {
    for (const { props } of itemsOf(template)) {
      if (props?.minFontSize !== undefined) expect(props.minFontSize).toBeGreaterThanOrEqual(5.5);
    }
  });

  test('has a preview that a list of templates may load', () => {
    const { size } = statSync(new URL(`${template.slug}/preview.webp`, root));
    expect(size).toBeGreaterThan(4_000);
    expect(size).toBeLessThanOrEqual(60_000);
  });

  test('has a colour scheme that was made for it', () => {
    const design = template.slug.replace(/-back$/, '');
    expect(colorSchemeFor(template.slug)?.slug).toBe(design === 'default' ? 'cardwright-default' : design);
  });
});

test.each(DESIGNS)('the sample deck of %s is valid and has its pictures', (slug) => {
  const parsed = parseDeckFile(JSON.parse(readFileSync(new URL(`${slug}/sample.json`, root), 'utf8')));
  expect(problemsOf(parsed)).toEqual([]);
  if (!parsed.ok) return;
  expect(parsed.value.templates).toEqual({ front: slug, back: `${slug}-back` });
  expect(typeof parsed.value.color_scheme === 'string' && colorScheme(parsed.value.color_scheme)).toBeTruthy();
  expect(worlds().map(({ slug: world }) => world)).toContain(parsed.value.world_id);
  const pictures = parsed.value.categories.flatMap(({ cards }) =>
    cards.flatMap(({ illustration }) => illustration ?? []),
  );
  for (const picture of pictures) expect(existsSync(new URL(`${slug}/${picture}`, root)), picture).toBe(true);
});
