import { createTransport, type Transporter } from 'nodemailer';
import { HttpProblem } from '../errors.js';
import { checkMail } from './checkMail.js';
import type { Mail, Mailer } from './types.js';

/** A mail server that does not respond delays requests by at most this. */
const TIMEOUT_MS = 15_000;

/** Codes of failures that the settings may cause, and no recipient. */
const OF_SETTINGS = new Set<unknown>(['EAUTH', 'ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS']);

/** Sends by SMTP. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;

  /** @param url `smtp://host:587` or `smtps://user:password@host` */
  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.#transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Nothing in a message may make the server read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Connects and signs in, without sending anything. @throws what the server says, or why it does not respond */
  async verify(): Promise<void> {
    await this.#transport.verify();
  }

  async send(mail: Mail): Promise<void> {
    checkMail(mail);
    const { to, subject, text, html, headers } = mail;
    try {
      await this.#transport.sendMail({ from: this.from, to, subject, text, html, ...(headers && { headers }) });
    } catch (error) {
      throw new HttpProblem('upstream', 'The e-mail could not be sent. Try again later.', { cause: withFix(error) });
    }
  }
}

/** Names the setting for the log; callers see none of it. */
function withFix(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && OF_SETTINGS.has(error.code))) return error;
  return new Error(`${error.message} (check SMTP_URL, and whether the mail server is running)`, { cause: error });
}
