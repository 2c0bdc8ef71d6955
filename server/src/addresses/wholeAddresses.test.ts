import { expect, it } from 'vitest';
import { withWholeAddresses } from '../contract/pictureAddress.js';

/** What becomes of the picture of an item in a group. */
function whole(src: string): unknown {
  const template = { sections: [{ children: [{ children: [{ props: { src } }] }] }] };
  return withWholeAddresses(template, 'https://cards.example').sections[0]?.children[0]?.children[0]?.props.src;
}

it('gives pictures of the server a full address', () => {
  expect(whole('/storage/v1/object/public/images/1/a.png')).toBe(
    'https://cards.example/storage/v1/object/public/images/1/a.png',
  );
});

it.each(['https://elsewhere.example/a.png', 'images/a.png', '{{ card.illustration }}', 'data:image/png;base64,AA'])(
  'leaves %s as it is',
  (src) => expect(whole(src)).toBe(src),
);
