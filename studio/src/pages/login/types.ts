export type LoginView = 'password' | 'mail' | 'sign-up' | 'forgotten';

/** Every way to sign in knows the address that was typed in another one. */
export interface LoginFormProps {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  /** Where to go afterwards; mails lead there too. */
  readonly target: string;
}
