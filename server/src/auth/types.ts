/** The owner of a valid session. */
export interface Identity {
  readonly userId: string;
  readonly email: string;
  /** undefined when the hosted service does not name the session. */
  readonly sessionId: string | undefined;
  /** When the owner last proved who they are, by password, code or second factor; undefined if the token does not say. */
  readonly signedInAt?: Date | undefined;
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

/** Where an account is signed in. */
export interface AccountSession {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly refreshedAt: Date;
}

export interface Account extends Pick<Identity, 'email' | 'userMetadata'> {
  readonly id: string;
}

/**
 * What the server itself needs of accounts: demo accounts, roles for those who have not come back since they signed up,
 * deleting one's own account, suspending others.
 */
export interface Accounts {
  /**
   * Creates an account with a confirmed address. @throws HttpProblem `conflict` when the address already has an account
   */
  create(account: NewAccount): Promise<Account>;
  findByEmail(email: string): Promise<Account | undefined>;
  findById(userId: string): Promise<Account | undefined>;
  /** Ends every session and removes the account; idempotent. */
  remove(userId: string): Promise<void>;
  /** Refuses sign-ins to the account, or allows them again. */
  setSuspended(userId: string, isSuspended: boolean): Promise<void>;
  /** The account's sessions, most recently used first; undefined if the service does not say. */
  sessions(userId: string): Promise<readonly AccountSession[] | undefined>;
  /** @throws HttpProblem `not-configured` if the service cannot */
  endSessions(userId: string): Promise<void>;
}
