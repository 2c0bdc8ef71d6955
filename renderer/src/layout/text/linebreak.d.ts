declare module 'linebreak' {
  /** UAX #14 over one string; positions are UTF-16 offsets after which a line may (or must) end. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
