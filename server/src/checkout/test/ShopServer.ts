import { randomUUID } from 'node:crypto';
import type { CheckoutOrderDetail, CheckoutProductBody } from '../../contract/checkout.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import type { Answer } from '../../testing/TestClient.js';
import type { TestDatabaseKind } from '../../testing/testDatabases.js';
import { signWebhook } from '../stripe/signature.js';

const PRODUCT: CheckoutProductBody = {
  name: 'Deck',
  currency: 'EUR',
  unit_amount: 1_000,
  tax_rate: 1_900,
  tax_behavior: 'exclusive',
};

/** A server with a product in its shop, and the steps that people and the payment provider take. */
export class ShopServer {
  private constructor(
    readonly server: TestServer,
    readonly productId: string,
  ) {}

  static async start(database: Pick<TestDatabaseKind, 'open'>): Promise<ShopServer> {
    const server = await startTestServer(database);
    const shop = new ShopServer(server, randomUUID());
    await shop.saveProduct(shop.productId, {});
    return shop;
  }

  saveProduct(id: string, changes: Partial<CheckoutProductBody>): Promise<Answer> {
    return this.server.admin.put(`/api/admin/checkout/products/${id}`, { ...PRODUCT, ...changes });
  }

  /** Orders one product, €11.90 with tax. */
  async order(changes: object = {}): Promise<CheckoutOrderDetail> {
    const lines = [{ product_id: this.productId, quantity: 1 }];
    const body = { id: randomUUID(), lines, ...changes };
    return (await this.server.admin.post('/api/admin/checkout/orders', body)).json<{ order: CheckoutOrderDetail }>()
      .order;
  }

  async read(id: string): Promise<CheckoutOrderDetail> {
    return (await this.server.admin.get(`/api/admin/checkout/orders/${id}`)).json<{ order: CheckoutOrderDetail }>()
      .order;
  }

  refund(id: string, amount: number, refundId: string = randomUUID()): Promise<Answer> {
    return this.server.admin.post(`/api/admin/checkout/orders/${id}/refunds`, { id: refundId, amount });
  }

  /** Presses a button of the payment page. @returns where the browser is sent */
  async press(url: string, form: Readonly<Record<string, string>>): Promise<string> {
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
    return answer.headers.get('Location') ?? '';
  }

  /** Waits for everything that the gateway is sending. */
  async told(): Promise<void> {
    await this.server.services.checkout.gateway?.settled();
  }

  /** Sends a webhook as the provider does. */
  async send(event: object, changes: { body?: string; secret?: string; now?: Date } = {}): Promise<Response> {
    const text = JSON.stringify(event);
    const secret = changes.secret ?? (await this.server.services.checkout.webhookSecret());
    return fetch(`${this.server.url}/api/checkout/webhook`, {
      method: 'POST',
      headers: { 'Stripe-Signature': signWebhook(text, secret, changes.now ?? new Date()) },
      body: changes.body ?? text,
    });
  }
}
