import { ApiError } from '../api/ApiError.js';

/** Why the server refused an option of an export, and what to do about it. The path of the option would mean nothing to people. */
export function plainRefusal(error: unknown): unknown {
  const [fault, ...others] = error instanceof ApiError ? error.faults : [];
  if (fault === undefined || others.length > 0 || !fault.path.startsWith('options.')) return error;
  return new Error([fault.message, fault.fix ?? ''].join(' ').trim(), { cause: error });
}
