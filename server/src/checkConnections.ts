import type { Config } from './config.js';
import { SmtpMailer } from './mail/SmtpMailer.js';
import type { Services } from './services.js';

const TIMEOUT_MS = 15_000;

/** A setting that names another service, what fails without that service, and how to find out whether it is there. */
interface Connection {
  readonly setting: string;
  readonly without: string;
  readonly check: () => Promise<unknown>;
}

/**
 * Warns, in the log and under /admin/errors, of services that the settings name and that do not respond: otherwise,
 * nobody would learn of it before the first use. They may come later, so the server starts without them.
 */
export async function checkConnections(
  config: Pick<Config, 'ai' | 'mail' | 'oidc'>,
  { log, errors }: Pick<Services, 'log' | 'errors'>,
  stop: AbortSignal,
): Promise<void> {
  const checks = connections(config, stop).map(async ({ setting, without, check }) => {
    try {
      await check();
    } catch (cause) {
      if (stop.aborted) return;
      const reason = reasonOf(cause);
      const message = `${setting}: ${without}, because its server cannot be used (${reason}). Correct the setting, unless the server is only down for now.`;
      const error = new Error(message, { cause });
      log.warn(message);
      errors.note(error, { route: `check of ${setting}` });
    }
  });
  await Promise.all(checks);
}

function connections(
  { ai, mail: { smtpUrl, from }, oidc }: Pick<Config, 'ai' | 'mail' | 'oidc'>,
  stop: AbortSignal,
): readonly Connection[] {
  const ask = (url: string): Promise<Response> =>
    fetch(url, { signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]), redirect: 'manual' });
  const found: Connection[] = [];
  if (smtpUrl !== undefined) {
    const check = () => new SmtpMailer(smtpUrl, from).verify();
    found.push({ setting: 'SMTP_URL', without: 'no e-mail can be sent', check });
  }
  if (ai !== undefined) {
    // Any answer will do: providers differ in what they say to a call without a key.
    const check = () => ask(ai.baseUrl);
    found.push({ setting: 'AI_BASE_URL', without: 'nothing can be written by AI', check });
  }
  if (oidc !== undefined) {
    const check = async () => assertFound(await ask(discoveryOf(oidc.issuer)));
    found.push({ setting: 'OIDC_ISSUER', without: `nobody can sign in with ${oidc.name}`, check });
  }
  return found;
}

/** OpenID Connect Discovery 1.0, section 4. */
function discoveryOf(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

function assertFound({ ok, status, url }: Response): void {
  if (!ok) throw new Error(`${url} answers ${status}`);
}

/** The innermost cause: “fetch failed” alone does not help. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message || error.name : reasonOf(error.cause);
}
