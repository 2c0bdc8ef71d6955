import type { HttpProblem } from '../../errors.js';
import { problemOf } from '../../middleware/problemOf.js';

/** An error in the form of Supabase Storage: its clients read the status from the body of a 400. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  constructor(
    readonly statusCode: '400' | '403' | '404' | '409' | '413' | '415' | '422' | '429' | '500' | '503',
    readonly error: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  /** Statuses that clients retry on are sent as they are; everything else is a 400. */
  get status(): number {
    return ['429', '500', '503'].includes(this.statusCode) ? Number(this.statusCode) : 400;
  }

  toBody(): Record<string, string> {
    return { statusCode: this.statusCode, error: this.error, message: this.message };
  }
}

export const notAuthorized = (message = 'new row violates row-level security policy'): StorageFailure =>
  new StorageFailure('403', 'Unauthorized', message);
export const noSuchBucket = (): StorageFailure => new StorageFailure('404', 'Bucket not found', 'Bucket not found');
export const noSuchObject = (): StorageFailure => new StorageFailure('404', 'not_found', 'Object not found');
export const duplicate = (): StorageFailure => new StorageFailure('409', 'Duplicate', 'The resource already exists');
export const badRequest = (message: string): StorageFailure => new StorageFailure('400', 'invalid_request', message);
export const invalidKey = (key: string): StorageFailure =>
  new StorageFailure('400', 'InvalidKey', `Invalid key: ${key.slice(0, 300)}`);

/** Converts anything thrown into an error that storage clients can read. */
export function storageFailureOf(thrown: unknown): StorageFailure {
  if (thrown instanceof StorageFailure) return thrown;
  const { kind, detail, headers }: HttpProblem = problemOf(thrown);
  switch (kind) {
    case 'too-large':
      return new StorageFailure('413', 'Payload too large', detail);
    case 'unsupported-type':
      return new StorageFailure('415', 'invalid_mime_type', detail);
    case 'invalid':
    case 'bad-request':
      return new StorageFailure('400', 'invalid_request', detail);
    case 'not-found':
      return noSuchObject();
    case 'too-many-requests':
      return new StorageFailure('429', 'too_many_requests', detail, headers);
    case 'unavailable':
      return new StorageFailure('503', 'unavailable', detail, headers);
    default:
      return new StorageFailure('500', 'internal', 'Internal Server Error');
  }
}
