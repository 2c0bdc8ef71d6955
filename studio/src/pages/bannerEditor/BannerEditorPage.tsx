import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import { bannerKeys, presetsQuery } from '../../api/banners.js';
import { readStoredBanner } from '../../banners/createBannerGateway.js';
import { ownSizeOf } from '../../banners/sizes.js';
import { LoadError } from '../../components/LoadError.js';
import { openedDocumentQuery } from '../../editing/opening/openedDocumentQuery.js';
import { GONE } from '../../errors/goneTexts.js';
import { PageError } from '../../errors/PageError.js';
import { Content } from '../../layouts/parts/Content.js';
import { useSession } from '../../session/session.js';
import classes from './bannerEditor.module.css';
import { BannerEditor } from './BannerEditor.js';
import { NewBanner } from './NewBanner.js';

/** `?banner=` is edited in the size of the path; without it, the page makes one. */
export function Component(): ReactElement {
  const { presetId = '' } = useParams();
  const [params] = useSearchParams();
  const bannerId = params.get('banner');
  const { data: presets, error, refetch } = useQuery(presetsQuery);
  if (error) return <Failed error={error} what="The sizes" onRetry={() => void refetch()} />;
  if (presets === undefined) return <Waiting />;
  const preset = presets.find(({ id }) => id === presetId) ?? ownSizeOf(presetId);
  if (preset === undefined) throw new PageError(404, 'Preset not found');
  if (bannerId === null) return <NewBanner preset={preset} />;
  return <OpenBanner key={bannerId} id={bannerId} />;
}

function OpenBanner({ id }: { readonly id: string }): ReactElement {
  const { data, error, refetch } = useQuery(
    openedDocumentQuery(bannerKeys.one(id), (signal) => readStoredBanner(id, signal)),
  );
  const userId = useSession((state) => (state.status === 'signed-in' ? state.user.id : undefined));
  if (data === undefined && error instanceof ApiError) {
    if (error.status === 404 || error.status === 422) throw new PageError(404, 'Banner not found', GONE.ownBanner);
    return <Failed error={error} what="The banner" onRetry={() => void refetch()} />;
  }
  if (data === undefined || userId === undefined) return <Waiting />;
  return <BannerEditor opened={data} userId={userId} />;
}

function Failed(props: { readonly error: Error; readonly what: string; readonly onRetry: () => void }): ReactElement {
  return (
    <Content className={classes.alone}>
      <LoadError {...props} />
    </Content>
  );
}

function Waiting(): ReactElement {
  return (
    <Content className={classes.alone}>
      <p role="status" className={classes.waiting}>
        Opening the banner…
      </p>
    </Content>
  );
}
