import type { ReactElement } from 'react';

export function DeckFileImport(): ReactElement {
  return <></>;
}
