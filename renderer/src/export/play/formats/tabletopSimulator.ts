import sharp from 'sharp';
import type { CardShape } from '../../../cardShapes.js';
import { stableId } from '../pictureName.js';
import type { PlayDeck, PlaySheet, PlayWords, TextFile } from '../types.js';

/** The width in mm of a card that the program shows at `scaleX: 1`. */
const USUAL_WIDTH_MM = 63.5;
/** What the program writes for cards that nobody has tinted. */
const COLOR = { r: 0.713235259, g: 0.713235259, b: 0.713235259 };
/** The program's own numbers; 1 is a rectangle and 2 a hexagon with other corners. */
const TYPES = { rectangle: 0, hexagon: 3, round: 4 } as const satisfies Readonly<Record<CardShape, number>>;
const NO_SCRIPT = { LuaScript: '', LuaScriptState: '', XmlUI: '' };

/** The thumbnail in the program's list of saved objects. It has the name of the object. */
export const THUMBNAIL = 'deck.png';
/** As large as the pictures that the program makes itself. */
const THUMBNAIL_PX = 256;

interface Sheet {
  readonly FaceURL: string;
  readonly BackURL: string;
  readonly NumWidth: number;
  readonly NumHeight: number;
  /** The last place of the grid is a card like the others. */
  readonly BackIsHidden: true;
  readonly UniqueBack: boolean;
  readonly Type: (typeof TYPES)[CardShape];
}

/**
 * A saved object of Tabletop Simulator: one deck, face down, with every copy. It has the keys that the program writes
 * itself (kb.tabletopsimulator.com/custom-content/save-file-format; matanlurey/tts-save-format, src/schema).
 */
export function tabletopSimulatorFiles(deck: PlayDeck, sheets: readonly PlaySheet[]): readonly TextFile[] {
  const custom = new Map(sheets.map((sheet, index) => [index + 1, customDeck(deck, sheet)] as const));
  const idOf = uniqueIds();
  const stackId = idOf(deck.title);
  const cards = [...custom]
    .flatMap(([key, sheet]) =>
      (sheets[key - 1]?.cards ?? []).map((card, cell) => ({
        card,
        picture: { CardID: key * 100 + cell, CustomDeck: { [key]: sheet } },
      })),
    )
    // In deck order, although cards with one back share their sheets.
    .toSorted((one, other) => one.card.number - other.card.number)
    .flatMap(({ card, picture }) => copiesOf(deck, card, picture, idOf));
  const [only] = cards;
  const stack = {
    ...object(deck, 'DeckCustom', stackId, deck.title, ''),
    Hands: false,
    DeckIDs: cards.map(({ CardID }) => CardID),
    CustomDeck: Object.fromEntries(custom),
    ContainedObjects: cards,
  };
  const saved = {
    SaveName: '',
    Date: '',
    VersionNumber: '',
    GameMode: '',
    GameType: '',
    GameComplexity: '',
    Tags: [],
    Gravity: 0.5,
    PlayArea: 0.5,
    Table: '',
    Sky: '',
    Note: '',
    Rules: '',
    TabStates: {},
    ...NO_SCRIPT,
    // A deck has two cards at least.
    ObjectStates: [cards.length === 1 && only !== undefined ? { ...only, Name: 'CardCustom' } : stack],
  };
  return [{ path: 'deck.json', text: JSON.stringify(saved, undefined, 2) }];
}

/** A picture for the list of saved objects. @param card the picture of a card */
export function thumbnailOf(card: Buffer): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(card).resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'contain', background }).png().toBuffer();
}

function customDeck({ address, shape }: PlayDeck, { front, back, columns, rows, hasOwnBacks }: PlaySheet): Sheet {
  return {
    FaceURL: `${address}/${front}`,
    BackURL: `${address}/${back}`,
    NumWidth: columns,
    NumHeight: rows,
    BackIsHidden: true,
    UniqueBack: hasOwnBacks,
    Type: TYPES[shape],
  };
}

function copiesOf(
  deck: PlayDeck,
  { number, title, text, copies }: PlayWords,
  picture: { readonly CardID: number; readonly CustomDeck: Readonly<Record<number, Sheet>> },
  idOf: (words: string) => string,
) {
  return Array.from({ length: copies }, (_, copy) => ({
    ...object(deck, 'Card', idOf(`${deck.title} ${number} ${copy}`), title, text),
    Hands: true,
    ...picture,
  }));
}

function object({ widthMm }: PlayDeck, name: string, guid: string, title: string, text: string) {
  const scale = Math.round((widthMm / USUAL_WIDTH_MM) * 1000) / 1000;
  return {
    GUID: guid,
    Name: name,
    Transform: { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: scale, scaleY: 1, scaleZ: scale },
    Nickname: title,
    Description: text,
    GMNotes: '',
    ColorDiffuse: COLOR,
    Locked: false,
    Grid: true,
    Snap: true,
    IgnoreFoW: false,
    MeasureMovement: false,
    DragSelectable: true,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    HideWhenFaceDown: true,
    SidewaysCard: false,
    ...NO_SCRIPT,
  };
}

/** Makes ids that differ even if the hashes of two texts are equal, which happens with six digits and some hundred cards. */
function uniqueIds(): (words: string) => string {
  const taken = new Set<string>();
  return (words) => {
    for (let attempt = 0; ; attempt += 1) {
      const id = stableId(attempt === 0 ? words : `${words} ${attempt}`, 6);
      if (taken.has(id)) continue;
      taken.add(id);
      return id;
    }
  };
}
