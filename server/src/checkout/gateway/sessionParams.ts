import { z } from 'zod';
import { CURRENCIES, MOST_CHARGED } from '../../contract/checkout.js';

/** Forms hold texts alone. */
const whole = z
  .string()
  .regex(/^\d{1,12}$/, 'Invalid integer')
  .transform(Number);
const address = z.url({ protocol: /^https?$/ });
const lineItem = z.object({
  quantity: whole.pipe(z.number().min(1)),
  price_data: z.object({
    currency: z
      .string()
      .transform((code) => code.toUpperCase())
      .pipe(z.enum(CURRENCIES)),
    unit_amount: whole,
    product_data: z.object({ name: z.string().min(1) }),
  }),
});

/** The parameters of a request for a session that the gateway reads. */
export const sessionParams = z.object({
  mode: z.literal('payment'),
  success_url: address,
  cancel_url: address,
  client_reference_id: z.string().optional(),
  metadata: z.record(z.string(), z.string()).default({}),
  line_items: z.array(lineItem).min(1).max(100),
});
export type SessionParams = z.output<typeof sessionParams>;

export const refundParams = z.object({
  payment_intent: z.string(),
  amount: whole.pipe(z.number().min(1).max(MOST_CHARGED)).optional(),
});
