import { expect } from 'vitest';
import { z } from 'zod';
import type { PackageFiles } from './packageFiles.js';

const guid = z.string().regex(/^[0-9A-F]{32}$/);
const share = z.number().min(0).max(1);
const byIndex = z.record(z.string().regex(/^\d+$/), z.string());
const fileName = z.string().regex(/^[^/\\]+\.jpg$/);
/** A card among the object templates (plasticity-studios/tabletop-playground-schemas, src/templates.ts). */
const card = z.strictObject({
  Type: z.literal('Card'),
  GUID: guid,
  Name: z.string().min(1),
  Metadata: z.string(),
  CollisionType: z.literal('Regular'),
  Friction: share,
  Restitution: share,
  Density: share,
  SurfaceType: z.literal('Cardboard'),
  Roughness: share,
  Metallic: share,
  Flippable: z.boolean(),
  AutoStraighten: z.boolean(),
  ShouldSnap: z.boolean(),
  Models: z.array(z.never()),
  Collision: z.array(z.never()),
  SnapPointsGlobal: z.boolean(),
  SnapPoints: z.array(z.never()),
  Tags: z.array(z.string()),
  FrontTexture: fileName,
  BackTexture: fileName,
  HiddenTexture: z.literal(''),
  /** One picture for all backs, or one with the grid of the fronts. */
  BackIndex: z.literal([-2, -3]),
  /** The back hides a card. */
  HiddenIndex: z.literal(-3),
  NumHorizontal: z.int().min(1).max(128),
  NumVertical: z.int().min(1).max(128),
  Width: z.number().min(0.1),
  Height: z.number().min(0.1),
  Thickness: z.number().min(0.01),
  HiddenInHand: z.literal(true),
  UsedWithCardHolders: z.boolean(),
  CanStack: z.literal(true),
  MirrorBack: z.boolean(),
  Model: z.enum(['Rounded', 'Square', 'Round', 'Hexagonal']),
  Indices: z.array(z.int().min(0)).min(1),
  CardNames: byIndex,
  CardMetadata: byIndex,
  CardTags: z.record(z.string(), z.array(z.string())),
});
const manifest = z.strictObject({ Name: z.string().min(1), Version: z.string().min(1), GUID: guid });

/** Loads a package as Tabletop Playground does. @returns the names of all cards, stack by stack */
export async function readTabletopPlayground(files: PackageFiles): Promise<readonly string[]> {
  const ids = new Set([files.json('manifest.json', manifest).GUID]);
  const names: string[] = [];
  for (const path of files.paths.filter((name) => name.startsWith('Templates/'))) {
    const stack = files.json(path, card);
    expect(ids.has(stack.GUID)).toBe(false);
    ids.add(stack.GUID);
    const { NumHorizontal: columns, NumVertical: rows } = stack;
    const front = await files.picture(`Textures/${stack.FrontTexture}`);
    const back = await files.picture(`Textures/${stack.BackTexture}`);
    const grids = stack.BackIndex === -3 ? [front, back] : [front];
    for (const { width, height } of grids) {
      expect([width % columns, height % rows]).toEqual([0, 0]);
      expect(width / columns / (height / rows)).toBeCloseTo(stack.Width / stack.Height, 1);
    }
    for (const index of stack.Indices) {
      expect(index).toBeLessThan(columns * rows);
      names.push(z.string().min(1).parse(stack.CardNames[`${index}`]));
    }
  }
  return names;
}
