// Language learning: a thing on a striped cloth, its word on a label; the meaning on the back.
import { art, box, drawn, face, icon, lines, markdown, photo, section, text, wide } from '../lib/items.mjs';
import { circle, group, path, range, rect, sparklePath, starPath, svg } from '../lib/svg.mjs';

const RATIO = '2.5:3.5';

const cloth = svg(
  240,
  160,
  rect(-60, -8, 360, 240, 'fill="var(--primary)"') +
    group(
      'stroke="var(--on-primary)" stroke-opacity="0.17" stroke-width="10"',
      range(16)
        .map((i) => path(`M${i * 24 - 60} -8V232`))
        .join(''),
    ),
);

const front = face({
  slug: 'word-hoard',
  name: 'Word Hoard',
  description:
    'Vocabulary in any script: a thing above, word on the label. Title or field “word”; fields “ipa”, “plural”, “level”, “language”. The back has the meaning. Not shown: Card number, Attribution.',
  ratio: RATIO,
  background: {
    classes: 'bg-paper',
    children: [box('wall', 'absolute inset-0 bg-primary/30', undefined, { name: 'Wall' })],
  },
  sections: [
    section('card', 'Card', 100, '', [
      box(
        'table',
        'absolute inset-x-0 bottom-0 h-[45%]',
        [art('cloth', cloth, 'absolute inset-0', { name: 'Cloth', fit: 'cover' })],
        { name: 'Table' },
      ),
      box(
        'language',
        'absolute start-[16px] top-[16px] max-w-[136px] rounded-[4px] bg-paper px-[7px] pt-[4px] pb-[5px]',
        [
          text(
            'language-text',
            'field:language',
            'font-newsreader text-[10px] font-semibold leading-[1.1] text-ink truncate',
            {
              name: 'Language',
              minFontSize: 7,
            },
          ),
        ],
        { name: 'Language', showWhen: 'field:language' },
      ),
      box(
        'level',
        `absolute end-[16px] top-[16px] max-w-[66px] rounded-[4px] bg-paper px-[6px] pt-[3px] pb-[4px] ${wide('end-auto start-[13px] top-[13px]')}`,
        [
          text('level-text', 'field:level', 'font-newsreader text-[12px] font-bold leading-[1.1] text-ink truncate', {
            name: 'Level',
          }),
        ],
        { name: 'Level', showWhen: 'field:level' },
      ),
      box(
        'thing',
        `absolute left-[9%] top-[11%] h-[51%] w-[82%] items-center justify-end ${wide('left-[6%] top-[12%] h-[74%] w-[38%]')}`,
        [
          photo('picture', 'grow self-stretch rounded-[8px] object-contain object-bottom', {
            name: 'Picture',
            photoFit: 'cover',
          }),
          box(
            'without-picture',
            'grow items-center justify-end',
            [
              icon('symbol', 'card_icon', `size-[132px] text-ink ${wide('size-[84px]')}`, { name: 'Icon' }),
              drawn('vessel', 'vessel', `h-[150px] w-[196px] ${wide('h-[76px] w-[98px]')}`, {
                name: 'Vessel',
                showWhen: '!card_icon',
              }),
            ],
            { name: 'Without a picture', showWhen: '!illustration' },
          ),
        ],
        { name: 'Thing' },
      ),
      box(
        'label',
        `absolute left-[6.7%] w-[86.6%] items-stretch justify-center gap-[2px] rounded-[7px] bg-paper px-[12px] py-[8px] {{card_ratio > 0.9 or length(title) > 40 ? 'top-[58%] h-[36%]' : 'top-[67%] h-[27%]'}} ${wide('left-[47%] top-[14%] h-[72%] w-[47%]')}`,
        [
          text(
            'word',
            'field:word',
            'shrink-2 text-center font-newsreader text-[33px] font-bold leading-[1.08] tracking-[-0.02em] text-ink',
            { name: 'Word', minFontSize: 13 },
          ),
          box(
            'title-box',
            `${lines(26, 14.1, 15)} shrink-2 items-stretch`,
            [
              text(
                'title',
                'title',
                'text-center text-balance font-newsreader text-[33px] font-bold leading-[1.08] tracking-[-0.02em] text-ink',
                { name: 'Title', minFontSize: 13 },
              ),
            ],
            { name: 'Title', showWhen: '!field:word' },
          ),
          text('ipa', 'field:ipa', 'shrink-0 text-center font-noto-sans text-[10.5px] leading-[1.2] text-muted', {
            name: 'Pronunciation',
            minFontSize: 7,
          }),
          text(
            'reading',
            'one_liner',
            'shrink-0 text-center text-balance font-newsreader text-[11px] leading-[1.2] text-muted',
            { name: 'One-liner', minFontSize: 7 },
          ),
          text(
            'plural',
            'field:plural',
            'shrink-0 text-center font-newsreader text-[11px] font-medium italic leading-[1.2] text-ink',
            { name: 'Plural', minFontSize: 7 },
          ),
        ],
        { name: 'Label' },
      ),
    ]),
  ],
});

/** Tiles of a kitchen wall. */
const tiles = svg(
  240,
  336,
  rect(-60, -60, 360, 456, 'fill="var(--primary)"') +
    range(9)
      .flatMap((row) =>
        range(7).map((column) => {
          const [x, y] = [column * 48 - 48, row * 48 - 48];
          return group(
            `transform="translate(${x} ${y})"`,
            path(sparklePath(24, 24, 23, 0.5), `fill="var(--on-primary)" opacity="0.16"`) +
              path(
                starPath(24, 24, 9, 4, 8),
                `fill="var(--${(row + column) % 2 ? 'accent' : 'on-primary'})" opacity="0.85"`,
              ) +
              circle(0, 0, 3.4, 'fill="var(--accent)" opacity="0.85"'),
          );
        }),
      )
      .join(''),
);

const back = face({
  slug: 'word-hoard-back',
  name: 'Word Hoard back',
  description:
    'Kitchen tiles with the meaning (side text), an example (text) and a hint (short text) on a card between them. Has a right way up.',
  ratio: RATIO,
  background: {
    classes: 'bg-primary',
    children: [art('tiles', tiles, 'absolute inset-0', { name: 'Tiles', fit: 'cover' })],
  },
  sections: [
    section('middle', 'Meaning', 100, 'justify-center px-[22px] py-[26px]', [
      box(
        'sheet',
        'gap-[6px] rounded-[9px] bg-paper px-[15px] pt-[13px] pb-[15px] text-ink',
        [
          text(
            'meaning',
            'secondary_text',
            'shrink-3 text-center text-balance font-newsreader text-[22px] font-bold leading-[1.08] tracking-[-0.02em]',
            { name: 'Meaning', minFontSize: 11 },
          ),
          text(
            'hint',
            'primary_text',
            'text-center text-balance font-newsreader text-[11.5px] font-medium leading-[1.26]',
            { name: 'Hint', minFontSize: 7 },
          ),
          markdown('example', 'description', 'text-center font-newsreader text-[11px] leading-[1.32]', {
            name: 'Example',
            minFontSize: 7,
          }),
          text(
            'deck-foot',
            'deck_title',
            'mt-[3px] shrink-0 border-t border-line pt-[6px] text-center font-newsreader text-[9px] italic leading-[1.1] text-muted',
            { name: 'Deck title' },
          ),
        ],
        { name: 'Meaning', showWhen: 'secondary_text' },
      ),
      box(
        'no-meaning',
        'gap-[6px]',
        [
          box(
            'example-sheet',
            'gap-[6px] rounded-[9px] bg-paper px-[15px] pt-[13px] pb-[15px] text-ink',
            [
              text('asked', 'title', 'font-newsreader text-[17px] font-bold leading-[1.06] tracking-[-0.02em]', {
                name: 'Title',
                minFontSize: 10,
              }),
              text('hint-alone', 'primary_text', 'font-newsreader text-[11.5px] font-medium leading-[1.26]', {
                name: 'Hint',
                minFontSize: 7,
              }),
              markdown('example-alone', 'description', 'text-center font-newsreader text-[11px] leading-[1.32]', {
                name: 'Example',
                minFontSize: 7,
              }),
            ],
            { name: 'Example', showWhen: 'description' },
          ),
          box(
            'cover',
            'items-center',
            [
              text(
                'deck',
                'deck_title',
                'max-w-full rounded-[9px] bg-paper px-[18px] pt-[11px] pb-[14px] text-center text-balance font-newsreader text-[25px] font-bold leading-[1.02] tracking-[-0.02em] text-ink',
                { name: 'Deck title', minFontSize: 12 },
              ),
            ],
            { name: 'Cover', showWhen: '!description' },
          ),
        ],
        { name: 'Without a meaning', showWhen: '!secondary_text' },
      ),
    ]),
  ],
});

export default { front, back };
