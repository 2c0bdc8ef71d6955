import { plainDesign } from '@cardwright/renderer';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { lastDeckQuery } from '../../api/decks.js';
import { ownBannersQuery, presetsQuery } from '../../api/banners.js';
import { DeckSelect } from '../../banners/DeckSelect.js';
import { byPurpose } from '../../banners/purposes.js';
import { useBannerSubject } from '../../banners/useBannerSubject.js';
import { EmptyState } from '../../components/EmptyState.js';
import { LoadError } from '../../components/LoadError.js';
import { PageHeader } from '../../components/PageHeader.js';
import { DashboardFrame } from '../../layouts/dashboard/DashboardFrame.js';
import { TilesSkeleton } from '../../tiles/TilesSkeleton.js';
import { BannerTile } from './BannerTile.js';
import { PresetTile } from './PresetTile.js';
import classes from './socialBanners.module.css';

const SAMPLE = 'sample';

/** Your banners, then every size to start one from, with the chosen deck's cards. */
export function Component(): ReactElement {
  const [params, setParams] = useSearchParams();
  const banners = useQuery(ownBannersQuery);
  const presets = useQuery(presetsQuery);
  const last = useQuery(lastDeckQuery);
  const asked = params.get('deck');
  const deckId = asked === SAMPLE ? null : (asked ?? last.data?.id ?? null);
  const failed = [banners, presets].find(({ isError }) => isError);
  return (
    <DashboardFrame>
      <PageHeader
        title="Social banners"
        description="Pictures of your decks for link previews, posts and profiles, in the exact sizes that platforms ask for."
      >
        <DeckSelect
          label="Show the cards of"
          value={deckId}
          onChange={(id) => setParams({ deck: id ?? SAMPLE }, { replace: true })}
        />
      </PageHeader>
      {failed?.error && <LoadError error={failed.error} what="The banners" onRetry={() => void failed.refetch()} />}
      {failed === undefined && (banners.data === undefined || presets.data === undefined || last.isPending) && (
        <TilesSkeleton view="grid" label="Loading banners" />
      )}
      {failed === undefined && banners.data && presets.data && !last.isPending && (
        <>
          {banners.data.length === 0 ? (
            <EmptyState title="You have no banners yet">
              Choose a size below. One banner has a picture in every size, and you export them together.
            </EmptyState>
          ) : (
            <section aria-labelledby="own-banners">
              <h2 id="own-banners" className={classes.title}>
                Your banners
              </h2>
              <ul className={classes.grid}>
                {banners.data.map((banner) => (
                  <li key={banner.id}>
                    <BannerTile banner={banner} presets={presets.data} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Presets deckId={deckId} />
        </>
      )}
    </DashboardFrame>
  );
}

function Presets({ deckId }: { readonly deckId: string | null }): ReactElement {
  const { data = [] } = useQuery(presetsQuery);
  const { subject, error, retry } = useBannerSubject(deckId);
  const design = useMemo(plainDesign, []);
  if (error !== undefined) return <LoadError error={error} what="The deck" onRetry={retry} />;
  return (
    <>
      {byPurpose(data).map(({ purpose, title, presets }) => (
        <section key={purpose} aria-labelledby={`purpose-${purpose}`}>
          <h2 id={`purpose-${purpose}`} className={classes.title}>
            {title}
          </h2>
          <ul className={classes.grid}>
            {presets.map((preset) => (
              <li key={preset.id}>
                <PresetTile preset={preset} subject={subject} design={design} deckId={deckId} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
