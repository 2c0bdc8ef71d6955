import { produce } from 'immer';
import { expect, it } from 'vitest';
import { setProps } from './commands/properties.js';
import { findItem } from './find.js';
import { aTemplate } from './testing/aTemplate.js';
import { withFullAddresses } from './withFullAddresses.js';

/** What becomes of the picture of an item in a group. */
function exported(src: string): unknown {
  const { json_config: config } = produce(aTemplate(), setProps(['c'], { src }));
  return findItem(withFullAddresses(config, 'https://cards.example'), 'c')?.item.props?.src;
}

it('gives pictures of the server a full address', () => {
  expect(exported('/storage/v1/object/public/images/1/a.png')).toBe(
    'https://cards.example/storage/v1/object/public/images/1/a.png',
  );
});

it.each(['https://elsewhere.example/a.png', 'images/a.png', '{{ card.illustration }}', 'data:image/png;base64,AA'])(
  'leaves %s as it is',
  (src) => expect(exported(src)).toBe(src),
);
