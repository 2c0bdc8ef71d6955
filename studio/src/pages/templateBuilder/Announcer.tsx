import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import { useBuilderSession, useParts, useTemplate } from '../../template/builder/BuilderContext.js';
import { describePart } from '../../template/document/describePart.js';
import { nameOfPart } from '../../template/document/nameOfPart.js';

/** Says what is selected and where it is: 'Title, flow item, 2 of 5 in Header'. */
export function Announcer(): ReactElement {
  const ids = useBuilderSession((session) => session.selectedIds);
  const parts = useParts();
  const config = useTemplate(({ json_config }) => json_config);
  const part = parts.get(ids[0] ?? '');
  const siblings = parts.get(part?.parentId ?? '')?.childIds.length;
  const place =
    siblings === undefined
      ? ''
      : `, ${(part?.index ?? 0) + 1} of ${siblings} in ${nameOfPart(config, part?.parentId ?? '')}`;
  const words =
    part === undefined || ids.length !== 1
      ? ids.length > 1
        ? `${ids.length} parts selected`
        : ''
      : `${nameOfPart(config, part.id)}, ${describePart(part)}${place}`;
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
