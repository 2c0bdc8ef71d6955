import type { IncomingMessage } from 'node:http';
import { CardwrightError } from '../../errors.js';
import { openPublicUrl, PrivateAddressError } from './openPublicUrl.js';
import { readBody } from './readBody.js';
import { tableAddress } from './tableAddress.js';

/** Ten thousand cards of 800 bytes. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const TIMEOUT_MS = 20_000;

/** The media types that servers use for tables, and the extension by which each is read. */
const TYPES: Readonly<Record<string, string>> = {
  'text/csv': '.csv',
  'application/csv': '.csv',
  'text/plain': '.csv',
  'text/comma-separated-values': '.csv',
  'text/tab-separated-values': '.tsv',
  'application/octet-stream': '',
  'application/vnd.ms-excel': '.csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.oasis.opendocument.spreadsheet': '.ods',
};

export interface FetchedTable {
  readonly bytes: Uint8Array;
  /** A name with the extension by which the table is read. */
  readonly file: string;
}

interface FetchOptions {
  readonly signal?: AbortSignal;
  /** Tests pass their own; the default refuses private addresses, also after redirects. */
  readonly open?: typeof openPublicUrl;
}

/**
 * Downloads a table from the public internet: CSV, TSV, XLSX or ODS, at most 8 MB within 20 s. Links to Google Sheets, and
 * to files on GitHub and Dropbox, lead to their content.
 * @throws CardwrightError `table.address` with what to do
 */
export async function fetchTable(
  address: string,
  { signal, open = openPublicUrl }: FetchOptions = {},
): Promise<FetchedTable> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const stop = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  let url = tableAddress(parseAddress(address));
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const headers = {
        accept: 'text/csv, text/tab-separated-values, text/plain;q=0.8, */*;q=0.1',
        'user-agent': 'cardwright',
      };
      const response = await open(url, { signal: stop, headers });
      const target = redirectOf(response, url);
      if (target === undefined) return await receive(response, url);
      response.destroy();
      url = target;
    }
  } catch (cause) {
    if (cause instanceof CardwrightError || signal?.aborted === true) throw cause;
    if (cause instanceof PrivateAddressError)
      throw failed(url, 'is not a public address.', 'Use an address that anyone can open.');
    throw failed(
      url,
      timeout.aborted ? 'did not answer in time.' : 'cannot be reached.',
      'Open it in a private browser window to check it.',
      cause,
    );
  }
  throw failed(url, 'redirects too often.', 'Use the final address.');
}

/** @throws CardwrightError `table.address` for anything but an http or https address without a password */
export function assertAddress(address: string): void {
  parseAddress(address);
}

function parseAddress(address: string): URL {
  const url = URL.parse(address.trim());
  if (url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '')
    return url;
  throw new CardwrightError('table.address', 'This is not the address of a table.', {
    fix: 'Use an address that begins with https:// and has no password in it.',
  });
}

function redirectOf(response: IncomingMessage, from: URL): URL | undefined {
  const { statusCode = 0, headers } = response;
  if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return undefined;
  const target = URL.parse(headers.location, from);
  if (target === null) throw failed(from, 'redirects to an invalid address.', 'Use another address.');
  return parseAddress(target.href);
}

async function receive(response: IncomingMessage, url: URL): Promise<FetchedTable> {
  const { statusCode = 0, headers } = response;
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const ending = TYPES[type === '' ? 'application/octet-stream' : type];
  if (statusCode !== 200 || ending === undefined) response.destroy();
  if (statusCode === 401 || statusCode === 403) throw failed(url, 'is not public.', SHARE);
  if (statusCode !== 200) throw failed(url, `answers with status ${statusCode}.`, 'Check the address.');
  if (ending === undefined)
    throw failed(url, `answers with ${type === 'text/html' ? 'a web page' : type} instead of a table.`, SHARE);
  const tooLarge = (): Error => failed(url, 'is larger than 8 MB.', 'Remove pictures and unused columns.');
  const bytes = await readBody(response, MOST_BYTES, tooLarge);
  return { bytes, file: `${url.hostname}${ending === '' ? endingOf(url) : ending}` };
}

function endingOf({ pathname }: URL): string {
  return /\.(csv|tsv|txt|xlsx|ods)$/i.exec(pathname)?.[0].toLowerCase() ?? '.csv';
}

const SHARE =
  'Share the table so that everyone with the link can read it. In Google Sheets: File, Share, Publish to web, as CSV. In other programs, copy the address of the CSV export.';

function failed({ hostname }: URL, message: string, fix: string, cause?: unknown): CardwrightError {
  return new CardwrightError('table.address', `${hostname} ${message}`, {
    fix,
    ...(cause !== undefined && { cause }),
  });
}
