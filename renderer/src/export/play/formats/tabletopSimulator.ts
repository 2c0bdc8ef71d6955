import { stableId } from '../pictureName.js';
import type { PlayDeck, PlaySheet, PlayWords, TextFile } from '../types.js';

/** The width of a card on its table for `scaleX: 1`, in mm of ours. */
const USUAL_WIDTH_MM = 63.5;
const COLOR = { r: 0.713, g: 0.713, b: 0.713 };

interface Sheet {
  readonly FaceURL: string;
  readonly BackURL: string;
  readonly NumWidth: number;
  readonly NumHeight: number;
  /** The last place of the grid is a card like the others. */
  readonly BackIsHidden: true;
  readonly UniqueBack: boolean;
  readonly Type: 0;
}

/**
 * A saved object of Tabletop Simulator: one deck, face down, with every copy
 * (kb.tabletopsimulator.com/custom-content/save-file-format).
 */
export function tabletopSimulatorFiles(deck: PlayDeck, sheets: readonly PlaySheet[]): readonly TextFile[] {
  const custom = new Map(sheets.map((sheet, index) => [index + 1, customDeck(deck, sheet)] as const));
  const cards = [...custom].flatMap(([key, sheet]) =>
    (sheets[key - 1]?.cards ?? []).flatMap((card, cell) => copiesOf(deck, card, key * 100 + cell, { [key]: sheet })),
  );
  const [only] = cards;
  const stack = {
    ...common(deck, stableId(deck.title, 6)),
    Name: 'DeckCustom',
    Nickname: deck.title,
    Description: '',
    Hands: false,
    DeckIDs: cards.map(({ CardID }) => CardID),
    CustomDeck: Object.fromEntries(custom),
    ContainedObjects: cards,
  };
  const saved = {
    SaveName: '',
    GameMode: '',
    Date: '',
    Table: '',
    Sky: '',
    Note: '',
    Rules: '',
    PlayerTurn: '',
    // A deck has two cards at least.
    ObjectStates: [cards.length === 1 && only !== undefined ? { ...only, Name: 'CardCustom' } : stack],
  };
  return [{ path: 'deck.json', text: JSON.stringify(saved, undefined, 2) }];
}

function customDeck({ address }: PlayDeck, { front, back, columns, rows, hasOwnBacks }: PlaySheet): Sheet {
  return {
    FaceURL: `${address}/${front}`,
    BackURL: back === null ? '' : `${address}/${back}`,
    NumWidth: columns,
    NumHeight: rows,
    BackIsHidden: true,
    UniqueBack: hasOwnBacks,
    Type: 0,
  };
}

function copiesOf(
  deck: PlayDeck,
  { number, title, text, copies }: PlayWords,
  cardId: number,
  custom: Readonly<Record<number, Sheet>>,
) {
  return Array.from({ length: copies }, (_, copy) => ({
    ...common(deck, stableId(`${deck.title} ${number} ${copy}`, 6)),
    Name: 'Card',
    Nickname: title,
    Description: text,
    Hands: true,
    CardID: cardId,
    CustomDeck: custom,
  }));
}

function common({ widthMm }: PlayDeck, guid: string) {
  const scale = Math.round((widthMm / USUAL_WIDTH_MM) * 1000) / 1000;
  return {
    GUID: guid,
    GMNotes: '',
    Transform: { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: scale, scaleY: 1, scaleZ: scale },
    ColorDiffuse: COLOR,
    Locked: false,
    Grid: true,
    Snap: true,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    HideWhenFaceDown: true,
    SidewaysCard: false,
  };
}
