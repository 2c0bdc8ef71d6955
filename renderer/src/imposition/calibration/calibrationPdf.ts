import { MM_PER_POINT } from '../../schema/values/units.js';
import type { FlipEdge, SheetDefinition, SheetOrientation } from '../types.js';
import { calibrationPages } from './calibrationPages.js';

export interface CalibrationSheet {
  readonly sheet: Pick<SheetDefinition, 'widthMm' | 'heightMm'>;
  /** Default: as the sheet is given. */
  readonly orientation?: SheetOrientation | undefined;
  /** Default `long-edge`. */
  readonly duplex?: FlipEdge;
}

/**
 * A PDF that measures how far a printer shifts the back: crosses on the front, rulers on the back. Held against the
 * light, the crosses show on the rulers where the back should have been; these positions are the values of a
 * calibration. Written without any library, so that browsers can make it, too; it uses only the standard fonts that
 * every PDF viewer has.
 */
export function calibrationPdf({ sheet: given, orientation, duplex = 'long-edge' }: CalibrationSheet): Uint8Array {
  const sheet = laid(given, orientation);
  const [front, back] = calibrationPages(sheet).map((content) => stream(content, sheet.heightMm));
  const box = `[0 0 ${points(sheet.widthMm)} ${points(sheet.heightMm)}]`;
  const page = (contents: number): string =>
    `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources << /Font << /F1 7 0 R /F2 8 0 R >> >> /Contents ${contents} 0 R >>`;
  const flip = duplex === 'long-edge' ? 'DuplexFlipLongEdge' : 'DuplexFlipShortEdge';
  return writeObjects([
    `<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /PrintScaling /None /Duplex /${flip} >> >>`,
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page(5),
    page(6),
    front ?? '',
    back ?? '',
    font('Helvetica'),
    font('Helvetica-Bold'),
    '<< /Title (Cardwright printer calibration) >>',
  ]);
}

function laid({ widthMm, heightMm }: CalibrationSheet['sheet'], orientation: CalibrationSheet['orientation']) {
  const isTurned = orientation !== undefined && widthMm > heightMm !== (orientation === 'landscape');
  return isTurned ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm };
}

/** The content counts in mm from the top left corner. */
function stream(content: string, heightMm: number): string {
  const scale = (1 / MM_PER_POINT).toFixed(6);
  const text = `${scale} 0 0 -${scale} 0 ${points(heightMm)} cm\n${content}`;
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function writeObjects(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

const points = (mm: number): string => (mm / MM_PER_POINT).toFixed(3);
