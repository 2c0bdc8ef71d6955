import { Menu } from '@mantine/core';
import { Monitor, Moon, Sun, UserRound } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { ActionItem } from '../../actions/ActionItem.js';
import { useSignOutAction } from '../../actions/globalActions.js';
import type { Me } from '../../api/members.js';
import { COLOR_MODES, useColorModePreference, type ColorMode } from '../../theme/colorMode.js';
import classes from './UserMenu.module.css';

interface Props {
  readonly me: Me | undefined;
  /** The button that opens it. */
  readonly children: ReactNode;
  readonly position?: 'bottom-end' | 'top-start' | 'right-end';
}

const MODES: Readonly<Record<ColorMode, { readonly label: string; readonly icon: ReactElement }>> = {
  system: { label: 'Same as the system', icon: <Monitor size={16} aria-hidden /> },
  light: { label: 'Light', icon: <Sun size={16} aria-hidden /> },
  dark: { label: 'Dark', icon: <Moon size={16} aria-hidden /> },
};

/** The account menu: profile, colour mode, sign-out. */
export function UserMenu({ me, children, position = 'bottom-end' }: Props): ReactElement {
  const { preference, setPreference } = useColorModePreference();
  const signOut = useSignOutAction();
  return (
    <Menu position={position} width={232}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {me !== undefined && <Menu.Label className={classes.address}>{me.email}</Menu.Label>}
        <Menu.Item component={Link} to="/settings/profile" leftSection={<UserRound size={16} aria-hidden />}>
          Profile
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Colour mode</Menu.Label>
        <Menu.RadioGroup value={preference} onChange={(mode) => setPreference(mode as ColorMode)}>
          {COLOR_MODES.map((mode) => (
            <Menu.RadioItem key={mode} value={mode} rightSection={MODES[mode].icon}>
              {MODES[mode].label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <ActionItem action={signOut} />
      </Menu.Dropdown>
    </Menu>
  );
}
