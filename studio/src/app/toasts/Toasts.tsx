import { Notifications } from '@mantine/notifications';
import type { ReactElement } from 'react';

/** At most five at once; the rest wait their turn. */
export function Toasts(): ReactElement {
  return <Notifications position="bottom-right" limit={5} autoClose={5_000} transitionDuration={200} />;
}
