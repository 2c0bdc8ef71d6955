import { MantineProvider } from '@mantine/core';
import { useEffect, type ReactElement } from 'react';
import { Outlet } from 'react-router';
import { ActionDialogs } from '../actions/ActionDialogs.js';
import { SessionEnded } from '../auth/SessionEnded.js';
import { AppError } from '../errors/AppError.js';
import { useRouteHandle } from '../navigation/routeHandle.js';
import { useScroll } from './scroll/useScroll.js';
import { useResolvedColorMode } from '../theme/colorMode.js';
import { cssVariablesResolver, theme } from '../theme/theme.js';
import { PageTitle } from '../navigation/PageTitle.js';
import { Toasts } from '../toasts/Toasts.js';
import { followBuilds } from '../updates/latestBuild.js';
import { useAppStart } from './useAppStart.js';
import { useFocusOnPage } from './useFocusOnPage.js';

/** The app around every page: theme, title, dialogs, shortcuts, toasts, and the check for newer builds. */
export function Root(): ReactElement {
  const { colorMode, title } = useRouteHandle();
  const mode = useResolvedColorMode(colorMode);
  useScroll();
  useFocusOnPage();
  useAppStart();
  useEffect(() => followBuilds(), []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={mode}>
      <PageTitle title={title} />
      <AppError>
        <Outlet />
      </AppError>
      <ActionDialogs />
      <SessionEnded />
      <Toasts />
    </MantineProvider>
  );
}
