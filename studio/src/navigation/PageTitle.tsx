import { useEffect } from 'react';
import { usePageTitle } from './useTitle.js';

export const PRODUCT_TITLE = 'AI Card Game Maker - Design, Export, Play';

/** The window's title: what the page says of itself, else its route, else the product's own. */
export function PageTitle({ title: ofRoute }: { readonly title: string | undefined }): null {
  const ofPage = usePageTitle((state) => state.title);
  const title = ofPage ?? ofRoute;
  useEffect(() => {
    // Not an element: of two, the one in index.html would be shown.
    document.title = title === undefined ? PRODUCT_TITLE : `${title} · Cardwright`;
  }, [title]);
  return null;
}
