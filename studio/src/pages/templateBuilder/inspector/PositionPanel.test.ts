import { expect, it } from 'vitest';
import { testBuilder } from '../../../template/builder/testing/testBuilder.js';
import { renamePart } from '../../../template/document/commands/properties.js';
import { labelOfPlacing } from './PositionPanel.js';

it('calls changes of a place as the canvas does, with the name of the item', () => {
  const builder = testBuilder();
  builder.change('rename', renamePart('o', 'Badge'));
  const labels = (['x', 'height', 'rotation'] as const).map((key) => labelOfPlacing(builder, key, 'o'));
  expect(labels).toEqual(['move Badge', 'resize Badge', 'rotate Badge']);
});
