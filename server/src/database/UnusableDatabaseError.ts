/** The PostgreSQL server at DATABASE_URL cannot be used. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError';
  /** The host, port and database name, never the user or password. */
  readonly place: string;

  constructor(url: string, cause: unknown) {
    const place = placeOf(url);
    super(`The PostgreSQL server at ${place} cannot be used.`, { cause });
    this.place = place;
  }
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'an address that cannot be read';
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = decodeURIComponent(hostname) || (searchParams.get('host') ?? 'localhost');
  return `${host}:${port || '5432'}${pathname === '/' ? '' : pathname}`;
}
