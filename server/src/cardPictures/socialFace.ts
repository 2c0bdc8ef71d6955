import { CardwrightError, faceGeometry, parseTemplateConfig, type FaceInput } from '@cardwright/renderer';

/** Pixels of pictures for link previews (specification, section 1). */
export const SOCIAL_WIDTH = 1_200;
const SOCIAL_HEIGHT = 630;
const WIDTH_MM = 120;

/** Percent of the picture, bottom to top: a hand of three. */
const PLACES = [
  { x: 53.5, y: 17, rotation: -9 },
  { x: 73.5, y: 19, rotation: 9 },
  { x: 63, y: 12, rotation: 0 },
] as const;
const CARD = { width: 27, height: 72 } as const;

interface Social {
  /** The deck as its cards know it. */
  readonly face: Pick<FaceInput, 'deck' | 'scheme'>;
  /** Up to three pictures as data URLs, the first one on top. */
  readonly cards: readonly string[];
  /** Below the title, such as `54 cards`. */
  readonly note: string;
}

/** The picture of a deck for link previews: its name on felt, and three of its cards. */
export function socialFace({ face: { deck, scheme }, cards, note }: Social): FaceInput {
  const text = (id: string, kind: string, classes: string, props: object = {}): object => ({
    id,
    kind,
    renderType: 'text',
    classes,
    props: { overflow: 'shrink', minFontSize: 5, ...props },
  });
  const picture = (src: string, index: number): object => ({
    id: `card-${index}`,
    kind: 'image',
    renderType: 'image',
    classes: 'rounded-[3.5px] object-contain shadow-lg',
    props: { src, fit: 'contain', alt: '' },
    ...CARD,
    ...PLACES[PLACES.length - 1 - index],
  });
  const template = parseTemplateConfig({
    name: 'Link preview',
    description: '',
    ratio: `${SOCIAL_WIDTH}:${SOCIAL_HEIGHT}`,
    background: { classes: 'bg-radial-[at_76%_46%,#1d7553,#0e5a42_45%,#082c21]', children: [] },
    sections: [
      {
        id: 'words',
        height: '100%',
        heightPercent: 100,
        classes: 'w-[122px] flex-col justify-center gap-[5px] pl-[14px] py-[12px] overflow-hidden',
        children: [
          text('title', 'deck_title', 'font-besley font-[700] text-[19px] leading-[1.05] text-[#f3f6f3]'),
          text('line', 'deck_short_description', 'font-instrument-sans text-[8px] leading-[1.35] text-[#d5e5dd]'),
          text('note', 'text', 'font-instrument-sans font-semibold text-[6.5px] text-[#f5bc45] mt-[3px]', {
            text: note,
          }),
        ],
      },
    ],
    absoluteItems: cards.map(picture).toReversed(),
  });
  if (!template.ok) throw new CardwrightError('template.invalid', 'The template of link previews is invalid.');
  const heightMm = (WIDTH_MM * SOCIAL_HEIGHT) / SOCIAL_WIDTH;
  return {
    template: template.value,
    deck,
    scheme,
    language: deck.default_language,
    face: faceGeometry({ widthMm: WIDTH_MM, heightMm }),
  };
}
