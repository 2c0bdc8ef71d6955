// Icons only: nothing to translate.
import { art, box, drawn, face, icon, photo, place, section, sharedByAllCards, text } from '../lib/items.mjs';
import { circle, group, path, random, range, rect, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

/** The back's sign for decks without a symbol: a plate with a dot. */
const blank = svg(
  100,
  100,
  path(
    'M50 8A42 42 0 1 0 50 92A42 42 0 1 0 50 8ZM50 24A26 26 0 1 1 50 76A26 26 0 1 1 50 24Z',
    'fill="currentColor" fill-rule="evenodd"',
  ) + circle(50, 50, 11, 'fill="currentColor"'),
);

const number = (id) =>
  text(
    id,
    'card_number',
    'items-stretch justify-center text-center font-archivo-expanded text-[17px] font-extrabold leading-none text-on-primary',
    { name: 'Number', minFontSize: 9 },
  );

const front = face({
  slug: 'pictogram',
  name: 'Pictogram',
  description:
    'One icon on one colour, or a sign of the card’s own, the number in two corners: reads in any language and from either end. Not shown: Title, One-liner, Short content, Detailed content, Side content, Attribution.',
  ratio: RATIO,
  background: { classes: 'bg-primary', children: [] },
  sections: [
    section('sign', 'Sign', 100, 'items-center justify-center', [
      box(
        'plate',
        'relative size-[186px] shrink items-center justify-center overflow-hidden rounded-full bg-on-primary/10',
        [
          icon('symbol', 'card_icon', 'size-[128px] text-on-primary', { name: 'Icon' }),
          box(
            'no-icon',
            'absolute inset-0 items-center justify-center',
            [
              drawn('own-sign', 'sign', 'size-[112px]', { name: 'Sign', showWhen: '!illustration' }),
              photo('picture', 'absolute inset-0 rounded-full object-cover', { name: 'Picture' }),
            ],
            { name: 'Without an icon', showWhen: '!card_icon' },
          ),
        ],
        { name: 'Plate' },
      ),
    ]),
  ],
  absoluteItems: [place(number('number-head'), 5.5, 5, 22, 7), place(number('number-foot'), 72.5, 88, 22, 7, 180)],
});

/** Quarter discs, half discs, discs and bars: what signs are made of. */
const PIECES = [
  path('M0 0H40A40 40 0 0 1 0 40Z'),
  path('M0 0A20 20 0 0 1 40 0Z') + path('M0 20A20 20 0 0 1 40 20Z', 'transform="translate(0 20)"'),
  circle(20, 20, 20, ''),
  rect(0, 0, 20, 40, ''),
  path('M0 0H40L0 40Z'),
  path('M0 0H40A40 40 0 0 1 0 40Z'),
  path('M0 40A40 40 0 0 1 40 0V20A20 20 0 0 0 20 40Z'),
];

/** The same after half a turn: the lower half repeats the upper one upside down. */
function alphabet() {
  const next = random(40);
  const colors = ['on-primary', 'secondary', 'accent', 'paper', 'on-primary', 'accent'];
  const upper = range(5).flatMap((row) =>
    range(8).map((column) => {
      const [piece, color, turn] = [
        Math.floor(next() * 9),
        colors[Math.floor(next() * 6)],
        Math.floor(next() * 4) * 90,
      ];
      const drawing = PIECES[piece] ?? '';
      return group(
        `transform="translate(${column * 40 - 40} ${row * 40 - 32}) rotate(${turn} 20 20)" fill="var(--${color})"`,
        drawing,
      );
    }),
  );
  const half = upper.join('');
  return svg(
    240,
    336,
    rect(-60, -60, 360, 456, 'fill="var(--primary)"') + half + group('transform="rotate(180 120 168)"', half),
  );
}

const back = sharedByAllCards(
  face({
    slug: 'pictogram-back',
    name: 'Pictogram back',
    description:
      'The alphabet that signs are made of, the deck’s symbol in the middle. The same either way up, but for the symbol.',
    ratio: RATIO,
    background: {
      classes: 'bg-primary',
      children: [
        art('alphabet', alphabet(), 'absolute inset-0', { name: 'Alphabet', fit: 'cover' }),
        box('seal', 'absolute inset-0 items-center justify-center', [
          box(
            'seal-disc',
            'size-[104px] shrink-0 items-center justify-center rounded-full border-[7px] border-on-primary bg-primary',
            [
              icon('deck-symbol', 'deck_icon', 'size-[54px] text-on-primary', { name: 'Deck symbol' }),
              art('blank', blank, 'size-[58px] text-on-primary', { name: 'Blank sign', showWhen: '!deck_icon' }),
            ],
            { name: 'Seal' },
          ),
        ]),
      ],
    },
  }),
);

export default { front, back };
