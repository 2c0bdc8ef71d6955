import type { ExportStage } from '@cardwright/renderer/export-options';
import type { ExportProgress } from '@cardwright/renderer/production';
import type { Output, Progress } from '../output.js';

const LABELS: Readonly<Record<ExportStage, string>> = {
  compare: 'Comparing',
  layout: 'Checking',
  draw: 'Laying out',
  print: 'Printing',
  write: 'Writing pages',
  paint: 'Painting',
};

/** A progress bar for every stage of an export. Finish it in `finally`. */
export class StageBars {
  #stage: ExportStage | undefined;
  #bar: Progress | undefined;
  #done = 0;
  #language = 0;

  constructor(private readonly output: Output) {}

  readonly show = ({ stage, done, total, language }: Omit<ExportProgress, 'languages'>): void => {
    if (stage !== this.#stage || language !== this.#language) {
      this.finish();
      this.#bar = this.output.progress(LABELS[stage], total);
      this.#stage = stage;
      this.#language = language;
      this.#done = 0;
    }
    this.#bar?.step(done - this.#done);
    this.#done = done;
  };

  finish(): void {
    this.#bar?.finish();
    this.#bar = undefined;
  }
}
