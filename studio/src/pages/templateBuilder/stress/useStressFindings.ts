import { PathCache, runPreflight, type Finding } from '@cardwright/renderer';
import { useEffect, useState } from 'react';
import { useRenderer } from '../../../rendering/useRenderer.js';
import type { StressCase } from './stressCases.js';

/** What the stress test looks for. */
export interface StressFindings {
  readonly overflow: readonly Finding[];
  readonly contrast: readonly Finding[];
}

const OVERFLOW: readonly string[] = ['text.overflow', 'text.cut'];
const CONTRAST: readonly string[] = ['contrast.low', 'contrast.unreadable'];

/** A deck may have a thousand cards, all of which are drawn again for each change of the list. */
const SHOWN_EVERY_MS = 150;

/** Checks the faces one after the other, so that editing stays smooth; those not checked yet are missing. */
export function useStressFindings(cases: readonly StressCase[]): ReadonlyMap<string, StressFindings> {
  const renderer = useRenderer();
  const [found, setFound] = useState<ReadonlyMap<string, StressFindings>>(new Map());
  useEffect(() => {
    if (renderer.status !== 'ready') return;
    const stop = new AbortController();
    const check = async (): Promise<void> => {
      const paths = new PathCache();
      const results = new Map<string, StressFindings>();
      let shownAt = performance.now();
      for (const { id, input } of cases) {
        const scene = await renderer.renderer.scenes.scene(input);
        if (stop.signal.aborted) return;
        const { deck, category, card, template, language, face } = input;
        const findings = runPreflight(
          scene,
          {
            deck,
            category,
            card,
            template,
            language,
            side: 'front',
            faceMm: { width: face.width * face.mmPerUnit, height: face.height * face.mmPerUnit },
            minimumDpi: 200,
            safeMarginMm: 3,
          },
          paths,
        );
        results.set(id, {
          overflow: findings.filter(({ code }) => OVERFLOW.includes(code)),
          contrast: findings.filter(({ code }) => CONTRAST.includes(code)),
        });
        if (results.size === cases.length || performance.now() - shownAt > SHOWN_EVERY_MS) {
          shownAt = performance.now();
          setFound(new Map(results));
        }
        // Input comes first.
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    check().catch(reportError);
    return () => stop.abort();
  }, [cases, renderer]);
  return found;
}
