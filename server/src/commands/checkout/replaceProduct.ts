import type { CheckoutProduct, CheckoutProductBody } from '../../contract/checkout.js';
import { notFound, staleVersion } from '../../errors.js';
import { readProduct, saveProduct } from '../../queries/checkout/products.js';
import { inTransaction } from '../../queries/executor.js';
import type { Services } from '../../services.js';

interface Replacement {
  readonly id: string;
  readonly product: CheckoutProductBody;
  /** The version that was edited; undefined creates the product, or replaces any version. */
  readonly version: number | undefined;
}

/** @throws HttpProblem 404 if the edited product has been deleted; 409 `stale-version` with the current `version` */
export function replaceProduct(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, product, version }: Replacement,
): Promise<CheckoutProduct> {
  return inTransaction(database, async (trx) => {
    const before = await readProduct(trx, id, true);
    if (version !== undefined && before === undefined) throw notFound('Product');
    if (version !== undefined && before !== undefined && version !== before.version)
      throw staleVersion('This product', before.version);
    await saveProduct(trx, id, product, clock());
    const saved = await readProduct(trx, id);
    if (saved === undefined) throw new Error('A saved product cannot be read back.');
    return saved;
  });
}
