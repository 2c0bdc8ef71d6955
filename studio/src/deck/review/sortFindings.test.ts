import type { Finding } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { sortFindings } from './sortFindings.js';

const finding = (number: number, over: Partial<Finding> = {}): Finding => ({
  code: 'contrast.unreadable',
  severity: 'error',
  message: 'A text of the design cannot be read.',
  fix: '',
  itemId: 'cost',
  side: 'front',
  card: { id: `card ${number}`, number, title: `Card ${number}` },
  ...over,
});
const cut = (number: number): Finding => finding(number, { code: 'text.cut', message: 'Title is cut off.' });

it('lists once what the design does to several cards, and the rest by card', () => {
  const findings = new Map([1, 2, 3].map((number) => [`card ${number}`, [finding(number)]]));
  findings.set('card 2', [finding(2), cut(2)]);
  const { ofDesign, ofCards } = sortFindings(findings);
  expect(ofDesign.map(({ code, cards }) => [code, cards?.map(({ number }) => number)])).toEqual([
    ['contrast.unreadable', [1, 2, 3]],
  ]);
  expect(ofCards).toEqual(new Map([['card 2', [cut(2)]]]));
});

it('leaves with its card what only one has, and what has to be mended card by card', () => {
  const findings = new Map([
    ['card 1', [cut(1), finding(1)]],
    ['card 2', [cut(2), finding(2, { itemId: 'name' })]],
  ]);
  expect(sortFindings(findings)).toEqual({ ofDesign: [], ofCards: findings });
});
