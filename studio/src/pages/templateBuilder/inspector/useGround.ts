import { parseClasses, type ColorTokens } from '@cardwright/renderer';
import { useMemo } from 'react';
import { useBuilderSession, useParts, useTemplate } from '../../../template/builder/BuilderContext.js';
import { classesAround, isOpaque } from '../../../template/document/fillsAround.js';

/** The colour behind the first selected part: the nearest fill around it that lets nothing through, else the paper. */
export function useGround(tokens: ColorTokens): string | undefined {
  const parts = useParts();
  const config = useTemplate(({ json_config }) => json_config);
  const id = useBuilderSession(({ selectedIds }) => selectedIds[0] ?? '');
  return useMemo(() => {
    const fills = classesAround(config, parts, id).map((each) => parseClasses(each, tokens).style.backgroundColor);
    return fills.find(isOpaque) ?? tokens.get('paper');
  }, [parts, config, id, tokens]);
}
