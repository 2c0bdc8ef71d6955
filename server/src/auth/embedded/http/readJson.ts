import { jsonBodyReader } from '../../../bodies/jsonBodyReader.js';
import { AuthError, validationFailed } from '../AuthError.js';

/** Reads and validates the body. @throws AuthError bad_json, validation_failed with the first error, or 413 */
export const readJson = jsonBodyReader(64_000, {
  tooLarge: (message) => new AuthError(413, 'validation_failed', message),
  notJson: () => new AuthError(400, 'bad_json', 'Could not parse request body as JSON'),
  invalid: validationFailed,
});
