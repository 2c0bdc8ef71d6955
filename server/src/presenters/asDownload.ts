import type { Context } from 'koa';

/**
 * Has browsers save the answer under this name. A plain `filename` with an umlaut would be valid, but Chromium takes it for
 * broken and names the file after the end of its address; so such names are sent encoded (RFC 6266), beside one in ASCII.
 */
export function asDownload(context: Pick<Context, 'attachment'>, name: string): void {
  const fallback = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/g, '_');
  context.attachment(name, { fallback });
}
