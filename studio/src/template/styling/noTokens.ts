/** For classes of which only the geometry is read: colours need a scheme's tokens. */
export const NO_TOKENS: ReadonlyMap<string, string> = new Map<string, string>();
