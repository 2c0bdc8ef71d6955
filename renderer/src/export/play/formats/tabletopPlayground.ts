import type { CardShape } from '../../../cardShapes.js';
import { stableId } from '../pictureName.js';
import type { PlayDeck, PlaySheet, TextFile } from '../types.js';

/** What the program's own editor writes for a card, apart from its pictures. */
const OBJECT = {
  CollisionType: 'Regular',
  Friction: 0.7,
  Restitution: 0,
  Density: 0.5,
  SurfaceType: 'Cardboard',
  Roughness: 1,
  Metallic: 0,
  Flippable: true,
  AutoStraighten: false,
  ShouldSnap: true,
  Models: [],
  Collision: [],
  SnapPointsGlobal: false,
  SnapPoints: [],
  Tags: [],
};
const MODELS = { rectangle: 'Rounded', hexagon: 'Hexagonal', round: 'Round' } as const satisfies Readonly<
  Record<CardShape, string>
>;
/** Where the backs are: one picture for all cards, or one with the same grid. */
const ONE_BACK = -2;
const OWN_BACKS = -3;
/** The value that hides a card in a hand behind its back. */
const HIDDEN_BY_BACK = -3;

/**
 * A package folder for Tabletop Playground: a stack of cards for each sheet of pictures
 * (plasticity-studios/tabletop-playground-schemas, src/templates.ts). Lengths are centimetres.
 */
export function tabletopPlaygroundFiles(deck: PlayDeck, sheets: readonly PlaySheet[]): readonly TextFile[] {
  const manifest = { Name: deck.title, Version: '1.0.0', GUID: guidOf(deck.identity) };
  return [
    { path: 'manifest.json', text: JSON.stringify(manifest, undefined, 2) },
    ...sheets.map((sheet, index) => ({
      path: `Templates/${guidOf(`${deck.identity} ${index}`)}.json`,
      text: JSON.stringify(stackOf(deck, sheet, index, sheets.length), undefined, 2),
    })),
  ];
}

function stackOf(
  { title, identity, widthMm, heightMm, shape }: PlayDeck,
  sheet: PlaySheet,
  index: number,
  of: number,
): object {
  const { cards, columns, rows, front, back, hasOwnBacks } = sheet;
  return {
    Type: 'Card',
    GUID: guidOf(`${identity} ${index}`),
    Name: of === 1 ? title : `${title} (${index + 1} of ${of})`,
    Metadata: '',
    ...OBJECT,
    FrontTexture: fileName(front),
    BackTexture: fileName(back),
    HiddenTexture: '',
    BackIndex: hasOwnBacks ? OWN_BACKS : ONE_BACK,
    HiddenIndex: HIDDEN_BY_BACK,
    NumHorizontal: columns,
    NumVertical: rows,
    Width: widthMm / 10,
    Height: heightMm / 10,
    Thickness: 0.05,
    HiddenInHand: true,
    UsedWithCardHolders: true,
    CanStack: true,
    MirrorBack: true,
    Model: MODELS[shape],
    Indices: cards.flatMap(({ copies }, place) => Array.from({ length: copies }, () => place)),
    CardNames: Object.fromEntries(cards.map(({ title: name }, place) => [place, name])),
    CardMetadata: Object.fromEntries(cards.map(({ text }, place) => [place, text])),
    CardTags: {},
  };
}

/** Textures are looked up in the folder `Textures`. */
const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const guidOf = (words: string): string => stableId(words, 32).toUpperCase();
