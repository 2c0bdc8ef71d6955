import sharp from 'sharp';
import { expect } from 'vitest';
import { z } from 'zod';
import type { PackageFiles } from './packageFiles.js';

const axes = ['posX', 'posY', 'posZ', 'rotX', 'rotY', 'rotZ', 'scaleX', 'scaleY', 'scaleZ'] as const;
const noScript = { LuaScript: z.literal(''), LuaScriptState: z.literal(''), XmlUI: z.literal('') };
const sheet = z.strictObject({
  FaceURL: z.url(),
  BackURL: z.url(),
  NumWidth: z.int().min(1).max(10),
  NumHeight: z.int().min(1).max(7),
  BackIsHidden: z.literal(true),
  UniqueBack: z.boolean(),
  /** Rectangles, hexagons and circles, the first two also with rounded corners. */
  Type: z.literal([0, 1, 2, 3, 4]),
});
const sheets = z.record(z.string().regex(/^[1-9]\d*$/), sheet);
const object = {
  GUID: z.string().regex(/^[0-9a-f]{6}$/),
  Transform: z.strictObject(Object.fromEntries(axes.map((axis) => [axis, z.number()]))),
  Nickname: z.string().min(1),
  Description: z.string(),
  GMNotes: z.string(),
  ColorDiffuse: z.strictObject({ r: z.number(), g: z.number(), b: z.number() }),
  Locked: z.literal(false),
  Grid: z.boolean(),
  Snap: z.boolean(),
  IgnoreFoW: z.boolean(),
  MeasureMovement: z.boolean(),
  DragSelectable: z.literal(true),
  Autoraise: z.boolean(),
  Sticky: z.boolean(),
  Tooltip: z.boolean(),
  GridProjection: z.boolean(),
  HideWhenFaceDown: z.literal(true),
  SidewaysCard: z.boolean(),
  ...noScript,
};
const cardOf = <Name extends string>(name: Name) =>
  z.strictObject({ ...object, Name: z.literal(name), Hands: z.literal(true), CardID: z.int(), CustomDeck: sheets });
const stack = z.strictObject({
  ...object,
  Name: z.literal('DeckCustom'),
  Hands: z.literal(false),
  DeckIDs: z.array(z.int()).min(2),
  CustomDeck: sheets,
  ContainedObjects: z.array(cardOf('Card')).min(2),
});
const texts = ['SaveName', 'Date', 'VersionNumber', 'GameMode', 'GameType', 'GameComplexity'] as const;
const saved = z.strictObject({
  ...Object.fromEntries([...texts, 'Table', 'Sky', 'Note', 'Rules'].map((key) => [key, z.string()])),
  Tags: z.array(z.string()),
  Gravity: z.number(),
  PlayArea: z.number(),
  TabStates: z.strictObject({}),
  ...noScript,
  ObjectStates: z.array(z.union([stack, cardOf('CardCustom')])).length(1),
});

/**
 * Loads a saved object as Tabletop Simulator does: the hundreds of a card's id name a sheet, the rest a place in its
 * grid. @returns the nicknames of all cards, from the top
 */
export async function readTabletopSimulator(files: PackageFiles, address: string): Promise<readonly string[]> {
  const [loaded] = files.json('deck.json', saved).ObjectStates;
  if (loaded === undefined) throw new Error('no object');
  const cards = loaded.Name === 'DeckCustom' ? loaded.ContainedObjects : [loaded];
  if (loaded.Name === 'DeckCustom') expect(cards.map(({ CardID }) => CardID)).toEqual(loaded.DeckIDs);
  expect(new Set([loaded, ...cards].map(({ GUID }) => GUID)).size).toBe(new Set([loaded, ...cards]).size);
  for (const { CardID, CustomDeck } of cards) {
    const key = `${Math.floor(CardID / 100)}`;
    expect(CustomDeck).toEqual({ [key]: loaded.CustomDeck[key] });
    const { NumWidth = 0, NumHeight = 0 } = CustomDeck[key] ?? {};
    expect(CardID % 100).toBeLessThan(NumWidth * NumHeight);
  }
  expect(await sharp(files.bytes('deck.png')).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
  for (const { FaceURL, BackURL, NumWidth, NumHeight, UniqueBack } of Object.values(loaded.CustomDeck))
    for (const [url, isGrid] of [[FaceURL, true] as const, [BackURL, UniqueBack] as const]) {
      const { width, height } = await files.picture(fileAt(url, address));
      expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
      if (isGrid) expect([width % NumWidth, height % NumHeight]).toEqual([0, 0]);
    }
  return cards.map(({ Nickname }) => Nickname);
}

/** The path of an uploaded file. */
export function fileAt(url: string, address: string): string {
  expect(url.startsWith(`${address}/`), url).toBe(true);
  return url.slice(address.length + 1);
}
