import type { Template } from '@cardwright/renderer';
import { expect, it } from 'vitest';
import { matchingBack } from './offerMatchingBack.js';

const aDesign = (slug: string, type: Template['type'] = 'official') => ({ slug, type }) as unknown as Template;
const official = [aDesign('emberwild'), aDesign('emberwild-back'), aDesign('arcana')];
const copy = aDesign('emberwild-copy', 'user');

it('is the back that was made for a front, or for its copy', () => {
  expect(matchingBack(official, official[0])?.slug).toBe('emberwild-back');
  expect(matchingBack(official, copy)?.slug).toBe('emberwild-back');
  const backCopy = aDesign('emberwild-back-copy', 'user');
  expect(matchingBack([...official, copy, backCopy], copy)?.slug).toBe('emberwild-back-copy');
  expect(matchingBack([...official, copy, backCopy], official[0])?.slug).toBe('emberwild-back');
  expect(matchingBack(official, official[2])).toBeUndefined();
  expect(matchingBack(official, aDesign('', 'user'))).toBeUndefined();
});
