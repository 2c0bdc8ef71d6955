import { ApiError } from '../../../api/ApiError.js';

/**
 * Deletes rows one after the other. One that is gone already, because another admin has deleted it, does not stop the
 * others.
 * @returns the answers of those that were still there
 */
export async function deleteEach<Row, Deleted>(
  rows: readonly Row[],
  remove: (row: Row) => Promise<Deleted>,
): Promise<readonly Deleted[]> {
  const deleted: Deleted[] = [];
  for (const row of rows)
    try {
      deleted.push(await remove(row));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  return deleted;
}
