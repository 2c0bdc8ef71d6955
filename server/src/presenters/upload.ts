import type { Upload } from '../contract/uploads.js';
import { parseObjectPath } from '../addresses/objectPath.js';
import type { ObjectStorage, StoredObject } from '../storage/types.js';

/** A member's picture in the API's format. */
export function presentUpload(object: StoredObject, storage: ObjectStorage): Upload {
  const { path, size, contentType, width, height, createdAt, updatedAt } = object;
  return {
    id: parseObjectPath(path)?.id ?? path,
    path,
    url: storage.publicUrl(path),
    size,
    content_type: contentType,
    width,
    height,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
