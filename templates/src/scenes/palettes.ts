/** Colours of a scene, by depth: the sky from above to the horizon, the land from far to near. */
export interface Palette {
  readonly name: string;
  readonly isDark: boolean;
  readonly high: string;
  readonly mid: string;
  readonly low: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  /** Sun, moon, windows, glints. */
  readonly light: string;
  /** The one colour that stands out. */
  readonly accent: string;
}

type Colors = readonly [
  high: string,
  mid: string,
  low: string,
  far: string,
  middle: string,
  near: string,
  light: string,
  accent: string,
];

function palette(name: string, isDark: boolean, colors: Colors): Palette {
  const [high, mid, low, far, middle, near, light, accent] = colors;
  return { name, isDark, high, mid, low, far, middle, near, light, accent };
}

export const PALETTES = {
  dawn: palette('dawn', false, [
    '#6E8FB5',
    '#F2C3A7',
    '#FBE3C0',
    '#C79AA0',
    '#7C6A8A',
    '#2F3251',
    '#FFF3D6',
    '#E8694A',
  ]),
  day: palette('day', false, ['#4E9BC7', '#A5D3E2', '#EAF3E6', '#8FB9B4', '#4B8A7B', '#1E4B45', '#FFFBE8', '#F2A33A']),
  meadow: palette('meadow', false, [
    '#79B7C9',
    '#C9E3D3',
    '#F6F1D2',
    '#A5C48D',
    '#5F9457',
    '#234B34',
    '#FFF7D2',
    '#E4572E',
  ]),
  dusk: palette('dusk', true, ['#2B2A5B', '#8C4A78', '#F08A5D', '#6B3F6E', '#3C2A55', '#171532', '#FFD9A0', '#FF7A59']),
  ember: palette('ember', true, [
    '#3A1730',
    '#A63A3A',
    '#F2A25C',
    '#7A2E3A',
    '#431B2E',
    '#1B0C1A',
    '#FFE3A8',
    '#FFB23E',
  ]),
  night: palette('night', true, [
    '#070B22',
    '#152A55',
    '#3C6C9C',
    '#1D3A66',
    '#11264A',
    '#060D20',
    '#F4EFD2',
    '#F5BC45',
  ]),
  moss: palette('moss', true, ['#16302A', '#3F7A58', '#BFD89A', '#3A6E52', '#1F4A3A', '#0B211B', '#F1F5C8', '#E9B44C']),
  sea: palette('sea', false, ['#2C7DA0', '#7CC6CF', '#E4F1E1', '#3E8FA3', '#1B6584', '#0C3350', '#FFF8DC', '#F26A4B']),
  deep: palette('deep', true, ['#0E6A80', '#0B4766', '#07294A', '#0C3F5C', '#08284A', '#03132B', '#BFF3E4', '#FF8F6B']),
  winter: palette('winter', false, [
    '#7FA3C0',
    '#C4D8E4',
    '#F2F5F4',
    '#A9C0D0',
    '#6C8CA6',
    '#2C4660',
    '#FFFFFF',
    '#D9483B',
  ]),
  sand: palette('sand', false, [
    '#5AA0B8',
    '#F0D9A8',
    '#FBEBC8',
    '#DDA866',
    '#B97840',
    '#693A22',
    '#FFF7DF',
    '#C7402D',
  ]),
  plum: palette('plum', true, ['#1C1238', '#4C2A6B', '#C46A9A', '#52306E', '#311D4E', '#130A26', '#FCE3F0', '#7FD1AE']),
  autumn: palette('autumn', false, [
    '#8FB0B5',
    '#EAD9AE',
    '#F8E9C6',
    '#D39A4C',
    '#A4572B',
    '#41231B',
    '#FFF3CF',
    '#C5341F',
  ]),
  storm: palette('storm', true, [
    '#252E3D',
    '#4C5D70',
    '#A9B4B4',
    '#46586A',
    '#2B3A4B',
    '#121A26',
    '#F3EFD8',
    '#F2C14E',
  ]),
  rose: palette('rose', false, [
    '#E59AA3',
    '#F7C9BE',
    '#FDEBDD',
    '#D98C8C',
    '#9C5068',
    '#4A2340',
    '#FFF6E6',
    '#2F7F6F',
  ]),
} as const satisfies Readonly<Record<string, Palette>>;

export type PaletteName = keyof typeof PALETTES;
