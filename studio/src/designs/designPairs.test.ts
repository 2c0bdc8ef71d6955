import { expect, it } from 'vitest';
import type { StoredTemplate } from '../api/templates.js';
import { designPairs, matchingBack, schemeOf } from './designPairs.js';

const aDesign = (slug: string, type: StoredTemplate['type'] = 'official') =>
  ({ slug, type, ...(type === 'official' && { color_scheme_id: `colours of ${slug}` }) }) as unknown as StoredTemplate;
const emberwild = aDesign('emberwild');
const official = [emberwild, aDesign('emberwild-back'), aDesign('arcana')];
const copy = aDesign('emberwild-copy', 'user');

it('is the back that was made for a front, or for its copy', () => {
  expect(matchingBack(official, emberwild)?.slug).toBe('emberwild-back');
  expect(matchingBack(official, copy)?.slug).toBe('emberwild-back');
  const backCopy = aDesign('emberwild-back-copy', 'user');
  expect(matchingBack([...official, copy, backCopy], copy)?.slug).toBe('emberwild-back-copy');
  expect(matchingBack([...official, copy, backCopy], emberwild)?.slug).toBe('emberwild-back');
  expect(matchingBack(official, aDesign('arcana'))).toBeUndefined();
  expect(matchingBack(official, aDesign('', 'user'))).toBeUndefined();
});

it('pairs own designs as well, without their backs among the fronts', () => {
  const own = [copy, aDesign('emberwild-back-copy', 'user'), aDesign('quiet', 'user')];
  const pairs = designPairs([...official, ...own]).map(({ front, back }) => [front.slug, back?.slug]);
  expect(pairs).toEqual([
    ['emberwild', 'emberwild-back'],
    ['arcana', undefined],
    ['emberwild-copy', 'emberwild-back-copy'],
    ['quiet', undefined],
  ]);
});

it('gives a copy the colours of its original', () => {
  expect([emberwild, copy, aDesign('quiet', 'user')].map((design) => schemeOf(official, design))).toEqual([
    'colours of emberwild',
    'colours of emberwild',
    null,
  ]);
});
