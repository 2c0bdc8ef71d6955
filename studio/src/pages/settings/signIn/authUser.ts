import { queryOptions } from '@tanstack/react-query';
import { authClient, unwrap } from '../../../auth/calls/client.js';

/** What the sign-in service knows that the session does not: a change of address that waits for its confirmations. */
export const authUserQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: async () => {
    const { user } = unwrap(await (await authClient()).getUser());
    return { email: user.email ?? '', newEmail: user.new_email };
  },
});
