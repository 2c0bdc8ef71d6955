/** Seconds to wait if the server does not say how long. */
const USUAL_S = 5;
const LONGEST_S = 60;

/** Waits as long as a server that has too much to do asks for in `Retry-After`, at most a minute. */
export async function waitAsAsked({ headers }: Response): Promise<void> {
  const asked = Number(headers.get('Retry-After') ?? USUAL_S);
  const seconds = Math.min(LONGEST_S, Number.isFinite(asked) ? asked : USUAL_S);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
}
