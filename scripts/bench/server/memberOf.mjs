/** Creates a member, as the sign-up form does. @returns {Promise<object>} the session */
export async function signUp(url) {
  const body = JSON.stringify({ email: 'bench@example.com', password: 'plum velvet tractor' });
  const headers = { 'Content-Type': 'application/json' };
  return answerOf(await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body }));
}

/** The JSON of a response. @throws Error with the beginning of its text if it was refused */
export async function answerOf(response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
