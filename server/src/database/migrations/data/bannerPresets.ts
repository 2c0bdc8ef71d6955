interface Preset {
  readonly platform: string;
  readonly name: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly json_config: Readonly<Record<string, unknown>>;
}

/**
 * The sizes that platforms require, as of 2026. Admins can change them and add others; this migration stays as it is.
 */
const SIZES: readonly (readonly [platform: string, name: string, width: number, height: number])[] = [
  ['og', 'Link preview', 1200, 630],
  ['x', 'Post', 1600, 900],
  ['x', 'Header', 1500, 500],
  ['instagram', 'Square post', 1080, 1080],
  ['instagram', 'Portrait post', 1080, 1350],
  ['instagram', 'Story', 1080, 1920],
  ['facebook', 'Post', 1200, 630],
  ['facebook', 'Cover', 1640, 924],
  ['linkedin', 'Post', 1200, 627],
  ['linkedin', 'Cover', 1584, 396],
  ['pinterest', 'Pin', 1000, 1500],
  ['youtube', 'Thumbnail', 1280, 720],
  ['youtube', 'Channel banner', 2560, 1440],
  ['bluesky', 'Banner', 1500, 500],
  ['discord', 'Server banner', 960, 540],
  ['kickstarter', 'Project image', 1024, 576],
];

export const BANNER_PRESETS: readonly Preset[] = SIZES.map(([platform, name, width, height]) => ({
  platform,
  name,
  width,
  height,
  json_config: configFor(`${platform} ${name}`, width, height),
}));

/** The deck's illustration with a band that shows its title and short description. */
function configFor(name: string, width: number, height: number): Record<string, unknown> {
  const text = (id: string, kind: string, classes: string) => ({ id, kind, renderType: 'text', classes });
  return {
    schema_version: 2,
    name,
    description: '',
    ratio: `${width}:${height}`,
    background: {
      classes: 'bg-primary',
      children: [
        {
          id: 'picture',
          kind: 'deck_illustration',
          renderType: 'image',
          classes: 'absolute inset-0',
          props: { fit: 'cover' },
        },
      ],
    },
    sections: [
      { id: 'picture-space', height: '55%', heightPercent: 55, classes: '', locked: false, children: [] },
      {
        id: 'band',
        height: '45%',
        heightPercent: 45,
        classes: 'flex-col justify-center gap-[3px] px-[12px] bg-primary',
        locked: false,
        children: [
          text('title', 'deck_title', 'text-[14px] font-bold text-paper'),
          text('line', 'deck_short_description', 'text-[7px] text-paper'),
        ],
      },
    ],
    absoluteItems: [],
  };
}
