import { BUCKET } from '../types.js';
import { CONTENT_TYPES } from '../../addresses/objectPath.js';
import { MAX_OBJECT_BYTES } from '../../images/limits.js';
import type { StorageObjectRow } from '../../queries/storageObjects.js';
import { etagOf } from './EmbeddedStorage.js';

/** The bucket in the form that Supabase's clients read. */
export const PRESENTED_BUCKET = {
  id: BUCKET,
  name: BUCKET,
  owner: '',
  public: true,
  type: 'STANDARD',
  file_size_limit: MAX_OBJECT_BYTES,
  allowed_mime_types: [...new Set(Object.values(CONTENT_TYPES))],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

/** An entry of a list. @param name the path below the requested folder */
export function presentListed(row: StorageObjectRow, name: string) {
  return {
    name,
    id: row.id,
    updated_at: row.updated_at.toISOString(),
    created_at: row.created_at.toISOString(),
    last_accessed_at: row.updated_at.toISOString(),
    metadata: {
      eTag: etagOf(row),
      size: row.size,
      mimetype: row.content_type,
      cacheControl: `max-age=${row.max_age}`,
      lastModified: row.updated_at.toISOString(),
      contentLength: row.size,
      httpStatusCode: 200,
    },
  };
}

/** Folders exist only as parts of object names. */
export function presentFolder(name: string) {
  return { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
}

export function presentRemoved(row: StorageObjectRow) {
  const { owner_id: owner } = row;
  return { ...presentListed(row, row.path), bucket_id: BUCKET, owner, owner_id: owner, version: row.version };
}

export function presentInfo(row: StorageObjectRow) {
  return {
    id: row.id,
    name: row.path,
    version: row.version,
    bucket_id: BUCKET,
    size: row.size,
    content_type: row.content_type,
    cache_control: `max-age=${row.max_age}`,
    etag: etagOf(row),
    metadata: row.user_metadata,
    last_modified: row.updated_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}
