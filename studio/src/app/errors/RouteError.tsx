import { MantineProvider } from '@mantine/core';
import type { ReactElement } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import { useResolvedColorMode } from '../theme/colorMode.js';
import { cssVariablesResolver, theme } from '../theme/theme.js';
import { ErrorScreen } from './ErrorScreen.js';

/** The last resort of every page: stands outside Root, so it brings the theme itself. */
export function RouteError(): ReactElement {
  const status = statusOf(useRouteError());
  const mode = useResolvedColorMode(undefined);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={mode}>
      <ErrorScreen status={status} />
    </MantineProvider>
  );
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof ApiError && error.status !== 0 ? error.status : 500;
}
