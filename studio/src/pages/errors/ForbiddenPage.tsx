import type { ReactElement } from 'react';
import { ErrorScreen } from '../../errors/ErrorScreen.js';

export function Component(): ReactElement {
  return <ErrorScreen status={403} />;
}
