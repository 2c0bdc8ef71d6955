import { describe, expect, it } from 'vitest';
import { parseDeckFile, parseTemplate, type Template } from '../../schema/index.js';
import { planDeck } from '../../plan/planDeck.js';
import { SCHEME } from '../../testing/renderFixture.js';
import { mergeFindings } from '../mergeFindings.js';
import { ContentCheck } from './checkContent.js';

function template(slug: string, children: readonly object[]): Template {
  const parsed = parseTemplate({
    name: slug.toUpperCase(),
    slug,
    ratio: '2.5:3.5',
    json_config: { ratio: '2.5:3.5', sections: [{ id: 'all', children }] },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const FRONT = [{ kind: 'title' }, { kind: 'illustration', props: { showWhen: 'illustration' } }];
const ICONS = {
  exists: (name: string) => name === 'lucide:sword',
  suggest: (name: string) => (name === 'swrod' ? 'sword' : undefined),
};

/** Checks a deck of these cards whose front has these parts; its back shows the deck's title. */
function check(children: readonly object[], cards: readonly object[], languages = ['en'], more: object = {}) {
  const templates = [
    template('plain', children),
    template('plain-back', [{ kind: 'deck_title' }]),
    template('rules', [{ kind: 'description' }, { kind: 'text', props: { text: 'Cost {{field:cost}}' } }]),
    template('story', [{ kind: 'description' }, { kind: 'category_description' }]),
  ];
  const file = parseDeckFile({
    translations: { en: { title: 'Deck' } },
    templates: { front: 'plain', back: 'plain-back' },
    categories: [{ cards }],
    ...more,
  });
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  const deck = { ...file.value, front_template_id: 'plain', back_template_id: 'plain-back' };
  const catalogue = { templates, colorSchemes: [SCHEME] };
  return mergeFindings(new ContentCheck(catalogue, ICONS).checkPlan(planDeck(deck, catalogue, { languages })));
}

const card = (texts: object, more: object = {}): object => ({
  ...more,
  icon: null,
  translations: { en: { title: 'Lamp', ...texts } },
});

describe('fields that no face shows', () => {
  it('are counted over the deck, with the designs that show them', () => {
    const found = check(FRONT, [card({ description: 'One' }), card({ description: 'Two' }), card({})]);
    expect(found).toMatchObject([
      {
        code: 'card.field_unshown',
        severity: 'warning',
        message: 'Description is not shown by this design: 2 cards.',
        fix: 'These designs show it: RULES, STORY.',
        field: 'description',
        cards: [{ number: 1 }, { number: 2 }],
      },
    ]);
  });

  it('are shown by another front, which somebody may choose, if it hides nothing', () => {
    const found = check(
      [{ kind: 'title' }],
      [card({ title: '', description: 'One' }), card({ title: '', description: 'Two' })],
    );
    expect(found[0]?.quickFix).toMatchObject({
      label: 'Use the design “RULES”',
      edits: [{ type: 'set', path: ['front_template_id'], before: 'plain' }],
      isChoice: true,
    });
    expect(check(FRONT, [card({ description: 'One' }, { illustration: 'a.jpg' })])[0]?.quickFix).toBeUndefined();
  });

  it('include fields of the user’s own, numbers and pictures', () => {
    const found = check([{ kind: 'title' }], [card({}, { fields: { cost: 0, note: 'x' }, illustration: 'a.jpg' })]);
    expect(found.map(({ message, fix }) => [message, fix])).toEqual([
      [
        'Illustration is not shown by this design.',
        'No design shows it. Add it to a template of your own, or ignore this if it is only a note.',
      ],
      ['Field "cost" is not shown by this design.', 'These designs show it: RULES.'],
      [
        'Field "note" is not shown by this design.',
        'No design shows it. Add it to a template of your own, or ignore this if it is only a note.',
      ],
    ]);
  });

  it('may be shown by the same design on other cards: it is not offered again', () => {
    const children = [{ kind: 'title' }, { kind: 'field:note', props: { showWhen: 'field:rare' } }];
    const [found] = check(children, [
      card({}, { fields: { note: 'x' } }),
      card({}, { fields: { note: 'x', rare: 1 } }),
    ]);
    expect([found?.fix, found?.quickFix]).toEqual([
      'PLAIN shows it on some cards only. Look in the template at when its part is shown.',
      undefined,
    ]);
  });

  it('are not those that are drawn in a placeholder, a class, or as a number of icons', () => {
    const children = [
      { kind: 'text', classes: 'w-[{{field:arms}}%]', props: { text: '{{title}}: {{ description }}' } },
      { kind: 'icon', props: { icon: 'test:square', repeat: 'field:cost' } },
    ];
    expect(check(children, [card({ description: 'One' }, { fields: { arms: 3, cost: 2 } })])).toEqual([]);
  });

  it('are those whose only part is hidden, excluded by its condition, or just asks for them', () => {
    const children = [
      { kind: 'title', props: { showWhen: '!description' } },
      { kind: 'description', hidden: true },
      { kind: 'one_liner', classes: 'text-sm hidden' },
      { kind: 'secondary_text', props: { showWhen: '!title' } },
    ];
    const found = check(children, [card({ description: 'a', one_liner: 'b', secondary_text: 'c' })]);
    expect(found.map(({ field, severity }) => `${severity} ${field}`)).toEqual([
      'warning description',
      'warning secondary_text',
      'warning one_liner',
    ]);
  });

  it('do not include defaults and empty values', () => {
    const defaults = {
      icon: 'lucide:circle-question-mark',
      translations: { en: { title: 'New Card', one_liner: ' ' } },
    };
    expect(check([{ kind: 'description' }], [defaults])).toEqual([]);
  });

  it('include an icon as a note', () => {
    const found = check(FRONT, [{ icon: 'lucide:sword', translations: { en: { title: 'Lamp' } } }]);
    expect(found.map(({ message, severity }) => [message, severity])).toEqual([
      ['Icon is not shown by this design.', 'info'],
    ]);
  });

  it('are reported once for all languages', () => {
    const both = {
      icon: null,
      translations: { en: { title: 'Lamp', flavor: 'a' }, de: { title: 'Lampe', flavor: 'b' } },
    };
    const found = check(FRONT, [both], ['en', 'de']);
    expect(found.map(({ message, language }) => [message, language])).toEqual([
      ['Field "flavor" is not shown by this design.', undefined],
    ]);
  });
});

describe('fields of categories that no face shows', () => {
  const storms = (texts: object) => ({ translations: { en: { title: 'Storms', ...texts } }, cards: [card({})] });

  it('are counted over the categories, with the designs that show them', () => {
    const categories = [storms({ description: 'Wet' }), storms({ description: 'Windy' }), storms({})];
    expect(check(FRONT, [], ['en', 'de'], { categories })).toMatchObject([
      {
        code: 'card.field_unshown',
        severity: 'info',
        message: 'Category description is not shown by this design: 2 categories.',
        field: 'category_description',
        fix: 'These designs show it: STORY.',
      },
    ]);
  });

  it('are not those that no design shows, nor what the deck’s page shows', () => {
    const more = {
      translations: { en: { title: 'Deck', description: 'A deck.', short_description: 'Short' } },
      copyright_info: 'Ours',
      categories: [{ ...storms({}), icon: 'lucide:sword' }],
    };
    expect(check(FRONT, [], ['en'], more)).toEqual([]);
  });

  it('are not those that a card shows', () => {
    const shows = [
      { kind: 'title' },
      { kind: 'text', props: { text: '{{category_description}} {{deck_description}}' } },
    ];
    const more = {
      translations: { en: { title: 'Deck', description: 'A deck.' } },
      categories: [storms({ description: 'Wet' })],
    };
    expect(check(shows, [], ['en'], more)).toEqual([]);
  });
});

describe('markup that is printed as it is written', () => {
  it('is reported with its part, its card and a fix', () => {
    const found = check(
      [{ kind: 'title' }, { id: 'rules', kind: 'description' }],
      [card({ description: 'Use :swrod: or **strike' })],
    );
    expect(found).toMatchObject([
      {
        code: 'text.unknown_icon',
        message: 'Description: There is no icon ":swrod:". Did you mean ":sword:"?',
        itemId: 'rules',
        side: 'front',
        card: { number: 1, title: 'Lamp' },
      },
      { code: 'text.unclosed', message: 'Description: "**" is not closed, so it is printed.', field: 'description' },
    ]);
  });

  it('depends on whether the part shows Markdown', () => {
    const texts = card({ title: '**Lamp**', description: '**Lamp**' });
    expect(check([{ kind: 'title' }, { kind: 'description' }], [texts]).map(({ message }) => message)).toEqual([
      'Title: "**Lamp**" is printed as it is written, because this part shows plain text.',
    ]);
  });

  it('may be an expression of the template that cannot be read', () => {
    const parts = [{ kind: 'title' }, { id: 'sum', kind: 'text', props: { text: '{{field:cost +}} {{title}}' } }];
    expect(check(parts, [card({ title: '{{x}}' })])).toMatchObject([
      { itemId: 'title-1', message: 'Title: "{{x}}" is printed as it is written; it has no effect in a card’s text.' },
      {
        message: 'Text: "{{field:cost +}}" is printed as it is written, because it is not an expression.',
        fix: 'Correct the expression in the template.',
      },
      { itemId: 'sum', message: 'Text: "{{x}}" is printed as it is written; it has no effect in a card’s text.' },
    ]);
  });

  it('is not reported for fields that are not shown', () => {
    expect(check(FRONT, [card({ description: '<div>' })]).map(({ code }) => code)).toEqual(['card.field_unshown']);
  });
});

describe('fixes of texts', () => {
  const MARKDOWN = [{ kind: 'title' }, { kind: 'description', renderType: 'markdown' }];

  /** Presses every fix, one after the other. */
  function fixed(description: string, isMarkdown: boolean, fields: object = {}): { text: string; labels: string[] } {
    const children = isMarkdown ? MARKDOWN : [{ kind: 'title' }, { kind: 'description', renderType: 'text' }];
    const labels: string[] = [];
    for (let text = description; ;) {
      const found = check(children, [card({ description: text }, { fields })]);
      const fix = found.find(({ field, quickFix }) => field === 'description' && quickFix)?.quickFix;
      const [edit] = fix?.edits ?? [];
      if (fix === undefined || edit?.type !== 'set') return { text, labels };
      expect(edit).toMatchObject({
        path: ['categories', 0, 'cards', 0, 'translations', 'en', 'description'],
        before: text,
      });
      labels.push(fix.label);
      text = String(edit.value);
      if (labels.length > 9) throw new Error('The fixes do not come to an end.');
    }
  }

  it.each([
    ['draw **two cards.\nThen stop.', 'draw **two cards.**\nThen stop.', 'Close the **'],
    ['draw two** cards', 'draw two cards', 'Remove the **'],
    ['the ~~old rule', 'the ~~old rule~~', 'Close the ~~'],
    ['use :swrod: and :swrod:', 'use :sword: and :sword:', 'Write :sword:'],
    ['a :lucide:sword: here', 'a :lucide/sword: here', 'Write :lucide/…: for the icon'],
    ['costs {{cost}} coins', 'costs 3 coins', 'Write “3” instead of {{cost}}'],
    ['a <span class="x">red</span> word', 'a red word', 'Remove the HTML'],
    ['an <b>open word', 'an <b>open word</b>', 'Close the <b>'],
    [
      '| a | b |\n|---|\n| 1 | 2 |',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      'Complete the line under the heading of the table',
    ],
  ])('in Markdown: %j', (before, after, label) => {
    expect(fixed(before, true, { cost: 3 })).toEqual({ text: after, labels: [label] });
  });

  it.each([
    ['**bold** words', '<b>bold</b> words', 'Write <b>bold</b>'],
    ['*slanted* words', '<i>slanted</i> words', 'Write <i>slanted</i>'],
    ['# Heading', 'Heading', 'Remove the #'],
    ['Fish &amp; chips', 'Fish & chips', 'Write “&” instead of &amp;'],
  ])('in a plain text: %j', (before, after, label) => {
    expect(fixed(before, false)).toEqual({ text: after, labels: [label] });
  });

  it.each(['pay [credit]', ':nosuchicon: here', 'the {{nothing}}', '[the site](https://example.com)'])(
    'do not exist where only the author can tell: %j',
    (text) => {
      expect(fixed(text, true)).toEqual({ text, labels: [] });
    },
  );
});
