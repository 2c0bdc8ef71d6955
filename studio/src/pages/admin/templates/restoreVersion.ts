import { call } from '../../../api/call.js';

/** Publishes an earlier version of an official template again. @throws ApiError 404 if it is not kept any more */
export async function restoreVersion(id: string, version: number) {
  const params = { id, version };
  return (await call('POST /api/admin/templates/{id}/versions/{version}/restore', { params })).template;
}
