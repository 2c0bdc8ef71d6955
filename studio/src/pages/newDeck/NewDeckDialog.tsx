import type { ReactElement } from 'react';

export default function NewDeckDialog(): ReactElement {
  return <></>;
}
