import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Database } from '../database/connect.js';
import { KeptMailer } from './KeptMailer.js';
import { SmtpMailer } from './SmtpMailer.js';
import type { Mailer } from './types.js';

interface Parts {
  readonly config: Pick<Config, 'mail' | 'dataDirectory'>;
  readonly database: Database;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Sends by SMTP if SMTP_URL is set; otherwise keeps messages on this server. */
export function createMailer({ config, database, log, clock }: Parts): Mailer {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== undefined) return new SmtpMailer(smtpUrl, from);
  return new KeptMailer({ database, folder: join(config.dataDirectory, 'mails'), from, log, clock });
}
