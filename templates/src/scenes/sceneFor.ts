import type { Canvas } from './Canvas.js';
import type { PaletteName } from './palettes.js';
import type { Random } from './random.js';
import type { ReadPrompt, Subject } from './readPrompt.js';
import { aurora, skies, space } from './motifs/airs.js';
import { castle, city, village } from './motifs/built.js';
import { cutPaper } from './motifs/cutPaper.js';
import { forest, tree } from './motifs/forest.js';
import { garden } from './motifs/garden.js';
import { desert, fields, road } from './motifs/lands.js';
import { mountains } from './motifs/mountains.js';
import { pattern } from './motifs/pattern.js';
import { stillLife, type Thing } from './motifs/table.js';
import { volcano } from './motifs/volcano.js';
import { underwater } from './motifs/underwater.js';
import { lake, sea } from './motifs/waters.js';

export interface Scene {
  draw(canvas: Canvas): void;
  /** Palettes that suit it where the words name none. */
  readonly palettes: readonly [PaletteName, ...PaletteName[]];
  readonly isOutdoors: boolean;
}

function outdoors(draw: (canvas: Canvas) => void, ...palettes: [PaletteName, ...PaletteName[]]): Scene {
  return { draw, palettes, isOutdoors: true };
}

const SCENES: Readonly<Record<Subject, Scene>> = {
  mountains: outdoors(mountains, 'dawn', 'day', 'dusk', 'winter', 'night'),
  forest: outdoors(forest, 'moss', 'autumn', 'dawn', 'moss'),
  tree: outdoors(tree, 'autumn', 'meadow', 'dusk', 'rose'),
  lake: outdoors(lake, 'dawn', 'dusk', 'night', 'day'),
  sea: outdoors((canvas) => sea(canvas), 'sea', 'dusk', 'day', 'storm'),
  boat: outdoors((canvas) => sea(canvas, 'boat'), 'sea', 'dawn', 'dusk'),
  lighthouse: outdoors((canvas) => sea(canvas, 'lighthouse'), 'night', 'dusk', 'storm', 'sea'),
  desert: outdoors(desert, 'sand', 'dusk', 'ember'),
  fields: outdoors(fields, 'meadow', 'autumn', 'dawn', 'day'),
  garden: outdoors(garden, 'meadow', 'rose', 'dawn', 'plum'),
  city: outdoors(city, 'dusk', 'night', 'dawn', 'plum'),
  village: outdoors(village, 'dusk', 'winter', 'night', 'autumn'),
  castle: outdoors(castle, 'dusk', 'plum', 'night', 'ember', 'dawn'),
  skies: outdoors(skies, 'day', 'dawn', 'rose', 'meadow'),
  space: outdoors(space, 'plum', 'night', 'deep'),
  aurora: outdoors(aurora, 'night', 'deep'),
  underwater: outdoors(underwater, 'deep', 'sea', 'night'),
  volcano: outdoors(volcano, 'ember', 'dusk'),
  road: outdoors(road, 'dusk', 'sand', 'day', 'autumn'),
};

const IDEA: Scene = { draw: cutPaper, palettes: ['day'], isOutdoors: false };
const PATTERN: Scene = {
  draw: pattern,
  palettes: ['dusk', 'moss', 'ember', 'sea', 'plum', 'autumn', 'rose', 'night'],
  isOutdoors: false,
};
const TABLE: readonly [PaletteName, ...PaletteName[]] = ['dawn', 'autumn', 'rose', 'sand', 'dusk', 'moss'];
const FILLERS: readonly [Thing, ...Thing[]] = ['bottle', 'fruit', 'books', 'candle', 'plant', 'cup'];

function table(things: readonly Thing[], random: Random): Scene {
  const fillers = [random.pick(FILLERS), random.pick(FILLERS), random.pick(FILLERS)];
  const wanted: Thing[] = [...new Set([...things, ...fillers])].slice(0, 3);
  // Only something that is small beside the others may stand in front.
  if (!wanted.includes('fruit') && random.chance(0.5)) wanted.push('fruit');
  return { draw: (canvas) => stillLife(canvas, wanted), palettes: TABLE, isOutdoors: false };
}

/** Which scene the words, or else the style and the seed, ask for. */
export function sceneFor({ subject, things }: ReadPrompt, style: string, random: Random): Scene {
  if (style === 'cut-paper') return IDEA;
  if (style === 'pattern') return PATTERN;
  switch (subject) {
    case 'still-life':
      return table(things, random);
    case 'idea':
      return IDEA;
    case 'pattern':
      return PATTERN;
    case undefined:
      // Words that name nothing known: most are ideas; the rest may be anywhere.
      return random.chance(0.55) ? IDEA : SCENES[random.pick(ANYWHERE)];
    default:
      return SCENES[subject];
  }
}

const ANYWHERE: readonly [Subject, ...Subject[]] = ['mountains', 'lake', 'fields', 'skies', 'garden', 'road', 'forest'];
