import { MantineProvider } from '@mantine/core';
import type { ReactElement } from 'react';
import { useRouteError } from 'react-router';
import { useResolvedColorMode } from '../theme/colorMode.js';
import { cssVariablesResolver, theme } from '../theme/theme.js';
import { Failure } from './Failure.js';

/** For failures of Root itself: brings its own theme. */
export function LastResort(): ReactElement {
  const mode = useResolvedColorMode(undefined);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={mode}>
      <Failure error={useRouteError()} />
    </MantineProvider>
  );
}
