import type { Answer } from '@cardwright/server/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../../../api/call.js';
import { formatMoney } from './money.js';

type Shop = Answer<'GET /api/admin/checkout/products'>;
export type Product = Shop['products'][number];

/** The products, and who takes the payments. */
export function useShop(): UseQueryResult<Shop> {
  return useQuery({
    queryKey: ['admin', 'checkout-products'],
    queryFn: ({ signal }) => call('GET /api/admin/checkout/products', { signal }),
  });
}

/** Creates or replaces a product. @param version the one that was edited. @throws ApiError 409 if it is no longer current */
export function saveProduct(
  { id, name, currency, unit_amount, tax_rate, tax_behavior }: Omit<Product, 'version' | 'created_at' | 'updated_at'>,
  version?: number,
): Promise<unknown> {
  const body = { name, currency, unit_amount, tax_rate, tax_behavior, version };
  return call('PUT /api/admin/checkout/products/{id}', { params: { id }, body });
}

/** '€19.90 plus 19% tax'. */
export function describePrice({ unit_amount, currency, tax_rate, tax_behavior }: Product): string {
  const price = formatMoney(unit_amount, currency);
  if (tax_rate === 0) return `${price}, no tax`;
  return `${price} ${tax_behavior === 'inclusive' ? 'with' : 'plus'} ${tax_rate / 100}% tax`;
}
