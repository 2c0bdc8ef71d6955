import type { Knex } from 'knex';

/** Test checkouts: products, orders, what the payment provider told of them, and refunds. Amounts in smallest units. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table app.checkout_products (
      id uuid primary key,
      name text not null,
      currency text not null,
      unit_amount integer not null check (unit_amount > 0),
      -- Hundredths of a percent.
      tax_rate integer not null check (tax_rate between 0 and 10000),
      tax_behavior text not null check (tax_behavior in ('inclusive', 'exclusive')),
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    insert into app.checkout_products (id, name, currency, unit_amount, tax_rate, tax_behavior, created_at, updated_at)
    values
      (gen_random_uuid(), 'Printed deck of 54 cards', 'EUR', 1990, 1900, 'exclusive', now(), now()),
      (gen_random_uuid(), 'Tuck box', 'EUR', 490, 1900, 'inclusive', now(), now()),
      (gen_random_uuid(), 'Printed deck of 54 cards', 'JPY', 2980, 1000, 'inclusive', now(), now()),
      (gen_random_uuid(), 'Printed deck of 54 cards', 'KWD', 6500, 500, 'exclusive', now(), now());

    create table app.checkout_orders (
      id uuid primary key,
      provider text not null check (provider in ('stripe', 'local')),
      status text not null default 'open' check (status in ('open', 'processing', 'requires_action', 'declined', 'paid',
        'expired', 'partly_refunded', 'refunded')),
      currency text not null,
      -- What the products were when they were ordered.
      lines jsonb not null,
      net integer not null check (net >= 0),
      tax integer not null check (tax >= 0),
      total integer not null check (total > 0 and total = net + tax),
      refunded integer not null default 0 check (refunded between 0 and total),
      session_id text unique,
      checkout_url text not null default '',
      payment_intent text,
      created_by uuid references app.members on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index checkout_orders_created on app.checkout_orders (created_at desc, id);
    create index checkout_orders_member on app.checkout_orders (created_by);

    create table app.checkout_events (
      -- The provider's, so that each is recorded once.
      id text primary key,
      order_id uuid not null references app.checkout_orders on delete cascade,
      type text not null,
      kind text not null,
      amount integer not null default 0,
      -- Why it was not believed.
      problem text,
      repeats integer not null default 0,
      happened_at timestamptz not null,
      received_at timestamptz not null
    );
    create index checkout_events_order on app.checkout_events (order_id, happened_at);

    create table app.checkout_refunds (
      id uuid primary key,
      order_id uuid not null references app.checkout_orders on delete cascade,
      amount integer not null check (amount > 0),
      created_at timestamptz not null
    );
    create index checkout_refunds_order on app.checkout_refunds (order_id)`);
}
