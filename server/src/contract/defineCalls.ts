import type { z } from 'zod';

/** A response that is not a JSON document. */
export interface Media {
  readonly mediaType: string;
  /** The schemas of a stream's events, by name. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
}

/** The input and response of a call. Shared by the server, the studio and the command line. */
export interface CallDefinition {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As in OpenAPI: `/api/decks/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** 201 for a call that creates something, 204 for one without a body, otherwise 200. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly response?: z.ZodType | Media;
  /** Problem statuses beyond those that follow from the call's access and input, for the OpenAPI document. */
  readonly problems?: readonly (400 | 403 | 404 | 409 | 410 | 413 | 415 | 416 | 501 | 502)[];
  /** Other statuses without a JSON document, and what they mean, for the OpenAPI document. */
  readonly otherwise?: Readonly<Partial<Record<204 | 206, string>>>;
}

export interface Call extends CallDefinition {
  /** Unique, in camel case: `duplicateDeck`. */
  readonly name: string;
  /** The section of the OpenAPI document that contains the call. */
  readonly tag: string;
}

/** Defines the calls of one area of the API, by name. */
export function defineCalls<const Calls extends Readonly<Record<string, CallDefinition>>>(
  tag: string,
  calls: Calls,
): { readonly [Name in keyof Calls]: Calls[Name] & Pick<Call, 'name' | 'tag'> } {
  const named = Object.entries(calls).map(([name, call]) => [name, { ...call, name, tag }]);
  return Object.fromEntries(named) as { [Name in keyof Calls]: Calls[Name] & Pick<Call, 'name' | 'tag'> };
}
