/** An object that is still being put together. */
export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
