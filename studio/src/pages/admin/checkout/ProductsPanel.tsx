import { ActionIcon, Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '@cardwright/server/contract';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { RetryNote } from '../../../components/RetryNote.js';
import { SidePanel } from '../list/SidePanel.js';
import { useRun, useUndoToast } from '../list/useRun.js';
import styles from './Checkout.module.css';
import { ProductForm } from './ProductForm.js';
import { describePrice, saveProduct, type Product } from './products.js';

interface Props {
  readonly isOpen: boolean;
  readonly shop: UseQueryResult<Answer<'GET /api/admin/checkout/products'>>;
  readonly onClose: () => void;
}

/** The products of test checkouts, to be added, changed and deleted. */
export function ProductsPanel({ isOpen, shop, onClose }: Props): ReactElement {
  const [edited, setEdited] = useState<Product | 'new'>();
  const heading = edited === undefined ? 'Products' : edited === 'new' ? 'New product' : 'Edit product';
  const close = (): void => {
    setEdited(undefined);
    onClose();
  };
  return (
    <SidePanel title={isOpen ? heading : undefined} onClose={close}>
      {edited !== undefined && <ProductForm product={edited} onDone={() => setEdited(undefined)} />}
      {edited === undefined && shop.isError && (
        <RetryNote what="The products" isLoading={shop.isFetching} onRetry={() => void shop.refetch()} />
      )}
      {edited === undefined && <ProductList products={shop.data?.products ?? []} onEdit={setEdited} />}
    </SidePanel>
  );
}

interface ListProps {
  readonly products: readonly Product[];
  readonly onEdit: (product: Product | 'new') => void;
}

function ProductList({ products, onEdit }: ListProps): ReactElement {
  const { run, isRunning } = useRun();
  const undoable = useUndoToast();
  const remove = (product: Product) =>
    run(async () => {
      await call('DELETE /api/admin/checkout/products/{id}', { params: { id: product.id } });
      undoable({ title: `${product.name} deleted`, undo: () => saveProduct(product) });
    });
  return (
    <>
      <p className={styles.detail}>Orders keep the price that a product had when it was ordered.</p>
      <ul className={styles.rows}>
        {products.map((product) => (
          <li key={product.id} className={styles.row}>
            <span>
              <strong>{product.name}</strong>
              <span className={styles.detail}>{describePrice(product)}</span>
            </span>
            <span className={styles.amount}>
              <ActionIcon aria-label={`Edit ${product.name}, ${product.currency}`} onClick={() => onEdit(product)}>
                <Pencil size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={`Delete ${product.name}, ${product.currency}`}
                disabled={isRunning}
                onClick={() => void remove(product)}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ul>
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => onEdit('new')}>
        New product
      </Button>
    </>
  );
}
