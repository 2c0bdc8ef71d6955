import { inTurn, medianOf } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { limitRow, plainRow, ratioRow } from '../report/row.mjs';

const MOST = 1.5;

/** P2: one PDF of all cards, compared with PDFKit drawing the same scenes: from the deck to the file, painting alone, and Chromium's. */
export const pdf = {
  id: 'P2',
  name: 'pdf',
  async run({ rounds, workload, faces }) {
    const deck = await workload(faces.few);
    const { ours, painting, chromium, yardstick } = await inTurn(rounds, {
      ours: () => runJob('pdfCards', { deck }),
      painting: () => runJob('pdfCards', { deck, isLaidOut: true }),
      chromium: () => runJob('pdfCards', { deck, engine: 'chromium' }),
      yardstick: () => runJob('pdfKit', { deck }),
    });
    const figures = (what, runs, measure) => ({
      id: 'P2',
      figure: `PDF, ${deck.faces} faces and a back, ${what}`,
      unit: 's',
      value: medianOf(runs, measure) / 1000,
      yardstick: { name: 'PDFKit drawing the scenes', value: medianOf(yardstick, measure) / 1000 },
    });
    const bytesBeyondImages = (run) => (run.value.size - deck.imageBytes) / deck.faces / 1000;
    return [
      ratioRow({ ...figures('from the deck to the file: CPU', ours, 'cpuMs'), most: MOST }),
      ratioRow({ ...figures('from the deck to the file: wall', ours, 'wallMs'), most: MOST }),
      plainRow(figures('painting what is laid out: CPU', painting, 'cpuMs')),
      plainRow(figures('painting what is laid out: wall', painting, 'wallMs')),
      plainRow(figures('printed by Chromium: CPU', chromium, 'cpuMs')),
      plainRow(figures('printed by Chromium: wall', chromium, 'wallMs')),
      limitRow({
        id: 'P2',
        figure: 'PDF: size a face, without the pictures',
        unit: 'kB',
        value: bytesBeyondImages(ours[0]),
        yardstick: { name: 'PDFKit', value: bytesBeyondImages(yardstick[0]) },
        most: 45,
      }),
    ];
  },
};
