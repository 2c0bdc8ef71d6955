import type { z } from 'zod';
import type { Call, Media } from './defineCalls.js';
import type * as areas from './areas.js';

/** The type with every property and list inside it read-only. */
export type DeepReadonly<T> = T extends readonly (infer Entry)[]
  ? readonly DeepReadonly<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type ParamsOf<C extends Call> = Output<C['params']>;
export type QueryOf<C extends Call> = Output<C['query']>;
export type BodyOf<C extends Call> = Output<C['body']>;

type Nothing = ReturnType<() => void>;

/** The response of a call: a document, a text for another media type, or nothing. */
export type AnswerOf<C extends Call> = C['response'] extends z.ZodType
  ? z.output<C['response']>
  : C['response'] extends Media
    ? string
    : Nothing;

type Given<Name extends string, Schema> = Schema extends z.ZodType
  ? Readonly<Record<Name, DeepReadonly<z.input<Schema>>>>
  : unknown;

/** An input that may be left out if every part of it may be. */
type Optional<Name extends string, Schema> = Schema extends z.ZodType
  ? Partial<z.input<Schema>> extends z.input<Schema>
    ? Partial<Given<Name, Schema>>
    : Given<Name, Schema>
  : unknown;

/** The input of a call. */
export type InputOf<C extends Call> = Given<'params', C['params']> &
  Optional<'query', C['query']> &
  Given<'body', C['body']>;

type Areas = typeof areas;
type AnyCall = { [Area in keyof Areas]: Areas[Area][keyof Areas[Area]] }[keyof Areas];

/** Every call by method and path: `GET /api/decks/{id}`. */
export type Calls = { [C in AnyCall as `${Uppercase<C['method']>} ${C['path']}`]: C };
export type Address = keyof Calls;

/** The response of a call, by method and path. */
export type Answer<A extends Address> = AnswerOf<Calls[A]>;
/** The input of a call, by method and path. */
export type Input<A extends Address> = InputOf<Calls[A]>;
/** An event of a stream, by the method and path of its call and its own name. */
export type EventOf<A extends Address, Name extends string> = Calls[A] extends {
  readonly response: { readonly events: Readonly<Record<Name, infer Schema extends z.ZodType>> };
}
  ? z.output<Schema>
  : never;
