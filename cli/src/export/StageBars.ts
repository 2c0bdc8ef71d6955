import type { PdfProgress } from '@cardwright/renderer/export';
import type { Output, Progress } from '../output.js';

const LABELS: Readonly<Record<PdfProgress['stage'], string>> = {
  faces: 'Laying out',
  printing: 'Printing',
  pages: 'Writing pages',
};

/** A bar for every stage of a PDF. */
export class PdfProgressBar {
  #stage: PdfProgress['stage'] | undefined;
  #bar: Progress | undefined;
  #done = 0;

  /** @param faces how many there will be, where the work does not know it */
  constructor(
    private readonly output: Output,
    private readonly faces: number,
  ) {}

  show({ stage, done, total = this.faces }: PdfProgress): void {
    if (stage !== this.#stage) {
      this.#bar?.finish();
      this.#bar = this.output.progress(LABELS[stage], total);
      this.#stage = stage;
      this.#done = 0;
    }
    this.#bar?.step(done - this.#done);
    this.#done = done;
  }

  finish(): void {
    this.#bar?.finish();
  }
}
