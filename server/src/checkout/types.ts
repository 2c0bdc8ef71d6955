import type { CheckoutOrder } from '../contract/checkout.js';
import type { TestGateway } from './gateway/TestGateway.js';
import type { StripeApi } from './stripe/StripeApi.js';

/** The payment provider of test checkouts. */
export interface Checkout {
  readonly provider: CheckoutOrder['provider'];
  readonly api: StripeApi;
  /** What webhooks are signed with. */
  readonly webhookSecret: () => Promise<string>;
  /** undefined if the provider is not this server's own. */
  readonly gateway: TestGateway | undefined;
}
