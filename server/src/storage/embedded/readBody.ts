import { jsonBodyReader } from '../../bodies/jsonBodyReader.js';
import { badRequest, StorageFailure } from './StorageFailure.js';

/** Reads and validates a JSON body. @throws StorageFailure */
export const readBody = jsonBodyReader(600_000, {
  tooLarge: (message) => new StorageFailure('413', 'Payload too large', message),
  notJson: () => badRequest('The body is not valid JSON.'),
  invalid: badRequest,
});
