type FrozenRect = readonly [label: string, x: number, y: number, width: number, height: number];
type FrozenSize = readonly [
  key: string,
  platform: string,
  name: string,
  purpose: string,
  pixels: readonly [width: number, height: number],
  /** Margins, clockwise from the top. */
  safe: readonly [number, number, number, number],
  covered: readonly FrozenRect[],
  crop: FrozenRect | null,
];

/** The sizes that came with migration 33, as of 2026; they stay as they are. */
const SIZES: readonly FrozenSize[] = [
  [
    'link-preview',
    'og',
    'Link preview',
    'link',
    [1200, 630],
    [48, 48, 48, 48],
    [['the domain', 16, 574, 260, 40]],
    ['square crop in chats', 285, 0, 630, 630],
  ],
  ['discord-event', 'discord', 'Event cover', 'link', [800, 320], [19, 19, 19, 19], [], null],
  ['x-post', 'x', 'Post', 'post', [1600, 900], [54, 54, 54, 54], [], null],
  ['instagram-square', 'instagram', 'Square post', 'post', [1080, 1080], [65, 65, 65, 65], [], null],
  [
    'instagram-portrait',
    'instagram',
    'Portrait post',
    'post',
    [1080, 1350],
    [65, 65, 65, 65],
    [],
    ['square in the profile grid', 0, 135, 1080, 1080],
  ],
  [
    'instagram-story',
    'instagram',
    'Story',
    'post',
    [1080, 1920],
    [250, 65, 340, 65],
    [
      ['account and time', 0, 0, 1080, 220],
      ['answer field', 0, 1610, 1080, 310],
    ],
    null,
  ],
  ['facebook-post', 'facebook', 'Post', 'post', [1200, 630], [38, 38, 38, 38], [], null],
  ['linkedin-post', 'linkedin', 'Post', 'post', [1200, 627], [38, 38, 38, 38], [], null],
  ['pinterest-pin', 'pinterest', 'Pin', 'post', [1000, 1500], [60, 60, 60, 60], [], null],
  ['x-header', 'x', 'Header', 'profile', [1500, 500], [60, 40, 60, 40], [['profile picture', 30, 330, 370, 170]], null],
  [
    'mastodon-header',
    'mastodon',
    'Header',
    'profile',
    [1500, 500],
    [30, 30, 30, 30],
    [['profile picture', 30, 400, 260, 100]],
    null,
  ],
  [
    'bluesky-banner',
    'bluesky',
    'Banner',
    'profile',
    [1500, 500],
    [30, 30, 30, 30],
    [['profile picture', 30, 390, 240, 110]],
    null,
  ],
  [
    'facebook-cover',
    'facebook',
    'Cover',
    'profile',
    [1640, 924],
    [150, 65, 150, 65],
    [],
    ['cover on a desktop', 0, 150, 1640, 624],
  ],
  [
    'linkedin-cover',
    'linkedin',
    'Cover',
    'profile',
    [1584, 396],
    [24, 24, 24, 24],
    [['profile picture', 48, 176, 330, 220]],
    null,
  ],
  [
    'discord-server',
    'discord',
    'Server banner',
    'profile',
    [960, 540],
    [110, 38, 38, 38],
    [['server name', 0, 0, 960, 96]],
    null,
  ],
  [
    'youtube-channel',
    'youtube',
    'Channel banner',
    'profile',
    [2560, 1440],
    [509, 507, 508, 507],
    [],
    ['phones and tablets', 507, 509, 1546, 423],
  ],
  [
    'youtube-thumbnail',
    'youtube',
    'Thumbnail',
    'video',
    [1280, 720],
    [43, 43, 43, 43],
    [['running time', 1130, 650, 140, 60]],
    null,
  ],
  ['itch-cover', 'itch', 'Game cover', 'shop', [630, 500], [30, 30, 30, 30], [], null],
  ['kickstarter-project', 'kickstarter', 'Project image', 'shop', [1024, 576], [35, 35, 35, 35], [], null],
];

export const BANNER_SIZES = SIZES.map(([key, platform, name, purpose, [width, height], safe, covered, crop]) => ({
  key,
  platform,
  name,
  purpose,
  width,
  height,
  guides: { safe: insetsOf(safe), covered: covered.map(rectOf), crop: crop === null ? null : rectOf(crop) },
}));

function insetsOf([top, right, bottom, left]: FrozenSize[5]): object {
  return { top, right, bottom, left };
}

function rectOf([label, x, y, width, height]: FrozenRect): object {
  return { x, y, width, height, label };
}
