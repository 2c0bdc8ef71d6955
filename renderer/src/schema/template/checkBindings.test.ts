import { describe, expect, it } from 'vitest';
import { faultInCondition } from './checkBindings.js';

describe('a condition that is typed', () => {
  it.each(['illustration', '!illustration', 'field:cost > 3', "field:type in ('Hero', 'Villain')", 'field:Hit Points'])(
    'may be %s',
    (condition) => expect(faultInCondition(condition)).toBeUndefined(),
  );

  it.each(['title is rare', 'field:kind =', 'field:cost >'])('is refused at its place: %s', (condition) => {
    expect(faultInCondition(condition)).toMatch(/^At character \d+: /);
  });

  it('is refused with what to write instead if it names nothing', () => {
    expect(faultInCondition('titel')).toBe('"titel" is not a content kind. Write "title" if you meant that.');
    expect(faultInCondition('rarity > 3')).toBe(
      '"rarity" is not a content kind. Write "field:rarity" for a field of the cards.',
    );
  });
});
