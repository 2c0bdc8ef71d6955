import { Button, NativeSelect, NumberInput } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Answer, Input } from '@cardwright/server/contract';
import { Package } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { RetryNote } from '../../../components/RetryNote.js';
import { PanelForm } from '../list/PanelForm.js';
import { SidePanel } from '../list/SidePanel.js';
import { useRun } from '../list/useRun.js';
import styles from './Checkout.module.css';
import { describePrice } from './products.js';

type Shop = Answer<'GET /api/admin/checkout/products'>;
type Body = Input<'POST /api/admin/checkout/orders'>['body'];

const CARDS: Readonly<Record<NonNullable<Body['scenario']>, string>> = {
  success: 'A card that is accepted at once',
  decline: 'A card that is declined',
  'three-d-secure': 'A card that asks for 3-D Secure',
};
const DELIVERIES: Readonly<Record<NonNullable<Body['delivery']>, string>> = {
  'in-order': 'In order',
  reversed: 'In reverse order',
  'twice-at-once': 'Each twice, all at once',
  held: 'Only when I send them',
};

interface Props {
  readonly isOpen: boolean;
  readonly shop: UseQueryResult<Shop>;
  readonly onClose: () => void;
  /** Opens the products. */
  readonly onProducts: () => void;
}

/** Chooses products and what the test gateway does, and goes to the payment page. */
export function StartPanel({ isOpen, shop, onClose, onProducts }: Props): ReactElement {
  return (
    <SidePanel title={isOpen ? 'Start a checkout' : undefined} onClose={onClose}>
      {shop.isError && (
        <RetryNote what="The products" isLoading={shop.isFetching} onRetry={() => void shop.refetch()} />
      )}
      {shop.data?.products.length === 0 && <p>There are no products yet. Create one first.</p>}
      {shop.data !== undefined && shop.data.products.length > 0 && <StartForm shop={shop.data} />}
      {shop.isSuccess && (
        <Button variant="default" leftSection={<Package size={16} aria-hidden />} onClick={onProducts}>
          Edit the products
        </Button>
      )}
    </SidePanel>
  );
}

function StartForm({ shop: { products, provider } }: { readonly shop: Shop }): ReactElement {
  const currencies = [...new Set(products.map(({ currency }) => currency))];
  const [currency, setCurrency] = useState(currencies.find((code) => code === 'EUR') ?? currencies[0]);
  const offered = products.filter((product) => product.currency === currency);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [scenario, setScenario] = useState<NonNullable<Body['scenario']>>('success');
  const [delivery, setDelivery] = useState<NonNullable<Body['delivery']>>('in-order');
  const [isChecked, setChecked] = useState(false);
  const [id] = useState(() => crypto.randomUUID());
  const { run, isRunning } = useRun();
  const lines = offered.flatMap((product, index) => {
    const quantity = quantities[product.id] ?? (index === 0 ? 1 : 0);
    return quantity === 0 ? [] : [{ product_id: product.id, quantity }];
  });
  const start = async (): Promise<void> => {
    setChecked(true);
    if (lines.length === 0) return;
    await run(async () => {
      const { order } = await call('POST /api/admin/checkout/orders', { body: { id, lines, scenario, delivery } });
      window.location.assign(order.checkout_url);
    });
  };
  return (
    <PanelForm onSave={start} isBrief>
      <NativeSelect
        label="Currency"
        value={currency}
        onChange={(event) => setCurrency(currencies.find((code) => code === event.currentTarget.value))}
        data={currencies}
      />
      <ul className={styles.rows} aria-label="Products">
        {offered.map((product, index) => (
          <li key={product.id} className={styles.row}>
            <span>
              <strong>{product.name}</strong>
              <span className={styles.detail}>{describePrice(product)}</span>
            </span>
            <NumberInput
              className={styles.quantity ?? ''}
              aria-label={`How many: ${product.name}`}
              value={quantities[product.id] ?? (index === 0 ? 1 : 0)}
              onChange={(value) => setQuantities({ ...quantities, [product.id]: Number(value) })}
              min={0}
              max={1_000}
              allowDecimal={false}
            />
          </li>
        ))}
      </ul>
      {isChecked && lines.length === 0 && (
        <p role="alert" className={styles.problem}>
          Order at least one product.
        </p>
      )}
      {provider === 'local' && (
        <>
          <Choice label="Test card" value={scenario} options={CARDS} onChange={setScenario} />
          <Choice label="Webhooks" value={delivery} options={DELIVERIES} onChange={setDelivery} />
        </>
      )}
      <Button type="submit" loading={isRunning}>
        Go to the payment page
      </Button>
    </PanelForm>
  );
}

interface ChoiceProps<Name extends string> {
  readonly label: string;
  readonly value: Name;
  readonly options: Readonly<Record<Name, string>>;
  readonly onChange: (value: Name) => void;
}

function Choice<Name extends string>({ label, value, options, onChange }: ChoiceProps<Name>): ReactElement {
  const names = Object.keys(options) as Name[];
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={(event) => onChange(names.find((name) => name === event.currentTarget.value) ?? value)}
      data={names.map((name) => ({ value: name, label: options[name] }))}
    />
  );
}
