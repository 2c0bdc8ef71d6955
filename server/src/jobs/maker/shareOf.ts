import type { ExportStage } from '@cardwright/renderer/imposition';
import type { ExportProgress } from '@cardwright/renderer/production';

/** The share of comparing and checking, which all languages do before the first file, as measured roughly for photos. */
const CHECKING = 0.3;

/** The share of one language's file before each stage and in it. */
const FILE: Readonly<Record<Exclude<ExportStage, 'compare' | 'layout'>, readonly [before: number, own: number]>> = {
  draw: [0, 0.3],
  print: [0.3, 0.4],
  write: [0.7, 0.3],
  paint: [0, 1],
};

/** The completed share of the whole work, 0 to 1. */
export function shareOf({ stage, done, total, language, languages }: ExportProgress): number {
  const part = total === 0 ? 1 : done / total;
  if (stage === 'compare') return Math.min(1, part) * 0.1;
  if (stage === 'layout') return (CHECKING * (language + Math.min(1, part))) / languages;
  const [before, own] = FILE[stage];
  return CHECKING + ((1 - CHECKING) * (language + Math.min(1, before + own * part))) / languages;
}
