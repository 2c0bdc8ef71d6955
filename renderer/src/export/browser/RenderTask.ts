import { CardwrightError } from '../../errors.js';
import type { PageFailure, PaintJob } from '../../page/protocol.js';

/** A face being painted by the pool. */
export class RenderTask {
  attempts = 0;
  readonly result: Promise<Buffer>;
  resolve!: (bytes: Buffer) => void;
  reject!: (error: unknown) => void;

  constructor(
    /** The card's name in errors, e.g. `card 7 “Lamp” (front)`. */
    readonly label: string,
    readonly job: PaintJob,
  ) {
    this.result = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  failed(failure: PageFailure): void {
    const subject = failure.subject === undefined ? '' : `${shorten(failure.subject)}: `;
    this.reject(
      new CardwrightError(failure.code, `${this.label} could not be painted: ${subject}${failure.message}`, {
        path: this.label,
        fix: FIXES[failure.code] ?? 'Export only this card to see whether it fails again, and report the problem.',
      }),
    );
  }

  closed(): void {
    this.reject(
      new CardwrightError('browser.closed', `The export browser was closed before ${this.label} was painted.`, {
        path: this.label,
      }),
    );
  }

  crashed(reason: string): void {
    this.reject(
      new CardwrightError(
        'browser.crashed',
        `${this.label} could not be painted: the browser failed twice (${reason}).`,
        {
          path: this.label,
          fix: CRASH_FIX,
        },
      ),
    );
  }
}

export const CRASH_FIX = 'Use a lower dpi or smaller pictures, or free some memory. Then export again.';

const FIXES: Readonly<Record<string, string>> = {
  'image.unreadable': 'Replace the picture, or correct its path.',
  'font.unreadable': 'Rebuild the fonts (`npm run build`), or choose another font.',
  'canvas.unavailable': 'Use a lower dpi.',
};

function shorten(subject: string): string {
  return subject.length > 120 ? `${subject.slice(0, 117)}…` : subject;
}
