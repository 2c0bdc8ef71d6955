import type { ExportStage } from '@cardwright/renderer/imposition';
import type { ExportProgress } from '@cardwright/renderer/production';

/** The share of one language's work before each stage and in it, as measured roughly for a deck of photos. */
const STAGES: Readonly<Record<ExportStage, readonly [before: number, own: number]>> = {
  compare: [0, 0.1],
  layout: [0, 0.3],
  draw: [0.3, 0.2],
  print: [0.5, 0.3],
  write: [0.8, 0.2],
  paint: [0.3, 0.7],
};

/** The completed share of the whole work, 0 to 1. */
export function shareOf({ stage, done, total, language, languages }: ExportProgress): number {
  const [before, own] = STAGES[stage];
  return Math.min(1, (language + before + own * (total === 0 ? 1 : done / total)) / languages);
}
