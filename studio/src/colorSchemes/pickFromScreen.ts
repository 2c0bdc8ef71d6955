/** https://wicg.github.io/eyedropper-api/; TypeScript does not know it yet. */
interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

const { EyeDropper: Dropper } = globalThis as { readonly EyeDropper?: new () => EyeDropper };

/** Lets somebody pick a colour anywhere on the screen: `#rrggbb`, undefined if they do not. Some browsers cannot do it. */
export const pickFromScreen: (() => Promise<string | undefined>) | undefined =
  Dropper &&
  (() =>
    new Dropper().open().then(
      ({ sRGBHex }) => sRGBHex.toLowerCase(),
      () => undefined,
    ));
