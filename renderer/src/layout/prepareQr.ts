import encodeQr from 'qr';
import type { SceneIssue } from '../displayList.js';
import type { VectorArt } from '../icons/types.js';
import type { ResolvedContent } from '../resolve/resolvedFace.js';
import type { QrCode } from './laidOut.js';

/** A QR code as vector art of one unit per module, with its quiet zone; null, and an issue, if the text is too long. */
export function prepareQr(
  itemId: string,
  { text, correction, quietZone, color }: Extract<ResolvedContent, { type: 'qr' }>,
  issues: SceneIssue[],
): { readonly art: VectorArt; readonly qr: QrCode } | null {
  const rows = encode(text, correction);
  if (rows === undefined) {
    const message = `The text of the QR code has ${text.length} characters, which is too many for a QR code.`;
    issues.push({ code: 'qr.too_long', itemId, message });
    return null;
  }
  const size = rows.length + 2 * quietZone;
  const viewBox = { x: -quietZone, y: -quietZone, width: size, height: size };
  const art = { viewBox, nodes: [{ type: 'path' as const, d: outline(rows), fill: color }] };
  return { art, qr: { text, modules: rows.length, quietZone } };
}

type Rows = readonly (readonly boolean[])[];

/** @returns undefined if the text is too long at this level */
function encode(text: string, ecc: Extract<ResolvedContent, { type: 'qr' }>['correction']): Rows | undefined {
  try {
    // The library's narrowest margin is one module.
    return encodeQr(text, 'raw', { ecc, border: 1 })
      .slice(1, -1)
      .map((row) => row.slice(1, -1));
  } catch (error) {
    if (error instanceof Error && error.message === 'Capacity overflow') return undefined;
    throw error;
  }
}

/** One path of all dark modules, each run of a row as one rectangle: in one path, their common edges leave no seams. */
function outline(rows: Rows): string {
  return rows
    .flatMap((row, y) => runsOf(row).map(({ start, end }) => `M${start} ${y}H${end}V${y + 1}H${start}Z`))
    .join('');
}

function runsOf(row: readonly boolean[]): readonly { readonly start: number; readonly end: number }[] {
  const starts = row.flatMap((dark, x) => (dark && row[x - 1] !== true ? [x] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return { start, end: end < 0 ? row.length : end };
  });
}
