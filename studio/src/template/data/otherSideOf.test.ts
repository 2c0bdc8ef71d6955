import { describe, expect, it } from 'vitest';
import { otherSideOf } from './otherSideOf.js';

const design = (slug: string, ratio = '2.5:3.5') => ({ id: slug, slug, ratio });
const TEMPLATES = ['emberwild', 'emberwild-back', 'emberwild-copy', 'emberwild-back-copy', 'arcana', 'arcana-back'].map(
  (slug) => design(slug),
);
const none = { front_template_id: null, back_template_id: null };
const other = (slug: string, deck: Parameters<typeof otherSideOf>[2] = none): string | undefined =>
  otherSideOf(design(slug), TEMPLATES, deck)?.slug;

describe('the other side of a template', () => {
  it('is called like it', () => {
    expect([other('arcana'), other('arcana-back')]).toEqual(['arcana-back', 'arcana']);
  });

  it('is a copy for a copy', () => {
    expect([other('emberwild-copy'), other('emberwild-back-copy')]).toEqual(['emberwild-back-copy', 'emberwild-copy']);
  });

  it('is what the deck has there, if it uses the template', () => {
    expect(other('emberwild', { front_template_id: 'emberwild', back_template_id: 'arcana-back' })).toBe('arcana-back');
    expect(other('emberwild', { front_template_id: 'emberwild', back_template_id: null })).toBeUndefined();
  });

  it('has the same format', () => {
    expect(otherSideOf(design('arcana', '1:1'), TEMPLATES, none)).toBeUndefined();
  });
});
