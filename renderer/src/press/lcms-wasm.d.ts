/** The part of lcms-wasm that is used; the package has no types. Profiles and transforms are addresses; 0 means failure. */
declare module 'lcms-wasm' {
  export interface LcmsModule {
    readonly HEAPU8: Uint8Array;
    _malloc(bytes: number): number;
    _free(address: number): void;
    _cmsOpenProfileFromMem(address: number, bytes: number): number;
    cmsCloseProfile(profile: number): void;
    cmsCreate_sRGBProfile(): number;
    cmsCreateLab4Profile(): number;
    cmsCreateTransform(
      input: number,
      inputFormat: number,
      output: number,
      outputFormat: number,
      intent: number,
      flags: number,
    ): number;
    cmsDeleteTransform(transform: number): void;
    cmsDoTransform(transform: number, pixels: ArrayLike<number>, count: number): Uint8Array | Float32Array;
  }
  export function instantiate(options?: {
    /** Little CMS reports unreadable profiles here as well. */
    printErr?: (text: string) => void;
  }): Promise<LcmsModule>;
}
