import { inTurn, medianOf } from '../measure/medians.mjs';
import { runJob } from '../measure/runJob.mjs';
import { limitRow } from '../report/row.mjs';

const LONGEST_S = 2.5;
const YARDSTICKS = 1.5;

/** P2: one PDF of all cards, compared with PDFKit drawing the same scenes. */
export const pdf = {
  id: 'P2',
  name: 'pdf',
  async run({ rounds, workload, faces }) {
    const deck = await workload(faces.few);
    const { ours, yardstick } = await inTurn(rounds, {
      ours: () => runJob('pdfCards', { deck }),
      yardstick: () => runJob('pdfKit', { deck }),
    });
    const [seconds, pdfKit] = [medianOf(ours, 'wallMs') / 1000, medianOf(yardstick, 'wallMs') / 1000];
    const bytesBeyondImages = (run) => (run.value.size - deck.imageBytes) / deck.faces / 1000;
    return [
      limitRow({
        id: 'P2',
        figure: `PDF, ${deck.faces} faces and a back, with layout`,
        unit: 's',
        value: seconds,
        yardstick: { name: 'PDFKit drawing the scenes', value: pdfKit },
        most: Math.min(LONGEST_S, YARDSTICKS * pdfKit),
        target: `≤ ${LONGEST_S} s and ≤ ${YARDSTICKS} ×`,
        runs: ours.map(({ wallMs }) => wallMs / 1000),
      }),
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
