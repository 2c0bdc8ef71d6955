import type { Scene } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { testBuilder } from '../builder/testing/testBuilder.js';
import { setLocked } from '../document/commands/properties.js';
import { moveByArrow } from './moveBy.js';

const SCENE = { width: 240, height: 360, items: [] } as unknown as Scene;

function aBuilder() {
  const builder = testBuilder();
  builder.shown.setState({ scene: SCENE });
  builder.selectParts(['o']);
  const x = (): number | undefined => builder.store.getState().document.json_config.absoluteItems[0]?.x;
  return { builder, x };
}

describe('an arrow key', () => {
  it('moves an overlay', () => {
    const { builder, x } = aBuilder();
    expect(moveByArrow(builder, 'ArrowRight', true, 2.4)).toBe(true);
    expect(x()).toBe(20);
  });

  it('leaves one that is locked where it is', () => {
    const { builder, x } = aBuilder();
    builder.change('lock', setLocked(['o'], true));
    expect(moveByArrow(builder, 'ArrowRight', true, 2.4)).toBe(true);
    expect(x()).toBe(10);
  });
});
