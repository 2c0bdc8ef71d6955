// Children: one picture, one word, one letter.
import { art, box, face, icon, image, section, text, sharedByAllCards } from '../lib/items.mjs';
import { circle, group, n2, path, random, range, rect, starPath, svg, waveArea } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

function confetti() {
  const next = random(30);
  return svg(
    240,
    336,
    group(
      'fill="var(--paper)" opacity="0.38"',
      range(34)
        .map(() => circle(next() * 240, next() * 336, 1.8 + next() * 3.6, ''))
        .join(''),
    ),
  );
}

const cloudEdge = svg(240, 14, path(waveArea(7, 5.6, 80, 2, -4, 244, 16), 'fill="var(--paper)"'));

/** A soft patch behind the icon of a card without a picture. */
const patch = svg(
  180,
  180,
  path(
    'M92 6C132 2 168 28 174 70C180 112 160 164 108 172C58 180 14 158 7 106C0 56 44 10 92 6Z',
    'fill="var(--paper)" opacity="0.55"',
  ),
);
const rocket = svg(
  120,
  140,
  path('M60 4C82 22 90 52 86 92H34C30 52 38 22 60 4Z', 'fill="var(--paper)"') +
    path('M60 4C69 11.500 75 21 79 32H41C45 21 51 11.500 60 4Z', 'fill="var(--secondary)"') +
    path('M34 66C18 74 12 92 14 112L37 96ZM86 66C102 74 108 92 106 112L83 96Z', 'fill="var(--secondary)"') +
    circle(60, 56, 13, 'fill="var(--ink)"') +
    circle(60, 56, 8.5, 'fill="var(--accent)"') +
    path(
      'M44 96H76C76 116 68 128 60 138C52 128 44 116 44 96Z',
      'fill="var(--primary)" stroke="var(--secondary)" stroke-width="5"',
    ),
);

const front = face({
  slug: 'nursery',
  name: 'Nursery',
  description:
    'For small readers: a big picture, a big round word and its letter. Title, one-liner, picture or icon, field “letter”. Not shown: Primary text, Description, Secondary text, Card number, Attribution.',
  ratio: RATIO,
  background: {
    classes: 'bg-primary',
    children: [art('confetti', confetti(), 'absolute inset-0', { name: 'Confetti', fit: 'cover' })],
  },
  sections: [
    section('picture-area', 'Picture', 72, '', [
      box(
        'no-picture',
        'absolute inset-0 items-center justify-center pt-[4px]',
        [
          box('patch-box', 'relative size-[172px] shrink-0 items-center justify-center', [
            art('patch', patch, 'absolute inset-0', { name: 'Patch' }),
            icon('symbol', 'card_icon', 'size-[108px] text-ink', { name: 'Icon' }),
            art('rocket', rocket, 'h-[124px] w-[106px]', { name: 'Rocket', showWhen: '!card_icon' }),
          ]),
        ],
        { name: 'Without a picture', showWhen: '!illustration' },
      ),
      image('picture', 'illustration', 'absolute inset-x-[36px] top-[34px] bottom-[20px] object-contain', {
        name: 'Picture',
        photoFit: 'cover',
      }),
      art('clouds', cloudEdge, 'absolute inset-x-0 bottom-[-1px] h-[14px]', { name: 'Cloud edge', fit: 'fill' }),
      box(
        'letter',
        'absolute left-[13px] top-[13px] size-[42px] items-center justify-center rounded-full bg-paper',
        [
          text('letter-text', 'field:letter', 'text-center font-fredoka text-[29px] font-bold leading-none text-ink', {
            name: 'Letter',
          }),
        ],
        { name: 'Letter', showWhen: 'field:letter' },
      ),
    ]),
    section('word-area', 'Word', 28, 'items-stretch justify-center gap-[1px] bg-paper px-[15px] pb-[13px] text-ink', [
      text(
        'word',
        'title',
        'justify-center text-center font-fredoka text-[46px] font-semibold leading-[1.12] tracking-[-0.01em]',
        { name: 'Word', minFontSize: 13 },
      ),
      text(
        'sentence',
        'one_liner',
        'max-h-[45%] shrink-0 text-center text-balance font-fredoka text-[11.5px] font-medium leading-[1.15]',
        { name: 'Sentence' },
      ),
    ]),
  ],
});

/** Suns with faces, some asleep. */
function sunnyFields() {
  const sun = (x, y, i) => {
    const asleep = i % 3 === 0;
    const eyes = asleep
      ? path(
          'M-7.500-1q2.500 2.400 5 0M2.500-1q2.500 2.400 5 0',
          'fill="none" stroke="var(--ink)" stroke-width="1.3" stroke-linecap="round"',
        )
      : circle(-5, -1.2, 1.6, 'fill="var(--ink)"') + circle(5, -1.2, 1.6, 'fill="var(--ink)"');
    const mouth = path(
      'M-4 4q4 4.200 8 0',
      'fill="none" stroke="var(--ink)" stroke-width="1.3" stroke-linecap="round"',
    );
    const disc =
      path(starPath(0, 0, 30, 21, 14, (i % 4) * 0.11), `fill="var(--${i % 2 ? 'secondary' : 'paper'})"`) +
      circle(0, 0, 15.5, `fill="var(--${i % 2 ? 'paper' : 'accent'})"`);
    return group(`transform="translate(${n2(x)} ${n2(y)})"`, disc + eyes + mouth);
  };
  const suns = range(7).flatMap((row) =>
    range(row % 2 ? 5 : 4).map((column) =>
      sun(column * 80 + (row % 2 ? -40 : 0), 168 + (row - 3) * 68, row * 5 + column),
    ),
  );
  return svg(240, 336, rect(-60, -60, 360, 456, 'fill="var(--primary)"') + suns.join(''));
}

const back = sharedByAllCards(
  face({
    slug: 'nursery-back',
    name: 'Nursery back',
    description: 'A field of suns; every third one is asleep. Has a right way up.',
    ratio: RATIO,
    background: {
      classes: 'bg-primary',
      children: [
        art('suns', sunnyFields(), 'absolute inset-0', { name: 'Suns', fit: 'cover' }),
        box('keyline', 'absolute inset-[12px] rounded-[8px] border-[2px] border-paper', undefined, {
          name: 'Key line',
        }),
      ],
    },
  }),
);

export default { front, back };
