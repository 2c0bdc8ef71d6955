import { plainDesign } from '@cardwright/renderer';
import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement, type SyntheticEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { bannerKeys, createBanner } from '../../api/banners.js';
import { lastDeckQuery } from '../../api/decks.js';
import { bannerOrder } from '../../banners/bannerOrder.js';
import { BannerPicture } from '../../banners/BannerPicture.js';
import { DeckSelect } from '../../banners/DeckSelect.js';
import { platformName } from '../../banners/purposes.js';
import { ownSizeOf, type ShownSize } from '../../banners/sizes.js';
import { useBannerSubject } from '../../banners/useBannerSubject.js';
import { Content } from '../../layouts/parts/Content.js';
import { attempt } from '../../toasts/attempt.js';
import classes from './bannerEditor.module.css';

const PREVIEW_PX = 480;

/** Makes a banner in one size, for one deck. */
export function NewBanner({ preset }: { readonly preset: ShownSize }): ReactElement {
  const [params] = useSearchParams();
  const last = useQuery(lastDeckQuery);
  const [chosen, setChosen] = useState<string | null | undefined>(params.get('deck') ?? undefined);
  const deckId = chosen === undefined ? (last.data?.id ?? null) : chosen;
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { subject } = useBannerSubject(deckId);
  const isOwn = ownSizeOf(preset.id) !== undefined;
  const design = useMemo(
    () => ({ ...plainDesign(), formats: [preset.id], own_sizes: isOwn ? [preset.id] : [] }),
    [preset, isOwn],
  );
  const order = useMemo(() => subject && bannerOrder(subject, preset, { design }), [subject, preset, design]);
  const title = subject?.deck.translations[subject.language]?.title ?? '';
  const navigate = useNavigate();
  const queries = useQueryClient();
  const create = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const isMade = await attempt('The banner was not created', async () => {
      const banner = await createBanner({
        ...(isOwn ? { width: preset.width, height: preset.height } : { preset_id: preset.id }),
        deck_id: deckId,
        name: name.trim() || `Banners for ${title || 'a deck'}`,
        design,
      });
      void queries.invalidateQueries({ queryKey: bannerKeys.own });
      await navigate(`?banner=${banner.id}`, { replace: true });
    });
    if (!isMade) setBusy(false);
  };
  const { width, height } = preset;
  const shown = Math.round(Math.min(PREVIEW_PX, (PREVIEW_PX * 0.75 * width) / height));
  return (
    <Content className={classes.alone}>
      <form className={classes.start} onSubmit={(event) => void create(event)}>
        <h1 className={classes.startTitle}>
          {platformName(preset.platform)}: {preset.name}
        </h1>
        <p className={classes.facts}>
          {width} × {height} px
        </p>
        <div className={classes.startPicture}>
          <BannerPicture order={order} width={shown} size={preset} />
        </div>
        <DeckSelect label="Deck" value={deckId} onChange={setChosen} />
        <TextInput
          label="Name"
          description="Only you see it."
          placeholder={`Banners for ${title || 'a deck'}`}
          maxLength={200}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div className={classes.startButtons}>
          <Button component={Link} to="/create/social-banners" variant="default">
            All sizes
          </Button>
          <Button type="submit" loading={isBusy} disabled={chosen === undefined && last.isPending}>
            Create banner
          </Button>
        </div>
      </form>
    </Content>
  );
}
