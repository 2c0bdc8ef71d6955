import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { templateVersionQuery, type TemplateVersion } from '../../../api/templateVersions.js';
import { CardBackSkeleton } from '../../../components/CardBackSkeleton.js';
import { LoadError } from '../../../components/LoadError.js';
import { offerUndo } from '../../../editing/offerUndo.js';
import { restoredToast, RESTORE } from '../../../editing/versions/restoring.js';
import { ShownVersion } from '../../../editing/versions/ShownVersion.js';
import { useBuilder, useTemplate } from '../../../template/builder/BuilderContext.js';
import { toDocument } from '../../../template/document/toDocument.js';
import { FacePair } from '../comparing/FacePair.js';

interface Props {
  readonly version: TemplateVersion;
  readonly onClose: () => void;
}

/** One earlier version of the template, beside what is in the builder. */
export function VersionView({ version, onClose }: Props): ReactElement {
  const { store, change } = useBuilder();
  const current = useTemplate((template) => template);
  const { data, error, refetch } = useQuery(templateVersionQuery(current.id, version.version));
  const earlier = useMemo(() => data && toDocument({ ...current, ...data }), [current, data]);
  if (error !== null) return <LoadError error={error} what="This version" onRetry={() => void refetch()} />;
  if (earlier === undefined) return <CardBackSkeleton count={2} label="Loading this version" />;
  const isSame = store.kind.isSame(earlier, current);
  const restore = (): void => {
    offerUndo(
      store,
      change(RESTORE, () => earlier),
      restoredToast(version),
    );
    onClose();
  };
  return (
    <ShownVersion changes={isSame ? undefined : store.kind.describeChanges(earlier, current)} onRestore={restore}>
      <FacePair
        sides={[
          { name: 'Then', label: 'The card in this version', template: earlier },
          ...(isSame ? [] : [{ name: 'Now', label: 'The card now', template: current }]),
        ]}
      />
    </ShownVersion>
  );
}
