import { type Lcms, PIXELS } from './lcms.js';

const STEPS = 100;

/**
 * Which share of black alone is as light as a grey of the screen. The lightness of black on this paper comes from the
 * profile; black alone is not as dark as all inks together, so the darkest greys are full black.
 * @param bytes an ICC file
 * @returns a function from a grey (0 black … 1 white, sRGB) to a share of black
 */
export function createBlackScale(lcms: Lcms, bytes: Uint8Array): (grey: number) => number {
  const toLab = lcms.transform(bytes, PIXELS.cmykFloats, 'lab', PIXELS.labFloats, 'relative');
  const greyToLab = lcms.transform('srgb', PIXELS.rgbFloats, 'lab', PIXELS.labFloats, 'relative');
  const ramp = Array.from({ length: STEPS + 1 }, (_, step) => [0, 0, 0, (step * 100) / STEPS]);
  const lab = toLab(ramp.flat());
  const lightness = ramp.map((_, step) => lab[step * 3] as number);
  return (grey) => {
    const wanted = greyToLab([grey, grey, grey])[0] as number;
    const darker = lightness.findIndex((each) => each <= wanted);
    if (darker === -1) return 1;
    if (darker === 0) return 0;
    const [light, dark] = [lightness[darker - 1] as number, lightness[darker] as number];
    return (darker - 1 + (light - wanted) / (light - dark)) / STEPS;
  };
}
