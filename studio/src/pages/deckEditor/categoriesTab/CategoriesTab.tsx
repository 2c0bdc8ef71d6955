import type { ReactElement } from 'react';

export default function CategoriesTab(): ReactElement {
  return <div />;
}
