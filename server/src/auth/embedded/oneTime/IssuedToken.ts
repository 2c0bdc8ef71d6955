/** The usual lifetime of such links. */
export const LINK_MINUTES = 60;
/** A six-digit code is easier to guess than a link, so it expires sooner and allows five attempts. */
export const CODE_MINUTES = 10;

export interface IssuedToken {
  /** For the link; starts with `pkce_` when there is a challenge. */
  readonly token: string;
  /** Six digits. */
  readonly code: string;
}
