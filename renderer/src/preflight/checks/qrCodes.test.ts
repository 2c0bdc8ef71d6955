import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../createRenderer.js';
import { renderTest, testRenderer } from '../../testing/renderFixture.js';
import { runPreflight } from '../runPreflight.js';
import { testContext } from '../testFace.js';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});

/** The codes of what preflight says about a QR code on a white card; 33 % of a poker card are 21 mm. */
async function findings(code: object, others: readonly object[] = []): Promise<readonly string[]> {
  const item = {
    id: 'code',
    kind: 'qr',
    classes: 'bg-white text-black',
    x: 20,
    y: 40,
    width: 33,
    height: 23.6,
    rotation: 0,
  };
  const props = { link: 'https://cards.example/c/06ccbrkzdr00', ...(code as { props?: object }).props };
  const scene = await renderTest(renderer, {
    background: { classes: 'bg-white', children: [] },
    absoluteItems: [...others, { ...item, ...code, props }],
  });
  return runPreflight(scene, testContext())
    .filter(({ code: each }) => each.startsWith('qr.'))
    .map(({ code: each }) => each);
}

const panel = (classes: string): object => ({
  id: 'panel',
  kind: 'shape',
  classes,
  x: 0,
  y: 0,
  width: 100,
  height: 100,
  rotation: 0,
});

describe('preflight of QR codes', () => {
  it('finds nothing wrong with a dark code that is large enough, also turned', async () => {
    expect(await findings({})).toEqual([]);
    expect(await findings({ rotation: 30, classes: 'text-[#0e5a42]' })).toEqual([]);
  });

  it('finds squares that are too small', async () => {
    expect(await findings({ width: 16, height: 11.4 })).toEqual(['qr.small']);
    expect(await findings({ props: { link: 'x'.repeat(400), correction: 'high' } })).toEqual(['qr.small']);
  });

  it('finds pale codes and light ones on a dark ground', async () => {
    expect(await findings({ classes: 'text-[#bbbbbb]' })).toEqual(['qr.contrast']);
    expect(await findings({ classes: 'text-white bg-black' })).toEqual(['qr.contrast']);
    expect(await findings({ classes: 'text-black opacity-30' })).toEqual(['qr.contrast']);
  });

  it('finds a margin that is dark, cut off, or not empty', async () => {
    const text = {
      id: 'text',
      kind: 'text',
      classes: 'text-black',
      x: 20,
      y: 60,
      width: 33,
      height: 6,
      rotation: 0,
      props: { text: 'Scan me, please' },
    };
    expect(await findings({ props: { quietZone: 0 } }, [panel('bg-[#14201b]')])).toEqual(['qr.quiet_zone']);
    expect(await findings({ classes: 'bg-white text-black' }, [panel('bg-[#14201b]')])).toEqual([]);
    expect(await findings({ x: -2 })).toEqual(['qr.quiet_zone']);
    expect(await findings({}, [text])).toEqual(['qr.quiet_zone']);
  });
});
