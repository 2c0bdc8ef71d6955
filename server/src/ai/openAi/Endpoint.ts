import OpenAI from 'openai';
import type { Logger } from 'pino';
import type { AiConfig } from '../../config.js';
import { boundedFetch } from './boundedFetch.js';
import { toUpstream } from './upstream.js';
import { withRetries, type RetryRules } from './withRetries.js';

export interface EndpointOptions {
  /** Milliseconds for one call, including retries. */
  readonly timeout: number;
  /** The maximum size of an answer. */
  readonly maxBytes: number;
  readonly retries: RetryRules;
}

/** Calls an OpenAI-compatible endpoint with a total time limit and bounded retries, and logs each failure once. */
export class Endpoint {
  readonly #client: OpenAI;
  readonly #log: Logger;
  readonly #options: EndpointOptions;

  constructor({ baseUrl, apiKey }: AiConfig, log: Logger, options: EndpointOptions) {
    this.#log = log;
    this.#options = options;
    this.#client = new OpenAI({
      baseURL: baseUrl,
      apiKey: apiKey ?? 'none',
      // Only this server's settings count, not variables that the shell sets for other programs.
      organization: null,
      project: null,
      adminAPIKey: null,
      webhookSecret: null,
      defaultHeaders: apiKey === undefined ? { Authorization: null } : {},
      logLevel: 'off',
      maxRetries: 0,
      timeout: options.timeout,
      fetch: boundedFetch(options.maxBytes),
    });
  }

  /**
   * Makes one call.
   * @param what for the log, such as the model's name
   * @throws HttpProblem `upstream`; the signal's reason if the caller aborts; errors for which `keep` returns true,
   * unchanged
   */
  async call<T>(
    what: string,
    send: (client: OpenAI, signal: AbortSignal) => Promise<T>,
    caller: AbortSignal | undefined,
    keep: (error: unknown) => boolean = () => false,
  ): Promise<T> {
    const limit = AbortSignal.timeout(this.#options.timeout);
    const signal = caller === undefined ? limit : AbortSignal.any([caller, limit]);
    const started = performance.now();
    try {
      return await withRetries(() => send(this.#client, signal), this.#options.retries, signal);
    } catch (error) {
      caller?.throwIfAborted();
      if (keep(error)) throw error;
      const problem = toUpstream(error, limit.aborted);
      const milliseconds = Math.round(performance.now() - started);
      const { cause } = problem;
      this.#log.warn(
        { model: what, milliseconds, reason: cause instanceof Error ? cause.message : problem.detail },
        'the AI provider failed',
      );
      throw problem;
    }
  }
}
