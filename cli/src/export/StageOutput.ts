import type { Output, Progress } from '../output.js';

/** How far an export is. */
export interface ExportProgress {
  readonly stage: 'layout' | 'draw' | 'print' | 'write' | 'paint';
  /** Cards, faces or pages of this stage. */
  readonly done: number;
  readonly total: number;
  /** Of the whole export, 0 to 1; never goes back. */
  readonly share: number;
}

interface Stage {
  readonly stage: ExportProgress['stage'];
  /** Part of one language's work that lies before it, and its own. */
  readonly from: number;
  readonly width: number;
}

/** By the words of the bars; the widths are what the stages take of a deck of photos, roughly. */
const STAGES: Readonly<Record<string, Stage>> = {
  'Looking over': { stage: 'layout', from: 0, width: 0.3 },
  'Laying out': { stage: 'draw', from: 0.3, width: 0.2 },
  Printing: { stage: 'print', from: 0.5, width: 0.3 },
  'Writing pages': { stage: 'write', from: 0.8, width: 0.2 },
  Painting: { stage: 'paint', from: 0.3, width: 0.7 },
};

/** Turns the bars of an export into figures for whoever asked for it; everything else that is told goes nowhere. */
export class StageOutput implements Output {
  readonly isJson = true;
  /** How many products of equal work there are. */
  languages = 1;
  #language = -1;
  #share = 0;

  constructor(private readonly onProgress: ((progress: ExportProgress) => void) | undefined) {}

  progress(label: string, total: number): Progress {
    const stage = STAGES[label];
    // Every language begins with this.
    if (stage?.stage === 'layout') this.#language += 1;
    let done = 0;
    return {
      step: (count = 1) => {
        done += count;
        if (stage !== undefined) this.#tell(stage, done, Math.max(total, done));
      },
      finish: () => undefined,
    };
  }

  #tell({ stage, from, width }: Stage, done: number, total: number): void {
    const share = (this.#language + from + (width * done) / total) / this.languages;
    this.#share = Math.min(1, Math.max(this.#share, share));
    this.onProgress?.({ stage, done, total, share: this.#share });
  }

  readonly result = (): void => undefined;
  readonly write = (): void => undefined;
  readonly note = (): void => undefined;
  readonly error = (): void => undefined;
  readonly problems = (): void => undefined;
}
