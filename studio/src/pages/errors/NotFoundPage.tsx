import type { ReactElement } from 'react';
import { ErrorScreen } from '../../app/errors/ErrorScreen.js';

export function Component(): ReactElement {
  return <ErrorScreen status={404} />;
}
