import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { toast } from '../../../toasts/toast.js';
import { PanelForm } from '../list/PanelForm.js';
import { saveOver } from '../list/saveOver.js';
import { useRun } from '../list/useRun.js';
import styles from './Checkout.module.css';
import { MoneyInput } from './MoneyInput.js';
import { saveProduct, type Product } from './products.js';

const CURRENCIES: Readonly<Record<Product['currency'], string>> = {
  EUR: 'Euro (EUR)',
  USD: 'US dollar (USD)',
  GBP: 'Pound sterling (GBP)',
  CHF: 'Swiss franc (CHF)',
  JPY: 'Japanese yen (JPY)',
  KRW: 'South Korean won (KRW)',
  KWD: 'Kuwaiti dinar (KWD)',
  BHD: 'Bahraini dinar (BHD)',
};
const CODES = Object.keys(CURRENCIES) as Product['currency'][];

interface Props {
  readonly product: Product | 'new';
  readonly onDone: () => void;
}

/** A product's name, price and tax. */
export function ProductForm({ product, onDone }: Props): ReactElement {
  const stored = product === 'new' ? undefined : product;
  const [id] = useState(() => stored?.id ?? crypto.randomUUID());
  const [name, setName] = useState(stored?.name ?? '');
  const [currency, setCurrency] = useState<Product['currency']>(stored?.currency ?? 'EUR');
  const [amount, setAmount] = useState(stored?.unit_amount);
  const [percent, setPercent] = useState<number | string>((stored?.tax_rate ?? 1900) / 100);
  const [behavior, setBehavior] = useState<Product['tax_behavior']>(stored?.tax_behavior ?? 'exclusive');
  const [isChecked, setChecked] = useState(false);
  const { run, isRunning } = useRun();
  const isPriced = amount !== undefined && amount > 0;
  const save = async (): Promise<void> => {
    setChecked(true);
    if (name.trim() === '' || !isPriced) return;
    const taxed = { tax_rate: Math.round(Number(percent) * 100), tax_behavior: behavior };
    const edited = { id, name, currency, unit_amount: amount, ...taxed };
    if (!(await run(() => saveOver('product', stored?.version, (version) => saveProduct(edited, version))))) return;
    toast({ title: 'Product saved', kind: 'success' });
    onDone();
  };
  return (
    <PanelForm onSave={save}>
      <TextInput
        label="Name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isChecked && name.trim() === '' ? 'Enter a name.' : undefined}
        maxLength={120}
        data-autofocus
      />
      <NativeSelect
        label="Currency"
        value={currency}
        onChange={(event) => setCurrency(CODES.find((code) => code === event.currentTarget.value) ?? currency)}
        data={CODES.map((value) => ({ value, label: CURRENCIES[value] }))}
      />
      <MoneyInput
        key={currency}
        label="Price"
        currency={currency}
        amount={amount}
        onChange={setAmount}
        error={isChecked && !isPriced ? 'Enter a price above zero.' : undefined}
      />
      <NumberInput
        label="Tax"
        value={percent}
        onChange={setPercent}
        min={0}
        max={100}
        decimalScale={2}
        allowNegative={false}
        suffix="%"
        hideControls
      />
      <NativeSelect
        label="The price"
        value={behavior}
        onChange={(event) => setBehavior(event.currentTarget.value === 'inclusive' ? 'inclusive' : 'exclusive')}
        data={[
          { value: 'exclusive', label: 'excludes tax' },
          { value: 'inclusive', label: 'includes tax' },
        ]}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={isRunning}>
          Save product
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </PanelForm>
  );
}
