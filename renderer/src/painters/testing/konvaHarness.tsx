import { createRoot } from 'react-dom/client';
import { Layer, Stage } from 'react-konva';
import type { Scene } from '../../displayList.js';
import { CardFace } from '../konva/CardFace.js';

/**
 * Called by the test page: shows a face on a Konva stage of `width` px and resolves with the canvas as a PNG data URL.
 */
async function showFace(
  scene: Scene,
  width: number,
  fonts: Readonly<Record<string, string>>,
  pictures: Readonly<Record<string, string>>,
): Promise<string> {
  for (const [face, base64] of Object.entries(fonts)) {
    document.fonts.add(await new FontFace(face, `url(data:font/ttf;base64,${base64})`).load());
  }
  const images = new Map<string, ImageBitmap>();
  for (const [src, url] of Object.entries(pictures))
    images.set(src, await createImageBitmap(await (await fetch(url)).blob()));
  const height = Math.round((width * scene.height) / scene.width);
  const root = document.createElement('div');
  document.body.append(root);
  await new Promise<void>((resolve) => {
    createRoot(root).render(
      <Stage width={width} height={height}>
        <Layer>
          <CardFace scene={scene} images={images} width={width} onReady={resolve} listening />
        </Layer>
      </Stage>,
    );
  });
  const canvas = root.querySelector('canvas');
  if (!canvas) throw new Error('Konva made no canvas');
  return canvas.toDataURL('image/png');
}

declare global {
  interface Window {
    showFace: typeof showFace;
  }
}
window.showFace = showFace;
