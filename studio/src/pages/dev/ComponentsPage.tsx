import type { ReactElement } from 'react';

export function Component(): ReactElement {
  return <h1>Components</h1>;
}
