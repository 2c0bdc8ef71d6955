import { crc32 } from 'node:zlib';
import { expect } from 'vitest';
import { z } from 'zod';
import type { PackageFiles } from './packageFiles.js';

/** Its limits for a variant and for a picture (server/fileloader.mjs). */
const LARGEST_TABLE = 20 * 1024 * 1024;
export const LARGEST_ASSET = 10 * 1024 * 1024;
/** The newest version that all of its servers since July 2025 read. */
const NEWEST_VERSION = 17;

const asset = z.string().regex(/^(?:\/assets\/-?\d+_\d+)?$/);
const about = ['rules', 'bgg', 'year', 'mode', 'time', 'players', 'variant', 'language', 'attribution'] as const;
const meta = z.strictObject({
  version: z.int().min(0).max(NEWEST_VERSION),
  info: z.strictObject({
    name: z.string().min(1),
    image: asset,
    ...Object.fromEntries(about.map((key) => [key, z.string()])),
  }),
});
const id = z.string().regex(/^\w+$/);
const place = { x: z.number(), y: z.number() };
const size = { width: z.number().positive(), height: z.number().positive() };
const holder = z.strictObject({
  type: z.literal('holder'),
  id,
  ...place,
  ...size,
  inheritChildZ: z.literal(true),
  dropTarget: z.strictObject({ deck: id }).optional(),
  onEnter: z.strictObject({ activeFace: z.literal(1) }).optional(),
  onLeave: z.strictObject({ activeFace: z.literal(0) }).optional(),
  dropOffsetX: z.number().optional(),
  dropOffsetY: z.number().optional(),
  stackOffsetX: z.number().optional(),
  childrenPerOwner: z.literal(true).optional(),
});
const step = z.strictObject({ func: z.enum(['RECALL', 'FLIP', 'SHUFFLE']), holder: id, face: z.literal(0).optional() });
const button = z.strictObject({
  type: z.literal('button'),
  id,
  ...place,
  ...size,
  text: z.string(),
  clickRoutine: z.array(step),
});
const picture = z.strictObject({
  type: z.literal('image'),
  ...place,
  ...size,
  color: z.literal('white'),
  dynamicProperties: z.strictObject({ value: z.enum(['back', 'image']) }),
});
const deck = z.strictObject({
  type: z.literal('deck'),
  id,
  parent: id,
  cardTypes: z.record(
    z.string(),
    z.strictObject({ image: asset.min(1), back: asset, label: z.string().min(1), description: z.string() }),
  ),
  cardDefaults: z.strictObject({ ...size, enlarge: z.number() }),
  faceTemplates: z
    .array(z.strictObject({ border: z.literal(false), radius: z.number(), objects: z.array(picture).length(1) }))
    .length(2),
});
const pile = z.strictObject({ type: z.literal('pile'), id, parent: id, ...place, ...size });
const card = z.strictObject({
  type: z.literal('card'),
  id,
  deck: id,
  cardType: z.string(),
  parent: id,
  x: z.number().optional(),
  y: z.number().optional(),
  activeFace: z.literal(0),
  z: z.int(),
});
const table = z.object({ _meta: meta }).catchall(z.discriminatedUnion('type', [holder, button, deck, pile, card]));
type Widget = z.output<typeof holder | typeof button | typeof deck | typeof pile | typeof card>;

/** Loads a table as VirtualTabletop does. @returns the titles of all cards, from the top of the pile */
export async function readVirtualTabletop(files: PackageFiles): Promise<readonly string[]> {
  for (const path of files.paths.filter((name) => name.startsWith('assets/'))) {
    const bytes = files.bytes(path);
    expect(path).toBe(`assets/${crc32(bytes) | 0}_${bytes.length}`);
    expect(bytes.length).toBeLessThan(LARGEST_ASSET);
  }
  expect(files.bytes('0.json').length).toBeLessThan(LARGEST_TABLE);
  const { _meta: about, ...others } = files.json('0.json', table);
  const widgets = others as unknown as Readonly<Record<string, Widget>>;
  const faces = [about.info.image];
  const decks = new Map<string, z.output<typeof deck>>();
  for (const [key, widget] of Object.entries(widgets)) {
    expect(widget.id).toBe(key);
    if ('parent' in widget) expect(Object.keys(widgets)).toContain(widget.parent);
    if (widget.type !== 'deck') continue;
    decks.set(key, widget);
    faces.push(...Object.values(widget.cardTypes).flatMap(({ image, back }) => [image, back]));
  }
  for (const face of new Set(faces)) if (face !== '') await files.picture(face.slice(1));
  const cards = Object.values(widgets).flatMap((widget) => (widget.type === 'card' ? [widget] : []));
  expect(Object.values(widgets).filter(({ type }) => type === 'pile')).toHaveLength(cards.length > 1 ? 1 : 0);
  const fromTop = cards.sort((one, other) => other.z - one.z);
  return fromTop.map((one) => decks.get(one.deck)?.cardTypes[one.cardType]?.label ?? 'unknown');
}
