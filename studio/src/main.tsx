import './browser/randomUUID.js';
import './browser/schemasWithoutEval.js';
import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource-variable/spline-sans-mono/wght.css';
import './theme/targets.css';
import '@mantine/core/styles.layer.css';
import './theme/tokens.css';
import './theme/global.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type Location } from 'react-router';
import { createQueryClient } from './api/queryClient.js';
import { showError } from './errors/errorState.js';
import { turnOnStyles } from './browser/firstPaint.js';
import { routesOf } from './app/routes.js';
import { followChunkErrors } from './updates/chunkErrors.js';

document.getElementById('unstarted')?.remove();
const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');
const pending = (): Location | undefined => router.state.navigation.location;
const router = createBrowserRouter(routesOf(pending));
// At once: the first page's own code, which the router has just asked for, may fail to load.
followChunkErrors(pending);
const root = createRoot(place);
void turnOnStyles().then(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient(() => showError(403))}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
