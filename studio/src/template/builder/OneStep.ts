import type { Recipe } from '../document/types.js';
import type { Builder } from './createBuilder.js';

/** Changes of one gesture of the pointer: however many there are, they are one step of the history. */
export class OneStep {
  readonly #builder: Builder;
  readonly #label: string;
  readonly #gesture = crypto.randomUUID();

  constructor(builder: Builder, label: string) {
    this.#builder = builder;
    this.#label = label;
  }

  change(recipe: Recipe): void {
    const { session } = this.#builder;
    // Each write tells everything that follows the session.
    if (!session.getState().isDragging) session.setState({ isDragging: true });
    this.#builder.change(this.#label, recipe, this.#gesture);
  }

  end(): void {
    this.#builder.store.endGesture();
    this.#builder.session.setState({ isDragging: false });
  }

  /** Takes all of it back. */
  cancel(): void {
    const { store } = this.#builder;
    if (store.getState().history.past.at(-1)?.gesture === this.#gesture) store.undo();
    this.#builder.session.setState({ isDragging: false });
  }
}
