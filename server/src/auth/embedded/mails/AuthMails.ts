import type { Logger } from 'pino';
import type { Mail, Mailer } from '../../../mail/types.js';
import {
  accountExistsMail,
  codeMail,
  emailChangeMail,
  inviteMail,
  magicLinkMail,
  recoveryMail,
  signUpMail,
} from '../../../mail/templates/authMails.js';
import { CODE_MINUTES, LINK_MINUTES, type IssuedToken } from '../oneTime/issueOneTimeToken.js';
import { allowedRedirect } from '../redirects.js';

export type LinkType = 'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change';

interface Letter {
  readonly to: string;
  readonly issued: IssuedToken;
  readonly redirectTo?: string | undefined;
}

interface Parts {
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly log: Logger;
}

/** The mails of sign-in: each has a link to `/confirm`, whose button survives scanners that open links, and a code. */
export class AuthMails {
  readonly #underWay = new Set<Promise<void>>();

  constructor(private readonly parts: Parts) {}

  async sendSignUp(letter: Letter): Promise<void> {
    await this.parts.mailer.send(signUpMail(letter.to, this.#contents(letter, 'signup')));
  }

  async sendMagicLink(letter: Letter): Promise<void> {
    await this.parts.mailer.send(magicLinkMail(letter.to, this.#contents(letter, 'magiclink')));
  }

  async sendInvite(letter: Letter): Promise<void> {
    await this.parts.mailer.send(inviteMail(letter.to, this.#contents(letter, 'invite')));
  }

  /** Somebody signs up with an address that has an account: only its owner learns of that. */
  async sendAccountExists(to: string): Promise<void> {
    await this.parts.mailer.send(accountExistsMail(to, this.parts.publicUrl));
  }

  async sendReauthentication(to: string, code: string): Promise<void> {
    await this.parts.mailer.send(codeMail(to, { code, codeMinutes: CODE_MINUTES }));
  }

  async sendEmailChange(letter: Letter & { readonly newEmail: string; readonly both: boolean }): Promise<void> {
    const { to, newEmail, both } = letter;
    await this.parts.mailer.send(emailChangeMail(to, { ...this.#contents(letter, 'email_change'), newEmail, both }));
  }

  /** Without waiting for the mail server: the time would tell whether there is an account. */
  sendRecoveryLater(letter: Letter): void {
    this.#later(recoveryMail(letter.to, this.#contents(letter, 'recovery')));
  }

  sendSignUpLater(letter: Letter): void {
    this.#later(signUpMail(letter.to, this.#contents(letter, 'signup')));
  }

  /** Mails on their way have left, or have failed and been logged. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  #later(mail: Mail): void {
    const sending = this.parts.mailer
      .send(mail)
      .catch((error: unknown) => this.parts.log.error({ err: error }, 'a mail could not be sent'))
      .finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  #contents({ issued, redirectTo }: Letter, type: LinkType) {
    const link = new URL(`${this.parts.publicUrl}/confirm`);
    link.searchParams.set('token_hash', issued.token);
    link.searchParams.set('type', type);
    const target = allowedRedirect(this.parts.publicUrl, redirectTo);
    if (target !== undefined) link.searchParams.set('redirect_to', target);
    return { link: link.href, linkMinutes: LINK_MINUTES, code: issued.code, codeMinutes: CODE_MINUTES };
  }
}
