import type { Mail } from '../types.js';
import { frameMail } from './frame.js';

export interface LinkAndCode {
  readonly link: string;
  readonly linkMinutes: number;
  /** Six digits. */
  readonly code: string;
  readonly codeMinutes: number;
}

const IGNORE = 'If you did not ask for this mail, ignore it: nothing happens without the link or the code.';

export function signUpMail(to: string, contents: LinkAndCode): Mail {
  return frameMail(to, {
    subject: 'Confirm your address for Cardwright',
    preview: 'One click, and your decks have a home.',
    heading: 'Confirm your address',
    paragraphs: ['Welcome to Cardwright. Confirm that this address is yours, and you can start designing.'],
    button: { label: 'Confirm address', url: contents.link },
    code: { intro: 'Or type this code where you signed up:', digits: contents.code },
    notes: [lifetime(contents), IGNORE],
  });
}

export function magicLinkMail(to: string, contents: LinkAndCode): Mail {
  return frameMail(to, {
    subject: 'Your sign-in link for Cardwright',
    preview: 'Sign in with one click or with a code of six digits.',
    heading: 'Sign in to Cardwright',
    paragraphs: ['This link signs you in, on this device or any other.'],
    button: { label: 'Sign in', url: contents.link },
    code: { intro: 'Or type this code where you wanted to sign in:', digits: contents.code },
    notes: [lifetime(contents), IGNORE],
  });
}

export function recoveryMail(to: string, contents: LinkAndCode): Mail {
  return frameMail(to, {
    subject: 'Choose a new password for Cardwright',
    preview: 'The link signs you in and lets you choose a new password.',
    heading: 'Choose a new password',
    paragraphs: ['Somebody, probably you, has forgotten the password of this address. Choose a new one here.'],
    button: { label: 'Choose a new password', url: contents.link },
    code: { intro: 'Or type this code where you asked for it:', digits: contents.code },
    notes: [lifetime(contents), 'If it was not you, ignore this mail: your password stays as it is.'],
  });
}

export function inviteMail(to: string, contents: LinkAndCode): Mail {
  return frameMail(to, {
    subject: 'You are invited to Cardwright',
    preview: 'Design, print and play card games.',
    heading: 'You are invited',
    paragraphs: ['Somebody invites you to Cardwright, where card games are designed, printed and played.'],
    button: { label: 'Accept the invitation', url: contents.link },
    notes: [lifetime(contents), 'If you do not know why, ignore this mail.'],
  });
}

interface EmailChange extends LinkAndCode {
  readonly newEmail: string;
  /** Whether the other address is asked too. */
  readonly both: boolean;
}

export function emailChangeMail(to: string, contents: EmailChange): Mail {
  const both = contents.both ? ' Both the old and the new address must confirm.' : '';
  return frameMail(to, {
    subject: 'Confirm the change of your address at Cardwright',
    preview: 'An account wants to use another address.',
    heading: 'Confirm the change of address',
    paragraphs: [`Your account is to use the address ${contents.newEmail} from now on.${both}`],
    button: { label: 'Confirm the change', url: contents.link },
    code: { intro: 'Or type this code where you asked for the change:', digits: contents.code },
    notes: [lifetime(contents), 'If it was not you, do not confirm, and choose a new password.'],
  });
}

export function accountExistsMail(to: string, publicUrl: string): Mail {
  return frameMail(to, {
    subject: 'You have an account at Cardwright already',
    preview: 'Sign in instead, or choose a new password.',
    heading: 'You have an account already',
    paragraphs: [
      'Somebody, probably you, wanted to sign up with this address. It has an account already: sign in, or ask there for a new password if you have forgotten yours.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/login` },
    notes: ['If it was not you, ignore this mail: nothing has changed.'],
  });
}

export function codeMail(
  to: string,
  { code, codeMinutes }: { readonly code: string; readonly codeMinutes: number },
): Mail {
  return frameMail(to, {
    subject: `${code} is your code for Cardwright`,
    preview: 'Confirm that it is you.',
    heading: 'Confirm that it is you',
    paragraphs: ['Before something important changes we ask whether it is really you.'],
    code: { intro: 'Type this code where you are asked for it:', digits: code },
    notes: [`The code counts for ${codeMinutes} minutes, once.`, 'If it was not you, choose a new password.'],
  });
}

function lifetime({ linkMinutes, codeMinutes }: LinkAndCode): string {
  return `The link counts for ${linkMinutes} minutes, the code for ${codeMinutes}; each of them once.`;
}
