import { Button } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { toast } from '../../../toasts/toast.js';
import { PanelForm } from '../list/PanelForm.js';
import { useRun } from '../list/useRun.js';
import { formatMoney } from './money.js';
import { MoneyInput } from './MoneyInput.js';
import { refundOrder, type OrderDetail } from './orders.js';

interface Props {
  readonly order: OrderDetail;
}

/** Gives back a payment, or a part of it. */
export function RefundForm({ order: { id, currency, refundable } }: Props): ReactElement {
  const [amount, setAmount] = useState<number | undefined>(refundable);
  // The same until it has worked, so that a second try refunds once.
  const [refundId] = useState(() => crypto.randomUUID());
  const [isChecked, setChecked] = useState(false);
  const { run, isRunning } = useRun();
  const isPossible = amount !== undefined && amount > 0 && amount <= refundable;
  const most = formatMoney(refundable, currency);
  const refund = async (): Promise<void> => {
    setChecked(true);
    if (!isPossible) return;
    if (await run(() => refundOrder(id, amount, refundId)))
      toast({
        title: 'Refund requested',
        message: 'The order changes when the provider confirms it.',
        kind: 'success',
      });
  };
  return (
    <PanelForm onSave={refund} isBrief>
      <MoneyInput
        label="Refund"
        description={`At most ${most}. This cannot be undone.`}
        currency={currency}
        amount={amount}
        onChange={setAmount}
        error={isChecked && !isPossible ? `Enter an amount up to ${most}.` : undefined}
      />
      <Button type="submit" variant="default" loading={isRunning}>
        Refund
      </Button>
    </PanelForm>
  );
}
