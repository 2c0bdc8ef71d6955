/** The PostgreSQL server of DATABASE_URL cannot be used as it is. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError';
  /** Where it was looked for: host, port and database, never user or password. */
  readonly place: string;

  constructor(url: string, cause: unknown) {
    const place = placeOf(url);
    super(`The PostgreSQL at ${place} cannot be used.`, { cause });
    this.place = place;
  }
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'an address that cannot be read';
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = decodeURIComponent(hostname) || (searchParams.get('host') ?? 'localhost');
  return `${host}:${port || '5432'}${pathname === '/' ? '' : pathname}`;
}
