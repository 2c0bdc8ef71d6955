/** A bundled icon set with the terms of its licence. */
export interface IconSetInfo {
  readonly prefix: string;
  readonly name: string;
  readonly author: string;
  readonly url: string;
  /** SPDX identifier. */
  readonly license: string;
  readonly licenseUrl: string;
  /** Whether the author must be credited when the icons are published. */
  readonly requiresCredit: boolean;
  /** One line for credits. */
  readonly credit: string;
  /** Has its own colours, which the text colour does not change. */
  readonly isColored: boolean;
}

/** The sets in which a bare name such as `lamp` is looked up, in this order. */
export const DEFAULT_ICON_SETS = ['lucide', 'game-icons', 'tabler'] as const;

/** Pictures for emoji, and for flags, which the emoji set lacks. */
export const EMOJI_SET = 'noto';
export const FLAG_SET = 'flag';

export const ICON_SETS: readonly IconSetInfo[] = [
  {
    prefix: 'lucide',
    name: 'Lucide',
    author: 'Lucide Contributors',
    url: 'https://github.com/lucide-icons/lucide',
    license: 'ISC',
    licenseUrl: 'https://github.com/lucide-icons/lucide/blob/main/LICENSE',
    requiresCredit: false,
    credit: 'Icons from Lucide, ISC licence',
    isColored: false,
  },
  {
    prefix: 'game-icons',
    name: 'Game Icons',
    author: 'GameIcons',
    url: 'https://github.com/game-icons/icons',
    license: 'CC-BY-3.0',
    licenseUrl: 'https://github.com/game-icons/icons/blob/master/license.txt',
    requiresCredit: true,
    credit: 'Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0',
    isColored: false,
  },
  {
    prefix: 'tabler',
    name: 'Tabler Icons',
    author: 'Paweł Kuna',
    url: 'https://github.com/tabler/tabler-icons',
    license: 'MIT',
    licenseUrl: 'https://github.com/tabler/tabler-icons/blob/master/LICENSE',
    requiresCredit: false,
    credit: 'Icons from Tabler Icons by Paweł Kuna, MIT licence',
    isColored: false,
  },
  {
    prefix: 'noto',
    name: 'Noto Emoji',
    author: 'Google Inc',
    url: 'https://github.com/googlefonts/noto-emoji',
    license: 'Apache-2.0',
    licenseUrl: 'https://github.com/googlefonts/noto-emoji/blob/main/svg/LICENSE',
    requiresCredit: false,
    credit: 'Emoji from Noto Emoji by Google, Apache 2.0 licence',
    isColored: true,
  },
  {
    prefix: 'flag',
    name: 'Flag Icons',
    author: 'Panayiotis Lipiridis',
    url: 'https://github.com/lipis/flag-icons',
    license: 'MIT',
    licenseUrl: 'https://github.com/lipis/flag-icons/blob/main/LICENSE',
    requiresCredit: false,
    credit: 'Flags from Flag Icons by Panayiotis Lipiridis, MIT licence',
    isColored: true,
  },
];

/** The bundled set with a prefix, if any. */
export function iconSetInfo(prefix: string): IconSetInfo | undefined {
  return ICON_SETS.find((set) => set.prefix === prefix);
}
