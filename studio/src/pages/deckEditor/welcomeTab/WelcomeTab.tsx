import type { ReactElement } from 'react';

export default function WelcomeTab(): ReactElement {
  return <div />;
}
