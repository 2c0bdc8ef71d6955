import type { ReactElement } from 'react';
import { usePageTitle } from './useTitle.js';

export const PRODUCT_TITLE = 'AI Card Game Maker - Design, Export, Play';

/** The window's title: what the page says of itself, else its route, else the product's own. */
export function PageTitle({ title: ofRoute }: { readonly title: string | undefined }): ReactElement {
  const ofPage = usePageTitle((state) => state.title);
  const title = ofPage ?? ofRoute;
  return <title>{title === undefined ? PRODUCT_TITLE : `${title} · Cardwright`}</title>;
}
