/** The package's own types describe its ES module only; Node loads the CommonJS one, which exports the factory itself. */
declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string, baseDirection: 'ltr' | 'rtl'): { readonly levels: Uint8Array };
    getBidiCharTypeName(character: string): string;
  }
  export default function bidiFactory(): Bidi;
}
