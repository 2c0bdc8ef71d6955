import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { meQuery } from '../../api/members.js';
import { useSession } from '../../session/session.js';
import { CardBackSkeleton } from '../../components/CardBackSkeleton.js';
import { PageHeader } from '../../components/PageHeader.js';
import { AppearanceSection } from './appearance/AppearanceSection.js';
import { DataSection } from './data/DataSection.js';
import { ProfileSection } from './profile/ProfileSection.js';
import styles from './ProfilePage.module.css';
import { SessionsSection } from './sessions/SessionsSection.js';
import { SignInSection } from './signIn/SignInSection.js';

/** The member's account: profile, appearance, sign-in, and how to leave. */
export function Component(): ReactElement {
  const { data: me, error, refetch } = useQuery(meQuery);
  const email = useSession((session) => (session.status === 'signed-in' ? session.user.email : undefined));
  return (
    <div className={styles.page}>
      <PageHeader title="Profile" description={email} />
      {me === undefined && error === null && <CardBackSkeleton count={3} withText label="Loading your profile" />}
      {me === undefined && error !== null && (
        <div role="alert" className={styles.failure}>
          <p>Your profile could not be loaded. {error.message} Nothing is lost.</p>
          <Button onClick={() => void refetch()}>Load again</Button>
        </div>
      )}
      {me !== undefined && (
        <>
          <ProfileSection me={me} />
          <AppearanceSection />
          <SignInSection />
          <SessionsSection />
          <DataSection me={me} />
        </>
      )}
    </div>
  );
}
