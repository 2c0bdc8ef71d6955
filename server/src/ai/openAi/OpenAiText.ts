import type { OpenAI } from 'openai';
import type { Logger } from 'pino';
import type { AiConfig } from '../../config.js';
import type { AiRequest, TextModel } from '../types.js';
import { Endpoint, type EndpointOptions } from './Endpoint.js';
import { readCompletion } from './readCompletion.js';
import { refusalOf } from './refusalOf.js';

type Completion = OpenAI.Chat.ChatCompletion;
type Body = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

/** The ways to enforce a schema, the most reliable first. */
const FORMATS = ['json_schema', 'json_object', 'plain'] as const;
/** Reasoning models count their thoughts as output. */
const THINKING_TOKENS = 4_000;

const OPTIONS: EndpointOptions = {
  timeout: 90_000,
  maxBytes: 2_000_000,
  retries: { retries: 2, firstDelay: 500, longestDelay: 20_000 },
};

/**
 * A language model behind any endpoint that supports OpenAI's chat completions. Features that the endpoint lacks (a
 * JSON schema, `max_tokens`) are detected at the first refusal and remembered.
 */
export class OpenAiText implements TextModel {
  readonly #endpoint: Endpoint;
  readonly #model: string;
  #format = 0;
  #limitName: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';

  constructor(config: AiConfig, model: string, log: Logger, options: Partial<EndpointOptions> = {}) {
    this.#endpoint = new Endpoint(config, log, { ...OPTIONS, ...options });
    this.#model = model;
  }

  async complete(request: AiRequest): Promise<string> {
    // At most three refusals teach something: two formats, and the name of the token limit.
    for (let lesson = 0; ; lesson += 1) {
      try {
        return readCompletion(await this.#send(request, lesson < 3));
      } catch (error) {
        if (!this.#learn(error, request)) throw error;
      }
    }
  }

  #send(request: AiRequest, mayLearn: boolean): Promise<Completion> {
    const body = this.#body(request);
    return this.#endpoint.call(
      this.#model,
      (client, signal) => client.chat.completions.create(body, { signal }),
      request.signal,
      (error) => mayLearn && this.#lessonOf(error, request) !== undefined,
    );
  }

  #body({ system, prompt, schema, maxTokens }: AiRequest): Body {
    const format = FORMATS[this.#format];
    const thinking = this.#limitName === 'max_tokens' ? 0 : THINKING_TOKENS;
    const limit: Record<string, number> = { [this.#limitName]: maxTokens + thinking };
    const described = schema && format !== 'json_schema' ? `\n\n${describe(schema.schema)}` : '';
    return {
      model: this.#model,
      messages: [
        { role: 'system', content: `${system}${described}` },
        { role: 'user', content: prompt },
      ],
      ...limit,
      ...(schema && format === 'json_object' && { response_format: { type: 'json_object' } }),
      ...(schema &&
        format === 'json_schema' && {
          response_format: {
            type: 'json_schema',
            json_schema: { name: schema.name, schema: { ...schema.schema }, strict: true },
          },
        }),
    };
  }

  #lessonOf(error: unknown, { schema }: AiRequest): 'limit' | 'format' | undefined {
    const told = refusalOf(error)?.told;
    if (told === undefined) return undefined;
    if (this.#limitName === 'max_tokens' && /max_tokens|max_completion_tokens/.test(told)) return 'limit';
    if (schema === undefined || this.#format >= FORMATS.length - 1) return undefined;
    return /response_format|json_schema|json_object|schema|grammar|structured/i.test(told) ? 'format' : undefined;
  }

  #learn(error: unknown, request: AiRequest): boolean {
    const lesson = this.#lessonOf(error, request);
    if (lesson === 'limit') this.#limitName = 'max_completion_tokens';
    if (lesson === 'format') this.#format += 1;
    return lesson !== undefined;
  }
}

function describe(schema: object): string {
  return `Answer with one JSON value and nothing else: no code fence, no words before or after it. It must fit this JSON Schema:\n${JSON.stringify(schema)}`;
}
