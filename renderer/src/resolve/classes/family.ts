import type { Style } from '../style.js';
import type { ColorTokens } from '../tokens.js';
import type { Declarations } from './declarations.js';

/** Reads the part of a class after its name: one scale, one kind of bracket or one list of names. */
export interface ValueKind<T> {
  /** The notation in the reference: `<number>`, `[<length>]`, `auto`. */
  readonly notation: string;
  /** What it means, as a phrase. */
  readonly docs: string;
  /** Whether the reference lists each value with its meaning. */
  readonly spelled?: boolean;
  /** Values to offer in completion; empty for free values. */
  suggestions(tokens: ColorTokens): readonly string[];
  /** The value, or undefined when the text is not of this kind. Never throws. */
  read(text: string, tokens: ColorTokens): T | undefined;
  /** The value with a `-` before the class; undefined when there is no negative. */
  negate?(value: T): T | undefined;
}

/** A kind of value and what a class with such a value declares. */
export interface ValueForm {
  readonly kind: Pick<ValueKind<unknown>, 'notation' | 'docs' | 'spelled' | 'suggestions'>;
  read(text: string, negative: boolean, tokens: ColorTokens): Declarations | undefined;
}

/** One class (`italic`) or one name that takes values (`pt-…`). */
export interface Rule {
  readonly name: string;
  /** Within a family, a higher rank wins in any order: `pt-2` over `p-4`. */
  readonly rank: number;
  /** What the name alone declares; absent when it needs a value. */
  readonly alone?: Declarations;
  readonly forms: readonly ValueForm[];
  /** Whether its left and right change places where rows run from the right. */
  readonly logical?: boolean;
  /** Whether it may have a leading `-`. */
  readonly negative: boolean;
  /** What this rule means, if its family's description is not enough. */
  readonly docs?: string;
}

export type FamilyGroup =
  | 'Layout'
  | 'Position'
  | 'Flexbox'
  | 'Spacing'
  | 'Sizing'
  | 'Typography'
  | 'Backgrounds'
  | 'Borders'
  | 'Effects'
  | 'Transforms'
  | 'Pictures and shapes'
  | 'Accepted without effect';

/** Classes that belong together: one row of the reference. */
export interface Family {
  readonly title: string;
  readonly group: FamilyGroup;
  /** Description for designers. */
  readonly docs: string;
  /** All of them parse; the first is the most typical. */
  readonly examples: readonly string[];
  readonly sets: readonly (keyof Style)[];
  readonly rules: readonly Rule[];
}
