import type { CheckoutProduct, CheckoutProductBody } from '../../contract/checkout.js';
import type { Executor } from '../executor.js';
import { queryRows, readRow, readRows } from '../rows.js';

const TABLE = 'app.checkout_products';

/** By currency, then name. */
export function listProducts(executor: Executor): Promise<CheckoutProduct[]> {
  return readRows(executor, TABLE, 'order by t.currency, t.name, t.id');
}

/** @param lock locks the row until the transaction ends */
export function readProduct(executor: Executor, id: string, lock = false): Promise<CheckoutProduct | undefined> {
  return readRow(executor, TABLE, id, lock);
}

/** The products with these ids, as far as they exist. */
export function readProducts(executor: Executor, ids: readonly string[]): Promise<CheckoutProduct[]> {
  return readRows(executor, TABLE, 'where t.id = any(?::uuid[])', [[...ids]]);
}

/** Creates or replaces a product, and counts its version up. */
export async function saveProduct(
  executor: Executor,
  id: string,
  product: CheckoutProductBody,
  now: Date,
): Promise<void> {
  await executor(TABLE)
    .insert({ id, ...product, created_at: now, updated_at: now })
    .onConflict('id')
    .merge({ ...product, version: executor.raw('checkout_products.version + 1'), updated_at: now });
}

/** @returns the deleted product's name */
export async function deleteProduct(executor: Executor, id: string): Promise<string | undefined> {
  const [row] = await queryRows<{ name: string }>(executor, `delete from ${TABLE} where id = ? returning name`, [id]);
  return row?.name;
}
