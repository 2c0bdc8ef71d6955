import { describe, expect, it } from 'vitest';
import { testContext } from '../testFace.js';
import { check } from '../testFindings.js';

describe('template ratio', () => {
  it.each([
    [{ width: 63.5, height: 88.9 }, 0],
    [{ width: 63, height: 88 }, 0],
    [{ width: 70, height: 121 }, 1],
    [{ width: 89, height: 57 }, 1],
  ])('on a card of %j', (faceMm, count) => {
    const findings = check([], testContext({}, { faceMm }));
    expect(findings).toHaveLength(count);
    if (count > 0) expect(findings[0]).toMatchObject({ code: 'template.ratio', side: 'front' });
  });
});
