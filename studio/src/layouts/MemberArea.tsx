import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { Outlet } from 'react-router';
import { Questions } from '../components/Questions.js';
import { runningExports } from '../exporting/runningExports.js';

/** Wraps every page for members with the dialogs that `confirm` and `modals` open. Public pages do without these bytes. */
export function Component(): ReactElement {
  const queries = useQueryClient();
  useEffect(() => void resumeExports(queries), [queries]);
  return (
    <Questions>
      <Outlet />
    </Questions>
  );
}

/** After a reload, most pages have no export to follow and do without its script. */
async function resumeExports(queries: QueryClient): Promise<void> {
  if (runningExports().length > 0) await (await import('../exporting/resumeExports.js')).resumeExports(queries);
}
