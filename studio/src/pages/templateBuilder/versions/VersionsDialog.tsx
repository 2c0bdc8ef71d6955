import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { templateVersionsQuery } from '../../../api/templateVersions.js';
import { VersionHistory } from '../../../editing/versions/VersionHistory.js';
import { useBuilder, useTemplate } from '../../../template/builder/BuilderContext.js';
import { VersionView } from './VersionView.js';

/** Earlier versions of the template. */
export default function VersionsDialog(): ReactElement {
  const { session } = useBuilder();
  const id = useTemplate((template) => template.id);
  const versions = useQuery(templateVersionsQuery(id));
  const close = (): void => session.setState({ isShowingVersions: false });
  return (
    <VersionHistory versions={versions} factsOf={({ name }) => [name]} onClose={close}>
      {(version) => <VersionView key={version.version} version={version} onClose={close} />}
    </VersionHistory>
  );
}
