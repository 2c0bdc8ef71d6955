import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react';
import { useNavigate, type Location } from 'react-router';
import { bannerKeys, createBanner } from '../../api/banners.js';
import { bannerKind } from '../../banners/bannerKind.js';
import { createBannerGateway } from '../../banners/createBannerGateway.js';
import type { BannerDocument } from '../../banners/types.js';
import { SaveConflict } from '../../editing/conflicts/SaveConflict.js';
import type { StoredDocument } from '../../editing/DocumentKind.js';
import { createDocumentStore } from '../../editing/documentStore.js';
import { DraftOffer } from '../../editing/drafts/DraftOffer.js';
import { useDrafts } from '../../editing/drafts/useDrafts.js';
import { DocumentLeaveGuard } from '../../editing/leaving/DocumentLeaveGuard.js';
import { offerSaveAsNew } from '../../editing/saving/deletedElsewhere.js';
import { saveDocument } from '../../editing/saving/saveDocument.js';
import { closeToastsOf } from '../../toasts/toast.js';
import { BannerContext } from './BannerContext.js';
import { createBannerView } from './canvas/BannerView.js';
import { BannerFrame } from './BannerFrame.js';

interface Props {
  readonly opened: StoredDocument<BannerDocument>;
  readonly userId: string;
}

/** The editor of one banner, with everything that may cover it. */
export function BannerEditor({ opened, userId }: Props): ReactElement {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: bannerKeys.own }), [queries]);
  const [store] = useState(() =>
    createDocumentStore({
      kind: bannerKind,
      gateway: createBannerGateway(refresh),
      document: opened.document,
      version: opened.version,
    }),
  );
  const [view] = useState(createBannerView);
  const save = useCallback(() => {
    const create = async ({ id: _id, ...banner }: BannerDocument): Promise<string> => (await createBanner(banner)).id;
    const open = (id: string): void => {
      refresh();
      void navigate(`?banner=${id}`, { replace: true });
    };
    return saveDocument(store, undefined, offerSaveAsNew(store, create, open));
  }, [store, refresh, navigate]);
  useEffect(() => () => closeToastsOf(store), [store]);
  const drafts = useDrafts(store, userId);
  const editor = useMemo(() => ({ store, save, view }), [store, save, view]);
  // Another size of the same banner is not a way out.
  const isWithin = useCallback(
    ({ pathname, search }: Location) =>
      pathname.startsWith('/create/social-banners/') &&
      new URLSearchParams(search).get('banner') === opened.document.id,
    [opened],
  );
  return (
    <BannerContext value={editor}>
      <BannerFrame />
      <SaveConflict store={store} save={save} />
      <DraftOffer store={store} drafts={drafts} savedAt={opened.savedAt} />
      <DocumentLeaveGuard store={store} save={save} onDiscard={drafts.discard} isWithin={isWithin} />
    </BannerContext>
  );
}
