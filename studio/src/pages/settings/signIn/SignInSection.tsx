import type { ReactElement } from 'react';
import { SettingsSection } from '../SettingsSection.js';
import { EmailRow } from './EmailRow.js';
import { PasswordRow } from './PasswordRow.js';
import { SecondFactorRow } from './SecondFactorRow.js';

export function SignInSection(): ReactElement {
  return (
    <SettingsSection
      id="sign-in"
      title="Sign-in"
      description="With a password, or with a link or code sent to your address. Both always work."
    >
      <EmailRow />
      <PasswordRow />
      <SecondFactorRow />
    </SettingsSection>
  );
}
