import { useEffect } from 'react';
import { create } from 'zustand';

interface TitleState {
  readonly title: string | undefined;
}

/** A page's own window title, such as the deck's name; otherwise its route's title applies. */
export const usePageTitle = create<TitleState>()(() => ({ title: undefined }));

/** Sets the window's title while the component is mounted. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined || title === '') return;
    usePageTitle.setState({ title });
    return () => usePageTitle.setState((state) => (state.title === title ? { title: undefined } : state));
  }, [title]);
}
