import type { Executor } from './executor.js';

/** Reads one of the server's own values; undefined if it was never written. */
export async function readSetting(executor: Executor, name: string): Promise<unknown> {
  const row = await executor('app.settings').where({ name }).first<{ value: unknown } | undefined>('value');
  return row?.value;
}

export async function writeSetting(executor: Executor, name: string, value: unknown): Promise<void> {
  await executor('app.settings')
    .insert({ name, value: JSON.stringify(value), updated_at: executor.fn.now() })
    .onConflict('name')
    .merge();
}

/** Reads one of the server's own values, which the first server that asks for it makes. */
export async function settle(executor: Executor, name: string, make: () => object): Promise<unknown> {
  await executor('app.settings')
    .insert({ name, value: JSON.stringify(make()), updated_at: executor.fn.now() })
    .onConflict('name')
    .ignore();
  return readSetting(executor, name);
}
