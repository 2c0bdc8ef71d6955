import { BANNER_PRESETS, type BannerPreset } from '../../banners/bannerPresets.js';
import { BACK, type BannerDesign, bannerDesignSchema, MOST_BANNER_CARDS } from '../../banners/bannerDesign.js';
import { OWN_SIZE_LIMITS, readOwnSize } from '../../banners/ownSize.js';
import { type Deck, nearestName } from '../../schema/index.js';
import type { RasterFormat } from '../../export/index.js';
import { atOption, optionFailure } from '../atOption.js';
import { selectCards } from '../faces/selectCards.js';
import { selectLanguages } from '../faces/selectLanguages.js';

/** Banners to make, in the words of a command line. */
export interface BannersOrder {
  /** Keys of presets; `all` for every one. */
  readonly presets: readonly string[];
  readonly languages?: readonly string[] | undefined;
  /** Cards such as `back,1-4,Lamp`, the lowest first. */
  readonly cards?: string | undefined;
  /** The card whose illustration lies on the ground. */
  readonly picture?: string | undefined;
  /** The address in the QR code. */
  readonly link?: string | undefined;
  readonly format?: RasterFormat | undefined;
  /** 1 … 100, for jpg and webp. */
  readonly quality?: number | undefined;
  readonly design?: Partial<BannerDesign> | undefined;
  /** Words in every language, instead of the deck's. */
  readonly texts?: { readonly title?: string; readonly line?: string; readonly call_to_action?: string } | undefined;
}

/** A valid order of banners for a certain deck. */
export interface BannersPlan {
  readonly presets: readonly BannerPreset[];
  readonly languages: readonly string[];
  readonly design: BannerDesign;
  readonly link: string | undefined;
  readonly format: RasterFormat;
  readonly quality: number;
}

const USUAL_QUALITY = 92;

/** @throws CardwrightError at `preset`, `languages`, `cards` or `options.…` */
export function planBanners(order: BannersOrder, deck: Deck): BannersPlan {
  const { format = 'png', quality, texts = {}, link } = order;
  if (quality !== undefined && format === 'png')
    throw optionFailure('options.quality', 'Quality is for jpg and webp, not for png.');
  if (link !== undefined && !URL.canParse(link))
    throw optionFailure(
      'options.link',
      `"${link}" is not an address.`,
      'Write it in full, such as https://example.com.',
    );
  const languages = selectLanguages(order.languages, deck);
  const words = { title: '', line: '', call_to_action: '', ...texts };
  const design = bannerDesignSchema.safeParse({
    ...order.design,
    cards: cardsOf(order.cards, deck),
    picture: pictureOf(order.picture, deck),
    texts: Object.fromEntries(languages.map((language) => [language, words])),
  });
  if (!design.success) {
    const [issue] = design.error.issues;
    throw optionFailure(`options.${issue?.path.map(String).at(-1) ?? ''}`, issue?.message ?? 'This value is invalid.');
  }
  return {
    presets: presetsOf(order.presets),
    languages,
    design: design.data,
    link,
    format,
    quality: quality ?? USUAL_QUALITY,
  };
}

function presetsOf(keys: readonly string[]): readonly BannerPreset[] {
  if (keys.length === 1 && keys[0] === 'all') return BANNER_PRESETS;
  const known = BANNER_PRESETS.map(({ key }) => key);
  return [...new Set(keys)].map((key) => {
    const found = BANNER_PRESETS.find((preset) => preset.key === key) ?? readOwnSize(key);
    if (found !== undefined) return found;
    if (/^\d+x\d+$/.test(key))
      throw optionFailure('preset', `The banner size "${key}" is not possible.`, OWN_SIZE_LIMITS);
    const near = nearestName(key, known);
    const hint =
      near === undefined
        ? `Use all, a size such as 1200x400, or some of: ${known.join(', ')}.`
        : `Did you mean "${near}"?`;
    throw optionFailure('preset', `There is no banner size "${key}".`, hint);
  });
}

/** @throws CardwrightError if it is none or several cards, or one without an illustration */
function pictureOf(selection: string | undefined, deck: Deck): string | undefined {
  if (selection === undefined) return undefined;
  const [key, ...others] = atOption('options.picture', () => cardsOf(selection, deck));
  const cards = deck.categories.flatMap((category) => category.cards);
  const card = cards.find(({ id }, index) => (id ?? String(index + 1)) === key);
  if (key === undefined || others.length > 0 || card === undefined)
    throw optionFailure('options.picture', 'Name one card, whose illustration appears behind the words.');
  if (card.illustration === null) throw optionFailure('options.picture', `"${selection}" has no illustration.`);
  return key;
}

/** The design's names of the cards in a list: `back`, and ids or numbers. */
function cardsOf(selection: string | undefined, deck: Deck): readonly string[] {
  if (selection === undefined) return [];
  const terms = selection.split(',').map((term) => term.trim());
  const rest = terms.filter((term) => term.toLowerCase() !== BACK);
  const cards = deck.categories.flatMap((category) => category.cards);
  // The terms keep their order: the last card lies on top.
  const named = rest.flatMap((term) => {
    const keep = selectCards(term, deck);
    return cards.flatMap((card, index) => {
      const number = index + 1;
      return keep({ number }) ? [card.id ?? String(number)] : [];
    });
  });
  const all = rest.length === terms.length ? named : [BACK, ...named];
  if (all.length > MOST_BANNER_CARDS)
    throw optionFailure('cards', `A banner shows at most ${MOST_BANNER_CARDS} cards; the list has ${all.length}.`);
  return all;
}
