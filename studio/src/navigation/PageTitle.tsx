import { useEffect } from 'react';
import { usePageTitle } from './useTitle.js';

export const PRODUCT_TITLE = 'AI Card Game Maker - Design, Export, Play';

/** The window's title: set by the page, otherwise by its route, otherwise the product's name. */
export function PageTitle({ title: ofRoute }: { readonly title: string | undefined }): null {
  const ofPage = usePageTitle((state) => state.title);
  const title = ofPage ?? ofRoute;
  useEffect(() => {
    // Not an element: if there were two, the one in index.html would win.
    document.title = title === undefined ? PRODUCT_TITLE : `${title} · Cardwright`;
  }, [title]);
  return null;
}
