import type { CurrentGesture } from './CurrentGesture.js';

interface Ending {
  readonly end: () => void;
  /** Leaves everything as it was before. */
  readonly cancel: () => void;
}

/** What a handle drags, from when it is pressed until it is released or cancelled, by its own events or by a key. */
export class HandleDrag<Drag extends Ending> {
  readonly #gesture: CurrentGesture;
  #drag: Drag | undefined;
  #onOver: () => void = () => undefined;

  constructor(gesture: CurrentGesture) {
    this.#gesture = gesture;
  }

  get current(): Drag | undefined {
    return this.#drag;
  }

  /** @param onOver called when it is released or cancelled */
  begin(drag: Drag, onOver: () => void): void {
    this.#drag = drag;
    this.#onOver = onOver;
    this.#gesture.begin(() => this.#finish('cancel'));
  }

  end(): void {
    this.#finish('end');
  }

  cancel(): void {
    this.#finish('cancel');
  }

  #finish(how: keyof Ending): void {
    const drag = this.#drag;
    if (drag === undefined) return;
    this.#drag = undefined;
    this.#gesture.end();
    drag[how]();
    this.#onOver();
  }
}
