import { randomBytes } from 'node:crypto';
import type Router from '@koa/router';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../config.js';
import { checkoutCalls } from '../contract/checkout.js';
import type { Database } from '../database/Database.js';
import type { RateLimits } from '../middleware/rateLimits.js';
import { settle } from '../queries/settings.js';
import { GATEWAY_PATH, gatewayRouter } from './gateway/gatewayRouter.js';
import { TestGateway } from './gateway/TestGateway.js';
import { WebhookSender } from './gateway/WebhookSender.js';
import { ownAddress } from './ownAddress.js';
import { StripeApi } from './stripe/StripeApi.js';
import type { Checkout } from './types.js';

const STRIPE_URL = 'https://api.stripe.com';

interface Rooms {
  readonly config: Config;
  readonly database: Database;
  readonly limits: RateLimits;
  readonly log: Logger;
  readonly clock: () => Date;
}

interface Connected {
  readonly checkout: Checkout;
  /** The test gateway's. */
  readonly routers: readonly Router[];
}

/** Connects test checkouts to Stripe's test mode if its key is set, otherwise to a test gateway of this server. */
export function connectCheckout(rooms: Rooms): Connected {
  const { stripe } = rooms.config;
  if (stripe === undefined) return connectGateway(rooms);
  const api = new StripeApi({ url: STRIPE_URL, key: () => Promise.resolve(stripe.secretKey) });
  const webhookSecret = (): Promise<string> => Promise.resolve(stripe.webhookSecret);
  return { checkout: { provider: 'stripe', api, webhookSecret, gateway: undefined }, routers: [] };
}

const secretsSchema = z.object({ key: z.string(), webhookSecret: z.string() });
type Secrets = z.output<typeof secretsSchema>;

function connectGateway({ config, database, limits, log, clock }: Rooms): Connected {
  const address = ownAddress(config);
  let known: Promise<Secrets> | undefined;
  // Made when first needed, so that installations that start from the same data do not share them.
  const secrets = (): Promise<Secrets> => (known ??= readSecrets(database));
  const key = async (): Promise<string> => (await secrets()).key;
  const webhookSecret = async (): Promise<string> => (await secrets()).webhookSecret;
  const url = `${address}${checkoutCalls.receiveWebhook.path}`;
  const sender = new WebhookSender({ database, log, clock, url, secret: webhookSecret });
  const gateway = new TestGateway({ database, clock, sender, pagesUrl: `${config.publicUrl}${GATEWAY_PATH}` });
  const api = new StripeApi({ url: `${address}${GATEWAY_PATH}`, key });
  return {
    checkout: { provider: 'local', api, webhookSecret, gateway },
    routers: [gatewayRouter({ database, clock, limits, gateway, key })],
  };
}

async function readSecrets(database: Database): Promise<Secrets> {
  const make = (): Secrets => ({ key: `sk_test_${random()}`, webhookSecret: `whsec_${random()}` });
  return secretsSchema.parse(await settle(database.knex, 'test-gateway', make));
}

function random(): string {
  return randomBytes(24).toString('hex');
}
