/** One axis of a variable font: its tag, such as `wght`, and its values. */
export interface FontAxis {
  readonly tag: string;
  readonly least: number;
  readonly standard: number;
  readonly most: number;
}

const AXES_OFFSET = 4;
const AXIS_COUNT = 8;
const AXIS_SIZE = 10;

/** The axes of a variable font (`fvar`); none for any other font. */
export function readAxes(tables: ReadonlyMap<string, DataView>): readonly FontAxis[] {
  const table = tables.get('fvar');
  if (table === undefined) return [];
  const start = table.getUint16(AXES_OFFSET);
  return Array.from({ length: table.getUint16(AXIS_COUNT) }, (_, index) => {
    const at = start + index * table.getUint16(AXIS_SIZE);
    const fixed = (offset: number): number => table.getInt32(at + offset) / 0x1_0000;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => table.getUint8(at + letter)));
    return { tag, least: fixed(4), standard: fixed(8), most: fixed(12) };
  });
}
