import { describe, expect, it } from 'vitest';
import type { FaceInput, Size, TemplateItem } from '@cardwright/renderer';
import { sampleDeck } from '../../designs/sampleDeck.js';
import { anItem, aTemplate } from '../document/testing/aTemplate.js';
import { whyUnseen } from './whyUnseen.js';

const deck = sampleDeck();
const [category] = deck.categories;
const [card] = category?.cards ?? [];

function why(item: TemplateItem, around: readonly TemplateItem[] = [], area?: Size) {
  const { json_config: config } = aTemplate();
  const outermost = around.reduce((child, group) => ({ ...group, children: [child] }), item);
  const sections = config.sections.map((section, index) =>
    index === 0 ? { ...section, children: [outermost] } : section,
  );
  const template = { ...config, sections };
  return whyUnseen(item, around, { template, deck, category, card, language: 'en' } as unknown as FaceInput, area);
}

describe('why an item is not seen', () => {
  it('is that what is beside it leaves no room', () => {
    const picture: TemplateItem = { ...anItem('p', 'image'), renderType: 'image' };
    expect(why(picture, [], { width: 200, height: 0 })).toBe('noRoom');
    expect(why(picture, [], { width: 200, height: 0.25 })).toBeUndefined();
    expect(why(anItem('v', 'field:manna'), [], { width: 0, height: 0 })).toBe('empty');
  });

  it('is that the card has nothing for it', () => {
    const picture: TemplateItem = { ...anItem('p', 'illustration'), renderType: 'image' };
    expect(why(picture)).toBe('empty');
    expect(why(anItem('v', 'field:manna'))).toBe('empty');
    expect(why({ ...picture, props: { art: 'mark' } })).toBeUndefined();
    expect(why(anItem('v', 'field:cost'))).toBeUndefined();
    expect(why(anItem('t', 'text'))).toBeUndefined();
  });

  it('is its condition, or one around it', () => {
    const group = { ...anItem('g', 'shape', []), props: { showWhen: 'illustration' } };
    expect(why({ ...anItem('t'), props: { showWhen: '!title' } })).toBe('condition');
    expect(why(anItem('t'), [group])).toBe('condition');
    expect(why({ ...anItem('t'), props: { showWhen: 'field:cost > 1' } })).toBeUndefined();
  });

  it('is nothing for what somebody has hidden', () => {
    expect(why({ ...anItem('p', 'illustration'), hidden: true })).toBeUndefined();
  });
});
