import type { ReactElement } from 'react';
import type { Me } from '../../../api/members.js';
import { AvatarField } from '../avatar/AvatarField.js';
import { SettingsSection } from '../SettingsSection.js';
import { ProfileForm } from './ProfileForm.js';

export function ProfileSection({ me }: { readonly me: Me }): ReactElement {
  return (
    <SettingsSection
      id="profile"
      title="About you"
      description="Your name, picture, text and website appear on decks that you publish. Your e-mail address never does."
    >
      <AvatarField me={me} />
      <ProfileForm me={me} />
    </SettingsSection>
  );
}
