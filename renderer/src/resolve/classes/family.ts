import type { Style } from '../style.js';
import type { ColorTokens } from '../tokens.js';
import type { Declarations } from './declarations.js';

/** How the part of a class after its name is read: one scale, one kind of bracket, one list of names. */
export interface ValueKind<T> {
  /** How the reference writes it: `<number>`, `[<length>]`, `auto`. */
  readonly notation: string;
  /** What it means, as half a sentence. */
  readonly docs: string;
  /** Whether the values are few enough names for the reference to spell out what each one means. */
  readonly spelled?: boolean;
  /** Values worth offering in completion; empty for values that are typed freely. */
  suggestions(tokens: ColorTokens): readonly string[];
  /** The value, or undefined when the text is not of this kind. Never throws. */
  read(text: string, tokens: ColorTokens): T | undefined;
  /** What `-` before the class makes of the value; undefined when it has no negative. */
  negate?(value: T): T | undefined;
}

/** A kind of value together with what a class that carries it declares. */
export interface ValueForm {
  readonly kind: Pick<ValueKind<unknown>, 'notation' | 'docs' | 'spelled' | 'suggestions'>;
  read(text: string, negative: boolean, tokens: ColorTokens): Declarations | undefined;
}

/** One class (`italic`) or one name that takes values (`pt-…`). */
export interface Rule {
  readonly name: string;
  /** Within a family, a higher rank wins over a lower one wherever it stands: `pt-2` over `p-4`. */
  readonly rank: number;
  /** What the name alone declares; absent when it needs a value. */
  readonly alone?: Declarations;
  readonly forms: readonly ValueForm[];
  /** Whether `-` may stand before it. */
  readonly negative: boolean;
  /** What this rule means within its family, where a family's sentence is not enough. */
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
  /** Sentences for designers. */
  readonly docs: string;
  /** Every one parses; the first is the most typical. */
  readonly examples: readonly string[];
  readonly sets: readonly (keyof Style)[];
  readonly rules: readonly Rule[];
}
