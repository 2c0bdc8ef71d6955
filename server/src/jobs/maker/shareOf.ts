import type { ExportStage } from '@cardwright/renderer/imposition';
import type { ExportProgress } from '@cardwright/renderer/production';

/** The part of one language's work that lies before a stage, and the stage's own: roughly what a deck of photos takes. */
const STAGES: Readonly<Record<ExportStage, readonly [before: number, own: number]>> = {
  layout: [0, 0.3],
  draw: [0.3, 0.2],
  print: [0.5, 0.3],
  write: [0.8, 0.2],
  paint: [0.3, 0.7],
};

/** How much of the whole work is done, 0 to 1. */
export function shareOf({ stage, done, total, language, languages }: ExportProgress): number {
  const [before, own] = STAGES[stage];
  return Math.min(1, (language + before + own * (total === 0 ? 1 : done / total)) / languages);
}
