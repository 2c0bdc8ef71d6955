import type { Purpose } from './readLink.js';

interface ConfirmTexts {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
}

/** One button, because mail scanners open links but press nothing. */
export const CONFIRM_TEXTS: Readonly<Record<Purpose, ConfirmTexts>> = {
  signup: {
    heading: 'This seat is yours.',
    text: 'Confirm your address to sign in.',
    button: 'Confirm address',
  },
  magiclink: { heading: 'There you are.', text: 'One click, and you are back at the table.', button: 'Sign in' },
  recovery: {
    heading: 'Cut a new key.',
    text: 'The link signs you in, so that you can choose a new password.',
    button: 'Choose a new password',
  },
  email_change: {
    heading: 'An address change.',
    text: 'Your account gets its new address once both the old and the new one are confirmed.',
    button: 'Confirm the change',
  },
  invite: {
    heading: 'You are dealt in.',
    text: 'Accept the invitation and choose a password.',
    button: 'Accept the invitation',
  },
  unknown: { heading: 'There you are.', text: 'One click, and you are signed in.', button: 'Sign in' },
};
