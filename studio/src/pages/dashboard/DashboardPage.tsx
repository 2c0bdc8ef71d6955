import type { ReactElement } from 'react';

export function Component(): ReactElement {
  return <h1>Your decks</h1>;
}
