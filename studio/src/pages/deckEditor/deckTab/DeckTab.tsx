import type { ReactElement } from 'react';

export default function DeckTab(): ReactElement {
  return <div />;
}
