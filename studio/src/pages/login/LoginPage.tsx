import type { ReactElement } from 'react';

export function Component(): ReactElement {
  return <h1>Sign in</h1>;
}
