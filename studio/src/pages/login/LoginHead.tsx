import { KeyRound, LogIn, Mail, UserPlus, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTitle } from '../../navigation/useTitle.js';
import { useSignUpMode } from '../../auth/useSignUpMode.js';
import styles from './LoginPage.module.css';
import { MethodTabs } from './MethodTabs.js';
import type { LoginView } from './types.js';

interface Head {
  readonly icon: LucideIcon;
  readonly kicker: string;
  readonly heading: string;
  readonly text: string;
}

const HEADS: Readonly<Record<LoginView, Head>> = {
  password: {
    icon: LogIn,
    kicker: 'Sign in',
    heading: 'Back to the table.',
    text: 'Your decks are where you left them.',
  },
  mail: {
    icon: Mail,
    kicker: 'Sign in by e-mail',
    heading: 'No password today.',
    text: 'We send you a link and a six-digit code. Either signs you in.',
  },
  'sign-up': {
    icon: UserPlus,
    kicker: 'Create an account',
    heading: 'Take a seat.',
    text: 'All you need is an address and a password. What you make is yours, and you can download all of it at any time.',
  },
  forgotten: {
    icon: KeyRound,
    kicker: 'New password',
    heading: 'Cut a new key.',
    text: 'We send you a link and a code. Either lets you choose a new password; the old one stays valid until then.',
  },
};

/** The current sign-in method, and the switch between the two usual ones. */
export function LoginHead({ view }: { readonly view: LoginView }): ReactElement {
  const { icon: Icon, kicker, heading, text } = HEADS[view];
  const isOpen = useSignUpMode() === 'open';
  useTitle(kicker);
  return (
    <header>
      <p className={styles.kicker}>
        <Icon size={16} aria-hidden /> {kicker}
      </p>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.lead}>
        {text}
        {view === 'mail' && isOpen && ' A new address gets an account.'}
      </p>
      {(view === 'password' || view === 'mail') && <MethodTabs view={view} />}
    </header>
  );
}
