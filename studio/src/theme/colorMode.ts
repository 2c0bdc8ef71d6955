import { useMediaQuery } from '@mantine/hooks';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** The person's choice; `system` follows the operating system. */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];
export type ResolvedColorMode = 'light' | 'dark';

interface ColorModeState {
  readonly preference: ColorMode;
  readonly setPreference: (preference: ColorMode) => void;
}

/** Also read by public/color-mode.js, before the first paint. */
export const COLOR_MODE_KEY = 'cardwright-color-mode';

export const useColorModePreference = create<ColorModeState>()(
  persist((set) => ({ preference: 'system', setPreference: (preference) => set({ preference }) }), {
    name: COLOR_MODE_KEY,
    partialize: ({ preference }) => ({ preference }),
  }),
);

/** @throws TypeError a page forces light or dark; forcing `system` would have no effect */
export function checkForcedMode(forced: ColorMode | undefined): ResolvedColorMode | undefined {
  if (forced === 'system') throw new TypeError("a page cannot force the colour mode 'system'; force light or dark");
  return forced;
}

/** The effective colour mode: forced by the page, chosen by the person, or the system's. */
export function useResolvedColorMode(forced: ColorMode | undefined): ResolvedColorMode {
  const preference = useColorModePreference((state) => state.preference);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false });
  const required = checkForcedMode(forced);
  if (required !== undefined) return required;
  if (preference !== 'system') return preference;
  return systemIsDark ? 'dark' : 'light';
}
