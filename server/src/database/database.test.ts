import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases, type TestDatabase } from '../testing/testDatabases.js';

describe.each(testDatabases)('the database ($name)', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.close());

  it('is migrated and empty', async () => {
    const { rows } = await database.knex.raw<{ rows: { n: number }[] }>('select count(*)::int as n from app.decks');
    expect(rows).toEqual([{ n: 0 }]);
  });
});
