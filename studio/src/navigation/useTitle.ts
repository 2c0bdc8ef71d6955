import { useEffect } from 'react';
import { create } from 'zustand';

interface TitleState {
  readonly title: string | undefined;
}

/** What a page calls itself in the window's title while it is open, such as the deck's name; else its route does. */
export const usePageTitle = create<TitleState>()(() => ({ title: undefined }));

/** Sets the window's title for as long as the component is there. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined || title === '') return;
    usePageTitle.setState({ title });
    return () => usePageTitle.setState((state) => (state.title === title ? { title: undefined } : state));
  }, [title]);
}
