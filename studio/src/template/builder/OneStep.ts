import type { TemplateState } from '../document/createTemplateStore.js';
import type { Recipe } from '../document/types.js';
import type { Builder } from './createBuilder.js';

/** Changes of one gesture of the pointer: however many there are, they are one step of the history. */
export class OneStep {
  readonly #builder: Builder;
  readonly #label: string;
  readonly #gesture = crypto.randomUUID();
  /** The state before the first change. */
  #before: Pick<TemplateState, 'document' | 'history'> | undefined;

  constructor(builder: Builder, label: string) {
    this.#builder = builder;
    this.#label = label;
  }

  change(recipe: Recipe): void {
    const { session, store } = this.#builder;
    if (this.#before === undefined) {
      const { document, history } = store.getState();
      this.#before = { document, history };
      store.beginGesture();
    }
    // Each write tells everything that follows the session.
    if (!session.getState().isDragging) session.setState({ isDragging: true });
    this.#builder.change(this.#label, recipe, this.#gesture);
  }

  end(): void {
    this.#builder.store.endGesture();
    this.#builder.session.setState({ isDragging: false });
  }

  /** Takes all of it back, as if nothing had happened: steps that were undone before can be redone. */
  cancel(): void {
    const { store } = this.#builder;
    const isLast = store.getState().history.past.at(-1)?.gesture === this.#gesture;
    store.endGesture();
    if (isLast && this.#before !== undefined) store.setState(this.#before);
    this.#builder.session.setState({ isDragging: false });
  }
}
