import { data, type LoaderFunction, type LoaderFunctionArgs } from 'react-router';
import { requireMember } from './guards.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

type Guard = (args: LoaderFunctionArgs) => Promise<null>;

/** Every param of the path is a UUID, or the page is not found. */
export const deckIdLoader: LoaderFunction = (args) => {
  assertUuids(args);
  return null;
};

/** The same behind a guard. */
export const idLoader =
  (guard: Guard): LoaderFunction =>
  (args) => {
    assertUuids(args);
    return guard(args);
  };

/** A template's id. `new` is not supported yet: templates begin as copies. */
export const templateIdLoader = idLoader(requireMember);

function assertUuids({ params }: LoaderFunctionArgs): void {
  for (const value of Object.values(params))
    // Whatever is thrown here reaches the error screen with its status.
    if (value === undefined || !UUID.test(value)) throw data('Page Not Found', { status: 404 });
}
