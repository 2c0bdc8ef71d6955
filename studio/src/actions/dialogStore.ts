import { create } from 'zustand';

interface DialogState {
  readonly isHelpOpen: boolean;
  readonly isPaletteOpen: boolean;
  /** The text in the palette's search field. */
  readonly query: string;
}

/** Help and palette exist once, whoever opens them. */
export const useActionDialogs = create<DialogState>()(() => ({ isHelpOpen: false, isPaletteOpen: false, query: '' }));

export const openHelp = (): void => useActionDialogs.setState({ isHelpOpen: true, isPaletteOpen: false });
export const closeHelp = (): void => useActionDialogs.setState({ isHelpOpen: false });
export const openPalette = (): void => useActionDialogs.setState({ isPaletteOpen: true, isHelpOpen: false, query: '' });
export const closePalette = (): void => useActionDialogs.setState({ isPaletteOpen: false });
export const searchPalette = (query: string): void => useActionDialogs.setState({ query });
