import type { ReactElement } from 'react';

export default function CardsGrid(): ReactElement {
  return <div />;
}
