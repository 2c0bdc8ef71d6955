import type { Recipe } from './types.js';

/** Several changes as one step. */
export function together<Document>(...recipes: readonly Recipe<Document>[]): Recipe<Document> {
  return (document) => {
    for (const recipe of recipes) recipe(document);
    return undefined;
  };
}
