// The same deck on A4, 3 × 3, with cut marks and backs. `keep`: a file to write the PDF to.
import { writeFile } from 'node:fs/promises';
import { A4, importDrawing, openDeck, PRINT, printCards } from '../workload.mjs';

export default async function pdfSheets({ deck, keep }, onTheClock) {
  const [, , { BrowserPool, imposeSheets }] = await importDrawing();
  let pool;
  const print = async () => {
    const opened = await openDeck(deck);
    pool = new BrowserPool({ fonts: opened.node.fonts });
    const { widthMm, bleedMm } = PRINT;
    const options = { widthMm, bleedMm, pictures: opened.pictures, sheet: A4, columns: 3, rows: 3, marks: 'ticks' };
    return imposeSheets(printCards(opened), options, pool);
  };
  try {
    const { files, sheets } = await onTheClock(print);
    if (keep) await writeFile(keep, files[0].bytes);
    return { size: files.reduce((sum, { bytes }) => sum + bytes.length, 0), sheets };
  } finally {
    await pool?.close();
  }
}
