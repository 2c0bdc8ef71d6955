import assert from 'node:assert/strict';

/**
 * Calls the API with one session.
 * @param {string} server address
 * @returns a function that makes one call and returns its JSON; it throws AssertionError if the status is not the expected
 *   one, and calls without a session for `session: null`
 */
export function apiClient(server, token) {
  return async (method, path, { body, expected = 200, session = token } = {}) => {
    const response = await fetch(new URL(path, server), {
      method,
      headers: {
        ...(session && { Authorization: `Bearer ${session}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    assert.equal(response.status, expected, `${method} ${path}: ${text.slice(0, 2000)}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}
