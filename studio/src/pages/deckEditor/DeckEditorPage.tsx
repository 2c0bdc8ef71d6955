import type { ReactElement } from 'react';

export function Component(): ReactElement {
  return <h1>Deck editor</h1>;
}
