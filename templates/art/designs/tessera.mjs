// Square: a floor of tiles, and a label on it.
import { art, box, face, icon, markdown, note, number, photo, section, sharedByAllCards, text } from '../lib/items.mjs';
import { path, range, rect, starPath, svg } from '../lib/svg.mjs';

const RATIO = '1:1';

const front = face({
  slug: 'tessera',
  name: 'Tessera',
  description:
    'Square cards, for memory games, tiles and short prompts: a floor of tiles of the card’s own, a picture or an icon, and a label.',
  ratio: RATIO,
  background: { classes: 'bg-paper', children: [] },
  sections: [
    section('card', 'Card', 100, '', [
      box(
        'floor',
        'min-h-[62px] grow shrink-[30] basis-[150px] overflow-hidden',
        [
          photo('picture', 'absolute inset-0 object-cover', { name: 'Picture', art: 'tiles' }),
          box(
            'medal-area',
            'absolute inset-0 items-center justify-center',
            [
              box(
                'medal',
                'aspect-square h-[76%] max-h-[118px] items-center justify-center rounded-full bg-paper',
                [icon('symbol', 'card_icon', 'size-[62%] text-ink', { name: 'Symbol' })],
                { name: 'Medal', showWhen: 'card_icon' },
              ),
            ],
            { name: 'Medal', showWhen: '!illustration' },
          ),
        ],
        { name: 'Floor' },
      ),
      box(
        'label',
        'gap-[3px] px-[16px] pt-[9px] pb-[14px] text-ink',
        [
          box('title-line', 'flex-row items-end gap-[8px]', [
            text(
              'title',
              'title',
              'max-h-[48px] grow shrink font-bricolage-grotesque text-[19px] font-bold leading-[1.04] tracking-[-0.025em]',
              { name: 'Title', minFontSize: 10 },
            ),
            number('number', 'pb-[2px] font-bricolage-grotesque text-[9px] font-semibold leading-[1.1]'),
          ]),
          text('lead', 'one_liner', 'shrink-0 font-bricolage-grotesque text-[10px] leading-[1.24] text-muted', {
            name: 'One-liner',
          }),
          text('short-text', 'primary_text', 'font-bricolage-grotesque text-[10.5px] font-semibold leading-[1.24]', {
            name: 'Short text',
            minFontSize: 7,
          }),
          markdown('text', 'description', 'shrink-2 font-bricolage-grotesque text-[10px] leading-[1.28]', {
            name: 'Text',
            minFontSize: 6.5,
          }),
          text('side-text', 'secondary_text', 'font-bricolage-grotesque text-[8.5px] leading-[1.22] text-muted', {
            name: 'Side text',
            minFontSize: 6.5,
          }),
          box(
            'foot',
            'shrink-0 flex-row gap-[8px] font-bricolage-grotesque text-[8px] font-medium leading-[1.1] text-muted',
            [
              note('category', 'category_title', '', { name: 'Category' }),
              note('credit', 'attribution', 'ms-auto text-right rtl:text-left', { name: 'Credit' }),
            ],
          ),
        ],
        { name: 'Label' },
      ),
    ]),
  ],
});

/** Stars and crosses, as tiled courtyards have them. */
function courtyard() {
  const cells = range(8).flatMap((row) => range(8).map((column) => [column * 60 - 90, row * 60 - 90]));
  return svg(
    240,
    240,
    rect(-120, -120, 480, 480, 'fill="var(--primary)"') +
      path(
        cells.map(([x, y]) => starPath(x, y, 29, 20.5, 8, Math.PI / 8)).join(''),
        'fill="var(--on-primary)" fill-opacity="0.9"',
      ) +
      path(cells.map(([x, y]) => starPath(x, y, 16, 11.3, 8, Math.PI / 8)).join(''), 'fill="var(--secondary)"') +
      path(
        cells.map(([x, y]) => starPath(x + 30, y + 30, 10, 4, 4)).join(''),
        'fill="var(--on-primary)" fill-opacity="0.45"',
      ),
  );
}

const back = sharedByAllCards(
  face({
    slug: 'tessera-back',
    name: 'Tessera back',
    description: 'A courtyard of stars and crosses. The same either way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-primary',
      children: [art('courtyard', courtyard(), 'absolute inset-0', { name: 'Courtyard', fit: 'cover' })],
    },
  }),
);

export default { front, back };
