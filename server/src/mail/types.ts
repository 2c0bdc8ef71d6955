export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends by SMTP, or keeps messages in the database where an admin reads them. */
export interface Mailer {
  /** @throws HttpProblem `upstream` when the mail server refuses; addresses and subjects with line breaks are refused */
  send(mail: Mail): Promise<void>;
}
