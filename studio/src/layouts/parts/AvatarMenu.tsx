import { UnstyledButton } from '@mantine/core';
import type { ReactElement } from 'react';
import { MemberAvatar } from '../../components/MemberAvatar.js';
import classes from './AvatarMenu.module.css';
import { useMe } from './useMe.js';
import { UserMenu } from './UserMenu.js';

/** The member's picture in a bar, with the account menu. */
export function AvatarMenu({ size = 32 }: { readonly size?: number }): ReactElement {
  const { me } = useMe();
  return (
    <UserMenu me={me}>
      <UnstyledButton
        className={classes.button}
        aria-label={me === undefined ? 'Your menu' : `Menu of ${me.display_name}`}
      >
        <MemberAvatar name={me?.display_name ?? ''} src={me?.avatar_url ?? null} size={size} />
      </UnstyledButton>
    </UserMenu>
  );
}
