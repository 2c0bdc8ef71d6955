import type { ReactElement } from 'react';

export function BriefDeck(): ReactElement {
  return <></>;
}
