import { queryOptions } from '@tanstack/react-query';
import { authClient, unwrap } from '../../../auth/calls/client.js';

/** State known only to the sign-in service: an address change that is still to be confirmed. */
export const authUserQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: async () => {
    const { user } = unwrap(await (await authClient()).getUser());
    return { email: user.email ?? '', newEmail: user.new_email };
  },
});
