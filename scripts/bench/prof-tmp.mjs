import { importDrawing, openDeck, PRINT, printCards, writeWorkload } from './workload.mjs';
import { existsSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
const n = Number(process.argv[2] ?? 200);
const dir = `/tmp/pdfx/work-${n}`;
const [, , { BrowserPool, renderPdf }] = await importDrawing();
const deck = existsSync(dir + '/deck.json') ? { file: dir + '/deck.json', folder: dir } : await writeWorkload(dir, n);
const t0 = performance.now();
const mark = (s) => console.log(String((performance.now() - t0) | 0).padStart(6), s);
const opened = await openDeck(deck);
mark('opened');
const pool = new BrowserPool({ fonts: opened.node.fonts });
const wp = pool.withPage.bind(pool);
pool.withPage = (use, signal) =>
  wp(async (page) => {
    mark('page');
    const g = page.goto.bind(page),
      p = page.pdf.bind(page),
      e = page.evaluate.bind(page);
    page.goto = async (...a) => {
      mark('goto');
      const r = await g(...a);
      mark('loaded');
      return r;
    };
    page.evaluate = async (...a) => {
      const r = await e(...a);
      mark('evaluated');
      return r;
    };
    page.pdf = async (...a) => {
      mark('pdf');
      const r = await p(...a);
      mark('printed');
      return r;
    };
    return use(page);
  }, signal);
const l = PDFDocument.load;
PDFDocument.load = async (...a) => {
  mark('load');
  const r = await l.apply(PDFDocument, a);
  mark('parsed');
  return r;
};
const s = PDFDocument.prototype.save;
PDFDocument.prototype.save = async function (...a) {
  mark('save');
  const r = await s.apply(this, a);
  mark('saved');
  return r;
};
async function* pages() {
  for await (const { front, back } of printCards(opened)) {
    yield front;
    yield back;
  }
}
try {
  const b = await renderPdf(
    pages(),
    {
      widthMm: PRINT.widthMm,
      bleedMm: PRINT.bleedMm,
      pictures: opened.pictures,
      onProgress: (p) => {
        if (p.stage !== 'faces' || p.done === 1) mark(p.stage + ' ' + p.done);
      },
    },
    pool,
  );
  mark('done ' + b.length);
} finally {
  await pool.close();
}
mark('closed');
console.log(process.memoryUsage().rss >> 20, process.cpuUsage());
