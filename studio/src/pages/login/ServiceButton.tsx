import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { configQuery } from '../../api/config.js';
import { signInWithService } from '../../auth/calls/signInWithService.js';
import { FaultAlert } from '../../auth/FaultAlert.js';
import { useAuthAction } from '../../auth/useAuthAction.js';

/** Signs in with another service, if the server is connected to one. */
export function ServiceButton({ target }: { readonly target: string }): ReactElement | null {
  const { data } = useQuery(configQuery);
  const action = useAuthAction();
  const name = data?.sign_in_with ?? null;
  if (name === null) return null;
  return (
    <>
      <FaultAlert action={action} />
      <Button
        variant="default"
        size="lg"
        fullWidth
        loading={action.isPending}
        onClick={() => void action.run(() => signInWithService(target))}
      >
        Continue with {name}
      </Button>
    </>
  );
}
