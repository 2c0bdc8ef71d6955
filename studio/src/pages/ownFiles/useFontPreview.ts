import { useEffect, useState } from 'react';
import { registerFontFace } from '@cardwright/renderer';
import { readOwnFontFile, type OwnFont } from '../../api/ownFonts.js';

/** The CSS family in which a font shows itself; undefined until its bytes have arrived. */
export function useFontPreview({ id, faces: [face] }: Pick<OwnFont, 'id' | 'faces'>): string | undefined {
  const faceId = face?.id;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      if (faceId === undefined) return;
      await registerFontFace(document, faceId, await readOwnFontFile(id, faceId));
      if (isCurrent) setReady(true);
    };
    // Without its bytes, the name stays in the font of the page.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, faceId]);
  return isReady ? faceId : undefined;
}
