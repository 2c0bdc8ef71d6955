/** Signs a member in to the measured server, as a browser does. @returns {Promise<string>} its token */
export async function signUp(port) {
  const email = `bench-${process.pid}-${Math.round(performance.now())}@example.com`;
  const { access_token: token } = await send(port, 'POST', '/auth/v1/signup', undefined, {
    email,
    password: 'plum velvet tractor',
  });
  return token;
}

/** Creates a published deck of `count` cards from the generated workload. @returns {Promise<string>} its id */
export async function importBenchDeck(port, token, count) {
  const { benchDeck } = await import('@cardwright/fixtures');
  const { deck } = await benchDeck(count);
  const body = { ...deck, world: 'languages' };
  const { deck_id: id } = await send(port, 'POST', '/api/decks/import', token, body);
  await send(port, 'PATCH', `/api/decks/${id}`, token, { status: 'published' });
  return id;
}

/** The response to a GET. @returns {Promise<string>} */
export async function readText(port, path, token) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: authorization(token) });
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
  return response.text();
}

export function authorization(token) {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

async function send(port, method, path, token, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...authorization(token) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
  return JSON.parse(text);
}
