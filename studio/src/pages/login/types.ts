export type LoginView = 'password' | 'mail' | 'sign-up' | 'forgotten';

/** All sign-in pages share the address that was typed. */
export interface LoginFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  /** Where to go afterwards; e-mails lead there, too. */
  readonly target: string;
}
