import { describe, expect, it } from 'vitest';
import { codesOf, valueOf } from '../testing/parsed.js';
import { LIMITS } from '../values/limits.js';
import { parseTemplate, parseTemplateConfig } from './parseTemplate.js';

const heights = (...sections: object[]): unknown =>
  valueOf(parseTemplateConfig({ sections })).sections.map(({ height, heightPercent }) => [height, heightPercent]);

describe('parseTemplateConfig', () => {
  it('fills in every default', () => {
    expect(valueOf(parseTemplateConfig({}))).toEqual({
      schema_version: 2,
      name: '',
      description: '',
      ratio: '2:3',
      background: { classes: '', children: [] },
      sections: [],
      absoluteItems: [],
    });
    const config = valueOf(
      parseTemplateConfig({
        sections: [{ children: [{ kind: 'description' }] }],
        absoluteItems: [{ kind: 'svg_shape' }],
      }),
    );
    expect(config.sections[0]).toEqual({
      id: 'section-1',
      height: '100%',
      heightPercent: 100,
      classes: '',
      locked: false,
      children: [{ id: 'description-1', kind: 'description', renderType: 'markdown', classes: '' }],
    });
    expect(config.absoluteItems[0]).toEqual({
      id: 'svg-shape-1',
      kind: 'svg_shape',
      renderType: 'svg-shape',
      classes: '',
      x: 0,
      y: 0,
      width: 100,
      height: 100,
      rotation: 0,
    });
  });

  it('splits heights equally, rounded, and distributes the rest', () => {
    expect(heights({}, {}, {})).toEqual(Array(3).fill(['33%', 33]));
    expect(heights({ height: '50%' }, {}, {})).toEqual([
      ['50%', 50],
      ['25%', 25],
      ['25%', 25],
    ]);
    expect(heights({ heightPercent: 100 }, {})).toEqual([
      ['100%', 100],
      ['50%', 50],
    ]);
    expect(heights({ height: ' 33.5 % ' }, { heightPercent: 66.5 })).toEqual([
      ['33.5%', 33.5],
      ['66.5%', 66.5],
    ]);
  });

  it.each([
    { height: '0%' },
    { height: '900%' },
    { height: '120px' },
    { height: '-5%' },
    { heightPercent: 0 },
    { heightPercent: 900 },
    { heightPercent: -1 },
    { heightPercent: Number.NaN },
    { height: 50 },
  ])('rejects a section of %j', (section) => {
    const problems = codesOf(parseTemplateConfig({ sections: [section] }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`sections[0].${Object.keys(section)[0] ?? ''}`);
  });

  it('warns when heights disagree or do not add up', () => {
    expect(
      codesOf(parseTemplateConfig({ sections: [{ height: '50%', heightPercent: 60 }, { height: '20%' }] })),
    ).toEqual(['template.heights_differ sections[0].height', 'template.heights_sum sections']);
    expect(codesOf(parseTemplateConfig({ sections: [{}, {}, {}] }))).toEqual([]);
  });

  it.each([
    ['width', -1],
    ['height', Number.NaN],
    ['height', '50%'],
    ['x', Number.POSITIVE_INFINITY],
    ['y', 1e9],
    ['rotation', 1e9],
  ])('rejects an absolute item with %s %d', (key, value) => {
    const problems = codesOf(parseTemplateConfig({ absoluteItems: [{ kind: 'title', [key]: value }] }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`absoluteItems[0].${key}`);
  });

  it('rejects unknown kinds and render types, and suggests the nearest', () => {
    const item = { kind: 'category_titel', renderType: 'svg_shape' };
    expect(parseTemplateConfig({ background: { children: [item] } })).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'template.unknown_kind',
          path: 'background.children[0].kind',
          fix: 'Write "category_title" if you meant that.',
        },
        {
          code: 'schema.invalid_value',
          path: 'background.children[0].renderType',
          fix: 'Write "svg-shape" if you meant that.',
        },
      ],
    });
    for (const kind of ['field:', 'field: ', 'Title', '__proto__', 'constructor'])
      expect(codesOf(parseTemplateConfig({ background: { children: [{ kind }] } }))).toEqual([
        'template.unknown_kind background.children[0].kind',
      ]);
  });

  it('warns of misspelt keys, and of props on the item itself; other unknown keys are kept in silence', () => {
    const parsed = parseTemplateConfig({
      sectoins: [],
      x_sections: [],
      editor: { zoom: 2 },
      background: { clases: 'bg-paper', children: [{ kind: 'shape', children: [{ kind: 'text', text: 'Hi' }] }] },
      sections: [
        { heigthPercent: 50, children: [{ kind: 'title', classs: 'font-bold', width: 40, part: { id: 'a' } }] },
      ],
      absoluteItems: [{ kind: 'icon', icon: 'lucide:lamp', width: 40 }],
    });
    expect(codesOf(parsed)).toEqual([
      'template.unknown_key sectoins',
      'template.unknown_key background.clases',
      'template.unknown_key sections[0].heigthPercent',
      'template.prop_outside_props background.children[0].children[0].text',
      'template.unknown_key sections[0].children[0].classs',
      'template.prop_outside_props absoluteItems[0].icon',
    ]);
    expect(parsed).toMatchObject({ ok: true, value: { sectoins: [], editor: { zoom: 2 } } });
    expect(parsed.ok && parsed.warnings.map(({ fix }) => fix)).toContain('Write "heightPercent" if you meant that.');
  });

  it('rejects duplicate ids of sections and items at any depth', () => {
    const children = [
      { id: 'a', kind: 'title' },
      { id: 'box', kind: 'shape', children: [{ id: 'a', kind: 'text' }] },
    ];
    expect(codesOf(parseTemplateConfig({ sections: [{ id: 'box', children }] }))).toEqual([
      'template.duplicate_id sections[0].children[1].id',
      'template.duplicate_id sections[0].children[1].children[0].id',
    ]);
  });

  it('creates unused ids', () => {
    const children = [{ kind: 'title' }, { id: 'title-1', kind: 'title' }, { kind: 'title' }];
    expect(
      valueOf(parseTemplateConfig({ sections: [{ children }] })).sections[0]?.children.map(({ id }) => id),
    ).toEqual(['title-2', 'title-1', 'title-3']);
  });

  it('limits depth and number of items', () => {
    const nested = (levels: number): object => ({
      kind: 'shape',
      ...(levels > 1 && { children: [nested(levels - 1)] }),
    });
    expect(parseTemplateConfig({ absoluteItems: [nested(LIMITS.itemDepth)] }).ok).toBe(true);
    expect(codesOf(parseTemplateConfig({ absoluteItems: [nested(LIMITS.itemDepth + 1)] }))[0]).toContain(
      'template.too_deep absoluteItems[0].children[0]',
    );
    expect(codesOf(parseTemplateConfig({ absoluteItems: [nested(5_000)] }))[0]).toContain('schema.too_deep');
    const many = Array.from({ length: LIMITS.items / 2 + 1 }, () => ({ kind: 'shape' }));
    expect(codesOf(parseTemplateConfig({ background: { children: many }, absoluteItems: many }))).toEqual([
      'template.too_many_items ',
    ]);
    expect(codesOf(parseTemplateConfig({ absoluteItems: [...many, ...many] }))).toEqual([
      'schema.too_big absoluteItems',
    ]);
  });

  it('warns about meaningless props and bindings', () => {
    const children = [
      { kind: 'shape', props: { shape: 'elipse', sides: -3, svg: [4], showWhen: 'titel', repeat: 'field:cost' } },
      { kind: 'illustration', renderType: 'image', props: { photoFocus: 'top' } },
      {
        kind: 'text',
        classes: 'w-[{{field:arms}}%] p-{{padding}}',
        props: { text: '{{ title }} {{field:x}} {{sub_title}}', overflow: 'wrap', showWhen: '!illustration' },
      },
    ];
    expect(codesOf(parseTemplateConfig({ background: { children } }))).toEqual([
      'template.unknown_shape background.children[0].props.shape',
      'template.bad_prop background.children[0].props.sides',
      'template.bad_prop background.children[0].props.svg',
      'template.unknown_binding background.children[0].props.showWhen',
      'template.bad_prop background.children[1].props.photoFocus',
      'template.unknown_overflow background.children[2].props.overflow',
      'template.unknown_binding background.children[2].classes',
      'template.unknown_binding background.children[2].props.text',
    ]);
  });

  it('warns about masks that are neither a shape nor a path nor an SVG', () => {
    const masks = ['star', 'M0 0H10V10Z', '<svg/>', '{{field:mask}}', 'elipse', 'line', 'M0 0 H', 7];
    const children = masks.map((mask) => ({ kind: 'image', props: { mask } }));
    expect(codesOf(parseTemplateConfig({ background: { children } }))).toEqual(
      [4, 5, 6, 7].map((index) => `template.bad_mask background.children[${index}].props.mask`),
    );
  });

  it('warns about what has no effect, with the nearest name', () => {
    const children = [
      { kind: 'title', props: { showwhen: 'title', minFontsize: 8, colour: 'red', prefix: '{{cost}} ' } },
      { kind: 'text', props: { text: 'Cost {{field:cost', showWhen: 'field:cost >' } },
      { kind: 'text', props: { text: '{{ field:cost }} {{title}}' }, classes: 'p-{{field:x' },
      { kind: 'svg_shape', props: { svg: '<svg><text>{{title}}</text></svg>', keepWhenEmpty: true } },
      { kind: 'title', props: { showWhen: '! description !' } },
    ];
    const parsed = parseTemplateConfig({ background: { children } });
    expect(codesOf(parsed)).toEqual([
      'template.unknown_prop background.children[0].props.showwhen',
      'template.unknown_prop background.children[0].props.minFontsize',
      'template.unknown_prop background.children[0].props.colour',
      'template.unknown_binding background.children[0].props.prefix',
      'template.unclosed_placeholder background.children[1].props.text',
      'template.bad_condition background.children[1].props.showWhen',
      'template.unclosed_placeholder background.children[2].classes',
      'template.placeholder_without_effect background.children[3].props.svg',
      'template.bad_condition background.children[4].props.showWhen',
    ]);
    expect(parsed.ok && parsed.warnings.slice(0, 2).map(({ fix }) => fix)).toEqual([
      'Write "showWhen" if you meant that.',
      'Write "minFontSize" if you meant that.',
    ]);
  });

  it.each(['1:0', '2/3', '', '20:1', 1.5])('rejects the ratio %j', (ratio) => {
    expect(codesOf(parseTemplateConfig({ ratio }))[0]).toContain(' ratio');
  });
});

describe('parseTemplate', () => {
  it('wraps a bare config', () => {
    expect(valueOf(parseTemplate({ name: 'Große Bühne', ratio: '5:7', sections: [] }))).toMatchObject({
      id: 'grosse-buhne',
      slug: 'grosse-buhne',
      name: 'Große Bühne',
      ratio: '5:7',
      type: 'user',
    });
  });

  it('shares name, description and ratio between row and config', () => {
    const template = valueOf(
      parseTemplate({ name: 'N', description: 'D', ratio: '1:1', slug: 's', json_config: {}, x: 1 }),
    );
    expect(template).toMatchObject({ id: 's', x: 1, json_config: { name: 'N', description: 'D', ratio: '1:1' } });
    expect(codesOf(parseTemplate({ ratio: '1:1', json_config: { ratio: '2:3' } }))).toEqual([
      'template.ratio_differs ratio',
    ]);
  });

  it('requires something to draw', () => {
    expect(codesOf(parseTemplate({ name: 'N' }))).toEqual(['schema.invalid_type json_config']);
    expect(codesOf(parseTemplate({ json_config: 'x', type: 'admin' }))).toEqual([
      'schema.invalid_value type',
      'schema.invalid_type json_config',
    ]);
  });

  it('prefixes paths when the template is part of a larger document', () => {
    expect(codesOf(parseTemplate({ json_config: { sections: 1 } }, { at: ['templates', 'front'] }))).toEqual([
      'schema.invalid_type templates.front.json_config.sections',
    ]);
  });
});
