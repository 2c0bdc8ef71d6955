/** Who a valid session belongs to. */
export interface Identity {
  readonly userId: string;
  readonly email: string;
  /** undefined for sessions of hosted services that name none. */
  readonly sessionId: string | undefined;
  /** What the person said of themselves at sign-up, such as `display_name`; not to be trusted. */
  readonly userMetadata: Readonly<Record<string, unknown>>;
}

/** Tells whose an access token is. */
export interface SessionVerifier {
  /** @returns undefined for a token that is malformed, expired, of another issuer, audience, key or algorithm */
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

/** Accounts as the server itself needs them: demo accounts, the shell's `admin grant`, deleting oneself. */
export interface Accounts {
  /** With a confirmed address. @throws HttpProblem `conflict` when the address has an account */
  create(account: NewAccount): Promise<Account>;
  findByEmail(email: string): Promise<Account | undefined>;
  /** Ends every session and removes the account; idempotent. */
  remove(userId: string): Promise<void>;
}
