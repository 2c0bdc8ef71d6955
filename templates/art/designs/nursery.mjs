// Children: one picture, one word, one letter.
import {
  art,
  box,
  centredIfShort,
  drawn,
  face,
  icon,
  lines,
  note,
  number,
  photo,
  section,
  sharedByAllCards,
  text,
  wide,
} from '../lib/items.mjs';
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

/** A low or narrow picture would lie under the letter. */
const besideLetter = `{{card_ratio < 1.1 and field:letter and (primary_text or description or card_ratio > 0.9) ? 'start-[60px] end-[12px] top-[20px]' : ''}} ${wide('inset-x-[12px] bottom-[13px]')} ${wide('top-[62px]', 'field:letter')} ${wide('top-[13px]', '!field:letter')}`;

const front = face({
  slug: 'nursery',
  name: 'Nursery',
  description:
    'For small readers: a big picture, or a made-up friend of the card’s own, a big round word and its letter. Title, one-liner, picture or icon, field “letter”; all texts below, if there are any.',
  ratio: RATIO,
  background: {
    classes: 'bg-primary',
    children: [art('confetti', confetti(), 'absolute inset-0', { name: 'Confetti', fit: 'cover' })],
  },
  sections: [
    section('card', 'Card', 100, wide('flex-row'), [
      box(
        'picture-area',
        `min-h-[{{card_ratio > 0.9 ? 76 : 104}}px] grow shrink-[40] basis-[150px] ${wide('grow-0 shrink-0 basis-[40%]')}`,
        [
          box(
            'no-picture',
            'absolute inset-0 items-center justify-center pt-[4px]',
            [
              box(
                'patch-box',
                'relative aspect-square h-[74%] max-h-[172px] items-center justify-center',
                [
                  art('patch', patch, 'absolute inset-0', { name: 'Patch' }),
                  icon('symbol', 'card_icon', 'size-[62%] text-ink', { name: 'Icon' }),
                ],
                { name: 'Icon', showWhen: 'card_icon' },
              ),
              drawn('friend', 'friend', 'absolute inset-x-[14px] top-[18px] bottom-[4px]', {
                name: 'Friend',
                showWhen: '!card_icon',
              }),
            ],
            { name: 'Without a picture', showWhen: '!illustration' },
          ),
          photo('picture', `absolute inset-x-[36px] top-[34px] bottom-[20px] object-contain ${besideLetter}`, {
            name: 'Picture',
            photoFit: 'cover',
          }),
          art('clouds', cloudEdge, `absolute inset-x-0 bottom-[-1px] h-[14px] ${wide('hidden')}`, {
            name: 'Cloud edge',
            fit: 'fill',
          }),
          box(
            'letter',
            'absolute start-[13px] top-[13px] h-[42px] min-w-[42px] max-w-[200px] items-center justify-center rounded-full bg-paper px-[6px]',
            [
              text(
                'letter-text',
                'field:letter',
                'max-w-[180px] text-center font-fredoka text-[29px] font-bold leading-none text-ink truncate',
                { name: 'Letter', minFontSize: 12 },
              ),
            ],
            { name: 'Letter', showWhen: 'field:letter' },
          ),
        ],
        { name: 'Picture area' },
      ),
      box(
        'word-area',
        `min-h-[92px] justify-center gap-[2px] bg-paper px-[16px] pb-[15px] text-ink ${wide('grow basis-0 px-[12px] pt-[14px]')}`,
        [
          text(
            'word',
            'title',
            `${lines(24, 14.1, 13)} max-h-[{{card_ratio > 1.1 ? 112 : 104}}px] shrink-2 text-center text-balance font-fredoka text-[46px] font-semibold leading-[1.08] tracking-[-0.01em]`,
            { name: 'Word', minFontSize: 13 },
          ),
          text(
            'sentence',
            'one_liner',
            'shrink-0 text-center text-balance font-fredoka text-[12px] font-medium leading-[1.15]',
            { name: 'Sentence' },
          ),
          text(
            'short-text',
            'primary_text',
            'mt-[2px] text-center text-balance font-fredoka text-[13px] font-medium leading-[1.2]',
            { name: 'Short text', minFontSize: 8 },
          ),
          ...centredIfShort('text', 'mt-[3px] shrink-2 font-fredoka text-[12px] leading-[1.26]', {
            name: 'Text',
            minFontSize: 7.5,
          }),
          text(
            'side-text',
            'secondary_text',
            'mt-[2px] text-center text-balance font-fredoka text-[10px] leading-[1.2] text-muted',
            { name: 'Side text', minFontSize: 7 },
          ),
          box(
            'foot',
            'mt-[3px] shrink-0 flex-row items-end justify-between gap-[8px] font-fredoka text-[8px] leading-[1.1] text-muted',
            [note('credit', 'attribution', '', { name: 'Credit' }), number('number', 'ms-auto')],
            { name: 'Foot' },
          ),
        ],
        { name: 'Word area' },
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
