import type { Recipe } from '../document/types.js';

/** Several changes as one step. */
export function together(...recipes: readonly Recipe[]): Recipe {
  return (deck) => {
    for (const recipe of recipes) recipe(deck);
  };
}
