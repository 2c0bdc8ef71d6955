import { parseClasses, type ColorTokens } from '@cardwright/renderer';
import { useMemo } from 'react';
import { useBuilderSession, useParts, useTemplate } from '../../../template/builder/BuilderContext.js';
import { classesOf } from '../../../template/document/find.js';
import { BACKGROUND } from '../../../template/document/layers.js';
import { ancestorsOf } from '../../../template/document/parts.js';

/** The colour behind the first selected part: the nearest fill around it that lets nothing through, else the paper. */
export function useGround(tokens: ColorTokens): string | undefined {
  const parts = useParts();
  const config = useTemplate(({ json_config }) => json_config);
  const id = useBuilderSession(({ selectedIds }) => selectedIds[0] ?? '');
  return useMemo(() => {
    const around = ancestorsOf(parts, id).map((part) => part.id);
    const fills = [id, ...around, BACKGROUND].map(
      (each) => parseClasses(classesOf(config, each) ?? '', tokens).style.backgroundColor,
    );
    return fills.find((color) => color !== undefined && /^#[0-9a-f]{6}(?:ff)?$/i.test(color)) ?? tokens.get('paper');
  }, [parts, config, id, tokens]);
}
