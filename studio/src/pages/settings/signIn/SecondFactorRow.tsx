import { Button } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { enrollFactor, type NewFactor } from '../../../auth/calls/enrollFactor.js';
import { listFactors } from '../../../auth/calls/listFactors.js';
import { removeFactor } from '../../../auth/calls/removeFactor.js';
import { FaultAlert } from '../../../auth/FaultAlert.js';
import { useAuthAction } from '../../../auth/useAuthAction.js';
import { confirm } from '../../../components/confirm.js';
import { toast } from '../../../toasts/toast.js';
import { SettingsRow } from '../SettingsRow.js';
import { SecondFactorSetUp } from './SecondFactorSetUp.js';

const factorsQuery = queryOptions({ queryKey: ['auth', 'factors'], queryFn: listFactors });

const OFF = {
  title: 'Turn off the second factor?',
  message: 'Signing in then takes only your password, or a link or code sent to your address.',
  confirmLabel: 'Turn it off',
  danger: true,
} as const;

/** Turns a second factor on and off: a code from an authenticator app at every sign-in. */
export function SecondFactorRow(): ReactElement {
  const [factor, setFactor] = useState<NewFactor>();
  const { data: factors, isPending } = useQuery(factorsQuery);
  const queries = useQueryClient();
  const action = useAuthAction();
  const isOn = factors !== undefined && factors.length > 0;
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: factorsQuery.queryKey });

  const start = (): void => void action.run(async () => setFactor(await enrollFactor()));
  const turnOff = async (): Promise<void> => {
    if (!(await confirm(OFF))) return;
    await action.run(async () => {
      for (const id of factors ?? []) await removeFactor(id);
    });
    await reload();
  };
  const finish = (): void => {
    setFactor(undefined);
    void reload();
    toast({ title: 'Second factor turned on', message: 'Every other session has ended.' });
  };
  return (
    <SettingsRow
      title="Second factor"
      text={
        isOn
          ? 'On. Signing in also takes a code from your authenticator app.'
          : 'Off. With it, signing in also takes a code from an authenticator app on your phone.'
      }
      action={
        factor === undefined && (
          // There from the start: if it came later, it would move what is below it.
          <Button
            variant="default"
            loading={isPending || action.isPending}
            disabled={factors === undefined}
            onClick={isOn ? () => void turnOff() : start}
          >
            {isOn ? 'Turn off' : 'Set up'}
          </Button>
        )
      }
    >
      {factor === undefined ? (
        action.fault !== undefined && <FaultAlert action={action} />
      ) : (
        <SecondFactorSetUp factor={factor} onDone={finish} onCancel={() => setFactor(undefined)} />
      )}
    </SettingsRow>
  );
}
