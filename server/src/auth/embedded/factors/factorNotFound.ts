import { AuthError } from '../AuthError.js';

export function factorNotFound(message = 'Factor not found'): AuthError {
  return new AuthError(404, 'mfa_factor_not_found', message);
}
