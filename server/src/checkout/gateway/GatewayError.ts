/** A refusal of the gateway, in the form of Stripe's API. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';

  constructor(
    readonly status: 400 | 401 | 404 | 413,
    message: string,
    readonly type: 'invalid_request_error' | 'idempotency_error' = 'invalid_request_error',
  ) {
    super(message);
  }

  toBody(): object {
    return { error: { type: this.type, message: this.message } };
  }
}
