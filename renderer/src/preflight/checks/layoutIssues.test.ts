import { describe, expect, it } from 'vitest';
import { PREFLIGHT_CHECKS } from '../reference.js';
import { runPreflight } from '../runPreflight.js';
import { testContext, testScene } from '../testFace.js';

describe('layout issues', () => {
  it('become findings with card, language, side, part and fix', () => {
    const issue = { code: 'icon.unknown', itemId: 'badge', message: 'There is no icon named "lucide:lmap".' };
    const context = testContext({ id: '2cb5c9d5-2f2e-5f03-b932-7c41662918aa' }, { side: 'back', cardNumber: 7 });
    expect(runPreflight(testScene([], { issues: [issue] }), context)).toEqual([
      {
        code: 'icon.unknown',
        severity: 'error',
        message: 'There is no icon named "lucide:lmap".',
        fix: PREFLIGHT_CHECKS['icon.unknown'].fix,
        card: { number: 7, id: '2cb5c9d5-2f2e-5f03-b932-7c41662918aa', title: 'Lamp' },
        itemId: 'badge',
        language: 'en',
        side: 'back',
      },
    ]);
  });

  it('keep a fix of their own', () => {
    const issue = { code: 'image.broken', itemId: 'x', message: 'm', fix: 'Correct the path: there is art/lamp.jpg.' };
    expect(runPreflight(testScene([], { issues: [issue] }), testContext())).toMatchObject([{ fix: issue.fix }]);
  });

  it.each([
    ['text.overflow', { kind: 'shrink' }, 'text.overflow', 'error'],
    ['text.overflow', { kind: 'ellipsis' }, 'text.cut', 'warning'],
    ['text.overflow', { kind: 'clip' }, 'text.cut', 'warning'],
    ['text.missing_glyph', {}, 'text.missing_glyph', 'error'],
    ['image.broken', {}, 'image.broken', 'error'],
    ['svg.broken', {}, 'svg.broken', 'error'],
    ['svg.simplified', {}, 'svg.simplified', 'warning'],
    ['class.unknown', {}, 'class.unknown', 'warning'],
    ['font.unknown', {}, 'font.unknown', 'warning'],
    ['something.new', {}, 'layout.problem', 'warning'],
    ['constructor', {}, 'layout.problem', 'warning'],
  ])('%s %j is %s', (code, details, expected, severity) => {
    const issues = [{ code, itemId: 'x', message: 'm', details }];
    expect(runPreflight(testScene([], { issues }), testContext())).toMatchObject([
      { code: expected, severity, message: 'm' },
    ]);
  });
});
