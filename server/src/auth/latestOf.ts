/** When a session's owner last proved who they are. @param amr the methods that they used, in seconds since 1970 */
export function latestOf(amr: readonly { readonly timestamp: number }[]): Date | undefined {
  return amr.length === 0 ? undefined : new Date(Math.max(...amr.map(({ timestamp }) => timestamp)) * 1000);
}
