import type { Mail } from '../types.js';
import { frameMail } from './frame.js';

export interface LinkAndCode {
  readonly link: string;
  readonly linkMinutes: number;
  /** Six digits. */
  readonly code: string;
  readonly codeMinutes: number;
}

const IGNORE = 'If you did not request this e-mail, you can ignore it. Nothing will change.';

interface SignUp extends LinkAndCode {
  /** Whether several people may have signed up with this address. */
  readonly isContested?: boolean;
}

const CONTESTED =
  'There was more than one request for an account with this address. As one of them may have come from someone else, we kept none of the passwords and names. Choose a password in your profile after you confirm.';

export function signUpMail(to: string, contents: SignUp): Mail {
  return frameMail(to, {
    subject: 'Confirm your e-mail address for Cardwright',
    preview: 'Confirm your address to start designing.',
    heading: 'Confirm your address',
    paragraphs: [
      'Welcome to Cardwright! Confirm that this e-mail address is yours to start designing.',
      ...(contents.isContested === true ? [CONTESTED] : []),
    ],
    button: { label: 'Confirm address', url: contents.link },
    code: { intro: 'Or enter this code on the sign-up page:', digits: contents.code },
    notes: [
      lifetime(contents),
      'If you did not sign up, do not confirm: someone else chose the password of this account. Without your confirmation, nobody can use it.',
    ],
  });
}

export function magicLinkMail(to: string, contents: LinkAndCode): Mail {
  return frameMail(to, {
    subject: 'Your sign-in link for Cardwright',
    preview: 'Sign in with one click or a six-digit code.',
    heading: 'Sign in to Cardwright',
    paragraphs: ['Use this link to sign in on any device.'],
    button: { label: 'Sign in', url: contents.link },
    code: { intro: 'Or enter this code on the sign-in page:', digits: contents.code },
    notes: [lifetime(contents), IGNORE],
  });
}

export function recoveryMail(to: string, contents: LinkAndCode): Mail {
  return frameMail(to, {
    subject: 'Choose a new password for Cardwright',
    preview: 'Use the link to sign in and choose a new password.',
    heading: 'Choose a new password',
    paragraphs: ['Someone, probably you, asked to reset the password of this account.'],
    button: { label: 'Choose a new password', url: contents.link },
    code: { intro: 'Or enter this code on the page where you requested it:', digits: contents.code },
    notes: [lifetime(contents), 'If this was not you, ignore this e-mail. Your password will not change.'],
  });
}

/** Without a code: nobody has asked for the e-mail on a page where it could be entered. */
export function inviteMail(to: string, contents: Pick<LinkAndCode, 'link' | 'linkMinutes'>): Mail {
  return frameMail(to, {
    subject: 'You are invited to Cardwright',
    preview: 'Design, print and play card games.',
    heading: 'You are invited',
    paragraphs: ['You have been invited to Cardwright, a studio for designing, printing and playing card games.'],
    button: { label: 'Accept the invitation', url: contents.link },
    notes: [
      `The link is valid for ${contents.linkMinutes} minutes and can be used once.`,
      'If you did not expect this invitation, you can ignore it.',
    ],
  });
}

interface EmailChange extends LinkAndCode {
  readonly oldEmail: string;
  readonly newEmail: string;
  /** Whether the other address must confirm too. */
  readonly both: boolean;
}

export function emailChangeMail(to: string, contents: EmailChange): Mail {
  const both = contents.both ? ' Both addresses must confirm the change.' : '';
  return frameMail(to, {
    subject: 'Confirm your new e-mail address for Cardwright',
    preview: 'Your account is about to use another e-mail address.',
    heading: 'Confirm your new address',
    paragraphs: [
      `The owner of the account ${contents.oldEmail} asked to change its address to ${contents.newEmail}.${both}`,
    ],
    button: { label: 'Confirm the change', url: contents.link },
    code: { intro: 'Or enter this code on the page where you requested the change:', digits: contents.code },
    notes: [
      lifetime(contents),
      `If this was not you, do not confirm. If ${contents.oldEmail} is your account, change its password.`,
    ],
  });
}

export function accountExistsMail(to: string, publicUrl: string): Mail {
  return frameMail(to, {
    subject: 'You already have a Cardwright account',
    preview: 'Sign in, or reset your password.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to sign up with this address, which already has an account. Sign in instead. If you forgot your password, you can reset it on the sign-in page.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/login` },
    notes: ['If this was not you, ignore this e-mail. Nothing has changed.'],
  });
}

export function codeMail(
  to: string,
  { code, codeMinutes }: { readonly code: string; readonly codeMinutes: number },
): Mail {
  return frameMail(to, {
    subject: `${code} is your Cardwright code`,
    preview: 'Confirm that this is you.',
    heading: 'Confirm that this is you',
    paragraphs: ['We ask for this code before an important change to your account.'],
    code: { intro: 'Enter this code when asked:', digits: code },
    notes: [
      `The code is valid for ${codeMinutes} minutes and can be used once.`,
      'If this was not you, change your password.',
    ],
  });
}

function lifetime({ linkMinutes, codeMinutes }: LinkAndCode): string {
  return `The link is valid for ${linkMinutes} minutes and the code for ${codeMinutes}. Each can be used once.`;
}
