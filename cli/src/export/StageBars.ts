import type { ExportStage } from '@cardwright/renderer/export-options';
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

  constructor(private readonly output: Output) {}

  readonly show = (event: { readonly stage: ExportStage; readonly done: number; readonly total: number }): void => {
    const { stage, done, total } = event;
    if (stage !== this.#stage) {
      this.finish();
      this.#bar = this.output.progress(LABELS[stage], total);
      this.#stage = stage;
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
