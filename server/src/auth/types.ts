/** The owner of a valid session. */
export interface Identity {
  readonly userId: string;
  readonly email: string;
  /** undefined when the hosted service does not name the session. */
  readonly sessionId: string | undefined;
  /** What the user entered at sign-up, such as `display_name`; untrusted. */
  readonly userMetadata: Readonly<Record<string, unknown>>;
}

/** Identifies the owner of an access token. */
export interface SessionVerifier {
  /** @returns undefined for a token that is malformed or expired, or has another issuer, audience, key or algorithm */
  verify(accessToken: string): Promise<Identity | undefined>;
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly displayName?: string;
}

export interface Account {
  readonly id: string;
  readonly email: string;
}

/**
 * What the server itself needs of accounts: demo accounts, `admin grant` on the command line, deleting one's own
 * account.
 */
export interface Accounts {
  /**
   * Creates an account with a confirmed address. @throws HttpProblem `conflict` when the address already has an account
   */
  create(account: NewAccount): Promise<Account>;
  findByEmail(email: string): Promise<Account | undefined>;
  /** Ends every session and removes the account; idempotent. */
  remove(userId: string): Promise<void>;
}
