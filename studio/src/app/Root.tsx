import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { Toasts } from './toasts/Toasts.js';
import { useRouteHandle } from './routeHandle.js';
import { useResolvedColorMode } from './theme/colorMode.js';
import { cssVariablesResolver, theme } from './theme/theme.js';

export const PRODUCT_TITLE = 'AI Card Game Maker - Design, Export, Play';

/** What stands around every page: theme in the right mode, title, dialogs, toasts. */
export function Root(): ReactElement {
  const { colorMode, title } = useRouteHandle();
  const mode = useResolvedColorMode(colorMode);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={mode}>
      <title>{title === undefined ? PRODUCT_TITLE : `${title} · Cardwright`}</title>
      <ModalsProvider>
        <Outlet />
        <Toasts />
      </ModalsProvider>
    </MantineProvider>
  );
}
