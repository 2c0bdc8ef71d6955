import { describe, expect, it } from 'vitest';
import { after } from '../testing/after.js';
import { aTemplate } from '../testing/aTemplate.js';
import {
  renamePart,
  setClasses,
  setFrames,
  setHidden,
  setKind,
  setLocked,
  setProps,
  setRenderType,
} from './properties.js';

describe('properties', () => {
  it('changes kinds and ways of drawing to valid pairs only', () => {
    expect(after(setKind('a', 'illustration')).sections[0]?.children[0]).toMatchObject({ renderType: 'image' });
    expect(after(setKind('a', 'field:cost'), setRenderType('a', 'icon')).sections[0]?.children[0]).toMatchObject({
      kind: 'field:cost',
      renderType: 'icon',
    });
    expect(after(setRenderType('a', 'image'))).toEqual(aTemplate().json_config);
  });

  it('does not turn a group with children into a text', () => {
    expect(after(setKind('g', 'title'))).toEqual(aTemplate().json_config);
  });

  it('removes keys instead of storing false or nothing', () => {
    const config = after(
      setLocked(['a'], true),
      setLocked(['a'], false),
      setHidden(['a'], true),
      setHidden(['a'], false),
      setProps(['a'], { prefix: 'No. ' }),
      setProps(['a'], { prefix: undefined }),
      renamePart('a', 'Name'),
      renamePart('a', ' '),
    );
    expect(config).toEqual(aTemplate().json_config);
  });

  it('keeps frames within what a template may have', () => {
    const frame = { x: 1.239, width: -5, rotation: 270 };
    expect(after(setFrames(new Map([['o', frame]]))).absoluteItems[0]).toMatchObject({
      x: 1.24,
      width: 0,
      rotation: -90,
    });
  });

  it('writes the classes of every kind of part', () => {
    const config = after(setClasses(['background', 'top', 'c'], (classes) => `${classes} m-1`.trim()));
    expect([config.background.classes, config.sections[0]?.classes]).toEqual(['bg-paper m-1', 'm-1']);
  });
});
