export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** For example List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends messages by SMTP, or keeps them in the database for an admin to read. */
export interface Mailer {
  /** @throws HttpProblem `upstream` when the mail server refuses, `invalid` for line breaks in addresses or subjects */
  send(mail: Mail): Promise<void>;
}
