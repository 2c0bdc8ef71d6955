/** The profiles that we ship, by the names that options use. The paths are the same from src and from dist. */
export const PRESS_PROFILES = {
  fogra39: new URL('../../assets/profiles/FOGRA39L_coated.icc', import.meta.url),
  swop: new URL('../../assets/profiles/SWOP_TR003_coated.icc', import.meta.url),
} as const;

export type PressProfileName = keyof typeof PRESS_PROFILES;

export const PRESS_PROFILE_NAMES = Object.keys(PRESS_PROFILES) as PressProfileName[];

/** The profile that a text names; undefined if there is none. */
export function pressProfileName(text: string): PressProfileName | undefined {
  return PRESS_PROFILE_NAMES.find((name) => name === text.trim().toLowerCase());
}
