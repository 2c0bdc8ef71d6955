import { acres } from './generators/acres.js';
import { chart } from './generators/chart.js';
import { creature } from './generators/creature.js';
import { dusk } from './generators/dusk.js';
import { friend } from './generators/friend.js';
import { horizon } from './generators/horizon.js';
import { iris } from './generators/iris.js';
import { mark } from './generators/mark.js';
import { mouth } from './generators/mouth.js';
import { omen } from './generators/omen.js';
import { paper } from './generators/paper.js';
import { pips, suit } from './generators/pips.js';
import { planet } from './generators/planet.js';
import { portrait } from './generators/portrait.js';
import { rosette } from './generators/rosette.js';
import { shards } from './generators/shards.js';
import { sign } from './generators/sign.js';
import { tiles } from './generators/tiles.js';
import { vessel } from './generators/vessel.js';
import { seededBy } from './seeded.js';
import type { ArtGenerator, ArtSubject } from './types.js';

export type { ArtSubject } from './types.js';

const GENERATORS: ReadonlyMap<string, ArtGenerator> = new Map(
  Object.entries({
    acres,
    chart,
    creature,
    dusk,
    friend,
    horizon,
    iris,
    mark,
    mouth,
    omen,
    paper,
    pips,
    planet,
    portrait,
    rosette,
    shards,
    sign,
    suit,
    tiles,
    vessel,
  }),
);

/** Names of the generators, for the prop `art`. */
export const ART_NAMES: readonly string[] = [...GENERATORS.keys()].sort();

/**
 * Procedural art as an SVG document in the tokens of a colour scheme.
 * @returns undefined when no generator has the name
 */
export function generateArt(name: string, subject: ArtSubject): string | undefined {
  const { category, card } = subject;
  return GENERATORS.get(name)?.(seededBy(`${name} ${category}`), seededBy(`${name} ${category} ${card}`), subject);
}
