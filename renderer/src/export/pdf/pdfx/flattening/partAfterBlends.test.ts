import { describe, expect, it } from 'vitest';
import type { SceneNode } from '../../../../displayList.js';
import { partAfterBlends } from './partAfterBlends.js';

const [ground, middle, top]: readonly SceneNode[] = ['#ffffff', '#ff0000', '#0000ff'].map((fill) => ({
  type: 'path',
  d: 'M0 0H9V9Z',
  fill,
}));
const group = (children: readonly (SceneNode | undefined)[], rest: Partial<SceneNode> = {}): SceneNode => ({
  ...rest,
  type: 'group',
  children: children.filter((child) => child !== undefined),
});
const part = (...nodes: readonly (SceneNode | undefined)[]) =>
  partAfterBlends({ nodes: nodes.filter((node) => node !== undefined) });

describe('layers that blend', () => {
  const blended = group([middle], { blend: 'multiply' });

  it('are parted from what is above them', () => {
    expect(part(ground, blended, top)).toEqual({ below: [ground, blended], above: [top] });
  });

  it('are parted from the last that blends on', () => {
    expect(part(blended, ground, blended, top)).toEqual({ below: [blended, ground, blended], above: [top] });
  });

  it('are parted within groups, whose clips and transforms both parts keep', () => {
    const looks = { transform: [1, 0, 0, 1, 5, 5], clip: { d: 'M0 0H9V9Z' } } as const;
    expect(part(ground, group([middle, blended, top], looks), top)).toEqual({
      below: [ground, group([middle, blended], looks)],
      above: [group([top], looks), top],
    });
  });

  it.each([{ opacity: 0.5 }, { isolated: true }, { blend: 'screen' }] as const)(
    'keep a group whole that is painted as one: %o',
    (looks) => {
      const whole = group([blended, top], looks);
      expect(part(ground, whole, top)).toEqual({ below: [ground, whole], above: [top] });
    },
  );

  it('are not those that are only translucent', () => {
    expect(part(ground, group([middle], { opacity: 0.5, blend: 'normal' }), top)).toBeUndefined();
  });
});
