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
import { CODE_MINUTES, LINK_MINUTES, type IssuedToken } from '../oneTime/IssuedToken.js';
import { allowedRedirect } from '../redirects.js';

export type LinkType = 'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change';

interface Letter {
  readonly to: string;
  readonly issued: IssuedToken;
  readonly redirectTo?: string | undefined;
}

interface SignUpLetter extends Letter {
  readonly isContested: boolean;
}

interface ChangeLetter extends Letter {
  readonly oldEmail: string;
  readonly newEmail: string;
  /** Whether both addresses must confirm. */
  readonly both: boolean;
}

interface Parts {
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly log: Logger;
}

/**
 * The sign-in e-mails. Each has a code and a link to `/confirm`, whose button keeps mail scanners from using the link.
 */
export class AuthMails {
  readonly #underWay = new Set<Promise<void>>();

  constructor(private readonly parts: Parts) {}

  async sendSignUp(letter: SignUpLetter): Promise<void> {
    await this.parts.mailer.send(this.#signUp(letter));
  }

  async sendMagicLink(letter: Letter): Promise<void> {
    await this.parts.mailer.send(magicLinkMail(letter.to, this.#contents(letter, 'magiclink')));
  }

  async sendInvite(letter: Letter): Promise<void> {
    await this.parts.mailer.send(inviteMail(letter.to, this.#contents(letter, 'invite')));
  }

  /** Sent when someone signs up with an address that already has an account; only the owner learns this. */
  async sendAccountExists(to: string): Promise<void> {
    await this.parts.mailer.send(accountExistsMail(to, this.parts.publicUrl));
  }

  async sendReauthentication(to: string, code: string): Promise<void> {
    await this.parts.mailer.send(codeMail(to, { code, codeMinutes: CODE_MINUTES }));
  }

  async sendEmailChange(letter: ChangeLetter): Promise<void> {
    const { to, oldEmail, newEmail, both } = letter;
    const contents = { ...this.#contents(letter, 'email_change'), oldEmail, newEmail, both };
    await this.parts.mailer.send(emailChangeMail(to, contents));
  }

  /** Does not wait for the mail server, because the response time would reveal whether the account exists. */
  sendRecoveryLater(letter: Letter): void {
    this.#later(recoveryMail(letter.to, this.#contents(letter, 'recovery')));
  }

  sendSignUpLater(letter: SignUpLetter): void {
    this.#later(this.#signUp(letter));
  }

  /** Resolves when every pending e-mail has been sent, or has failed and been logged. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  #signUp(letter: SignUpLetter): Mail {
    const { isContested } = letter;
    return signUpMail(letter.to, { ...this.#contents(letter, 'signup'), isContested });
  }

  #later(mail: Mail): void {
    const sending = this.parts.mailer
      .send(mail)
      .catch((error: unknown) => this.parts.log.error({ err: error }, 'could not send an e-mail'))
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
