import type { ReactElement } from 'react';

export function TableImport(): ReactElement {
  return <></>;
}
