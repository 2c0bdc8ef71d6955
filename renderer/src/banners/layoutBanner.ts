import type { Direction } from '../directionOf.js';
import { FACE_WIDTH, grown, intersection, type Rect } from '../geometry.js';
import type { AbsoluteItem, TemplateConfig, TemplateItem } from '../schema/template/template.js';
import { parseTemplateConfig } from '../schema/template/parseTemplate.js';
import { CardwrightError } from '../errors.js';
import type { BannerPlace } from './bannerDesign.js';
import type { BannerSize } from './bannerSize.js';

/** Wider banners have their words beside the cards, others above them. */
const WIDE = 1.45;
/** A code below this many px cannot be scanned from a phone's screen. */
const LEAST_CODE = 96;
const CODE_SHARE = 0.178;
/** Part of a banner's width and height that something covered must take before the words make room for it. */
const LARGE = 0.15;

interface Layout {
  /** Where the words were put by hand, percent of the banner: they are as large as that area allows. */
  readonly put?: BannerPlace | undefined;
  /** Where lines begin: the words lie on that side of the cards. */
  readonly direction?: Direction;
}

/**
 * The usual template of a banner: a face with the ratio of its size. The words lie beside or above the cards, inside the
 * safe margins and clear of what the platform covers. The item `cards` is the area that the cards are placed in.
 */
export function layoutBanner(size: BannerSize, { put, direction = 'ltr' }: Layout = {}): TemplateConfig {
  const { words: usual, cards } = areasOf(size, direction);
  const isCentred = cards.y > usual.y + usual.height / 2;
  const words = {
    ...usual,
    ...(put?.width !== undefined && { width: (put.width / 100) * size.width }),
    ...(put?.height !== undefined && { height: (put.height / 100) * size.height }),
  };
  const parsed = parseTemplateConfig({
    name: 'Banner',
    description: '',
    ratio: `${size.width}:${size.height}`,
    background: {
      classes: `bg-radial-[at_${direction === 'rtl' ? 28 : 72}%_46%,{{field:ground_light}},{{field:ground}}_48%,{{field:ground_dark}}]`,
      children: [],
    },
    sections: [],
    absoluteItems: [cardsItem(cards, size), wordsItem(words, size, isCentred ? 'centre' : direction)],
  });
  if (!parsed.ok) throw new CardwrightError('template.invalid', 'The template of the banner is invalid.');
  return parsed.value;
}

interface Areas {
  readonly words: Rect;
  readonly cards: Rect;
}

/** The areas of words and cards, in px. A platform's crop may cut cards, but no words. */
function areasOf({ width, height, guides: { safe, covered, crop } }: BannerSize, direction: Direction): Areas {
  const inTheWay = covered.filter(
    (rect) => rect.width > width * LARGE && rect.height > height * LARGE && rect.x + rect.width < width / 2,
  );
  const left = Math.max(safe.left, ...inTheWay.map((rect) => rect.x + rect.width + safe.left / 2));
  /** Cards may reach a little beyond the margins. */
  const beyond = Math.min(safe.right, Math.min(width, height) * 0.04) / 2;
  const free = { x: left, y: safe.top, width: width - left - safe.right, height: height - safe.top - safe.bottom };
  const gap = Math.min(width, height) * 0.04;
  const kept = crop === null ? free : keptBy(crop, free, gap);
  if (kept.width / kept.height >= WIDE) {
    const words = { ...kept, width: (kept.width - gap) * 0.44 };
    if (direction === 'rtl') {
      words.x = kept.x + kept.width - words.width;
      return { words, cards: grown({ ...free, width: words.x - gap - free.x }, beyond) };
    }
    const x = words.x + words.width + gap;
    return { words, cards: grown({ ...free, x, width: free.x + free.width - x }, beyond) };
  }
  const wordsHeight = Math.min(kept.height, (free.y + free.height - kept.y - gap) * 0.42);
  const y = kept.y + wordsHeight + gap;
  return {
    words: { ...kept, height: wordsHeight },
    cards: grown({ ...free, y, height: free.y + free.height - y }, beyond),
  };
}

/** The part of an area that a crop keeps, with a gap from the edges that it cuts; all of it if words have no room there. */
function keptBy(crop: Rect, area: Rect, gap: number): Rect {
  const shared = intersection(crop, area);
  if (Math.min(shared.width, shared.height) < 4 * gap) return area;
  const left = crop.x > area.x ? gap : 0;
  const top = crop.y > area.y ? gap : 0;
  const right = crop.x + crop.width < area.x + area.width ? gap : 0;
  const bottom = crop.y + crop.height < area.y + area.height ? gap : 0;
  const { x, y, width, height } = shared;
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
}

function cardsItem(area: Rect, size: BannerSize): Partial<AbsoluteItem> {
  return { id: 'cards', name: 'Cards', kind: 'shape', classes: 'fill-none', ...percentOf(area, size) };
}

const ALIGNMENT = {
  ltr: 'items-start text-left',
  rtl: 'items-start text-right',
  centre: 'items-center text-center',
} as const;

function wordsItem(area: Rect, size: BannerSize, alignment: keyof typeof ALIGNMENT): Partial<AbsoluteItem> {
  const units = FACE_WIDTH / size.width;
  const [width, height] = [area.width * units, area.height * units];
  const title = Math.min(width * 0.15, height * 0.3);
  const line = title * 0.42;
  const text = (id: string, name: string, kind: string, classes: string, least: number): Partial<TemplateItem> => ({
    id,
    name,
    kind,
    renderType: 'text',
    classes,
    props: { overflow: 'shrink', minFontSize: round(least) },
  });
  return {
    id: 'words',
    name: 'Words',
    kind: 'shape',
    classes: `fill-none flex flex-col justify-center gap-[${round(title * 0.22)}px] ${ALIGNMENT[alignment]}`,
    ...percentOf(area, size),
    children: [
      text(
        'title',
        'Title',
        'field:title',
        `w-full font-besley font-bold hyphens-manual leading-[1.05] text-[${round(title)}px] text-[{{field:words}}]`,
        title * 0.4,
      ),
      text(
        'line',
        'Line',
        'field:line',
        `w-full font-instrument-sans leading-[1.3] text-balance text-[${round(line)}px] text-[{{field:quiet_words}}]`,
        line * 0.6,
      ),
      actions(size, line, area.height),
    ] as TemplateItem[],
  };
}

/** The call to action and the code beside it, which is ink on cream so that every phone reads it. */
function actions({ width, height }: BannerSize, line: number, wordsHeight: number): Partial<TemplateItem> {
  const code = Math.round(Math.min(Math.min(width, height) * CODE_SHARE, wordsHeight * 0.34));
  const codeUnits = round((code * FACE_WIDTH) / width);
  const button = {
    id: 'button',
    name: 'Button',
    kind: 'shape',
    classes: `fill-none bg-[{{field:button}}] rounded-[${round(line * 0.45)}px] px-[${round(line * 0.9)}px] py-[${round(line * 0.5)}px]`,
    props: { showWhen: 'field:call_to_action' },
    children: [
      {
        id: 'call-to-action',
        name: 'Call to action',
        kind: 'field:call_to_action',
        renderType: 'text',
        classes: `font-instrument-sans font-semibold leading-[1.2] line-clamp-2 text-[${round(line)}px] text-[{{field:button_words}}]`,
        props: { overflow: 'shrink', minFontSize: round(line * 0.5) },
      },
    ],
  };
  const qr = {
    id: 'qr',
    name: 'QR code',
    kind: 'field:link',
    renderType: 'qr',
    classes: `w-[${codeUnits}px] h-[${codeUnits}px] shrink-0 rounded-[${round(codeUnits * 0.05)}px] bg-[#fbf3e0] fill-[#1c1917]`,
  };
  return {
    id: 'actions',
    name: 'Button and code',
    kind: 'shape',
    classes: `fill-none flex flex-row items-center gap-[${round(line * 0.8)}px] max-w-full shrink-0`,
    children: [button, ...(code < LEAST_CODE ? [] : [qr])] as TemplateItem[],
  };
}

function percentOf({ x, y, width, height }: Rect, size: BannerSize): Rect {
  const percent = (part: number, whole: number): number => round((part / whole) * 100);
  return {
    x: percent(x, size.width),
    y: percent(y, size.height),
    width: percent(width, size.width),
    height: percent(height, size.height),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
