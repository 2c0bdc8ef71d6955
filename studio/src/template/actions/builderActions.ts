import type { Builder } from '../builder/createBuilder.js';
import { addActions } from './addActions.js';
import { arrangeActions } from './arrangeActions.js';
import { itemActions } from './itemActions.js';
import { templateActions } from './templateActions.js';
import { viewActions } from './viewActions.js';

/** The actions of the template builder, by subject. */
export function builderActions(builder: Builder) {
  return {
    template: templateActions(builder),
    add: addActions(builder),
    items: itemActions(builder),
    arrange: arrangeActions(builder),
    view: viewActions(builder),
  };
}

export type BuilderActions = ReturnType<typeof builderActions>;
