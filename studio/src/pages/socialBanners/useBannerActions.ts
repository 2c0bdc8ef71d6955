import { useQueryClient } from '@tanstack/react-query';
import { bannerKeys, createBanner, deleteBanner, type StoredBanner } from '../../api/banners.js';
import { confirm } from '../../components/confirm.js';
import { attempt } from '../../toasts/attempt.js';
import { toast } from '../../toasts/toast.js';
import { UNDO_MS } from '../../toasts/toastStore.js';

interface BannerActions {
  readonly duplicate: (banner: StoredBanner) => Promise<void>;
  readonly remove: (banner: StoredBanner) => Promise<void>;
}

/** Duplicating and deleting a banner, and taking either back. */
export function useBannerActions(): BannerActions {
  const queries = useQueryClient();
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: bannerKeys.own });
  const discard = async ({ id }: StoredBanner): Promise<boolean> => {
    const isDone = await attempt('The banner was not deleted', () => deleteBanner(id), id);
    await refresh();
    return isDone;
  };
  const restore = async (banner: StoredBanner): Promise<void> => {
    if (await attempt('The banner was not restored', () => createBanner(contentOf(banner)), banner.id))
      toast({ title: 'Banner restored', kind: 'success' });
    await refresh();
  };
  return {
    async duplicate(banner) {
      const work = async (): Promise<void> => {
        const copy = await createBanner({ ...contentOf(banner), name: nameOfCopy(banner.name) });
        const action = { label: 'Undo', perform: () => void discard(copy) };
        toast({ title: 'Banner duplicated', message: copy.name, duration: UNDO_MS, action });
      };
      await attempt('The banner was not duplicated', work, banner.id);
      await refresh();
    },
    async remove(banner) {
      const isSure = await confirm({
        title: `Delete ${banner.name}?`,
        message: 'Its deck and the files that you exported stay.',
        confirmLabel: 'Delete banner',
        danger: true,
      });
      if (!isSure || !(await discard(banner))) return;
      const action = { label: 'Undo', perform: () => void restore(banner) };
      toast({ title: 'Banner deleted', message: banner.name, duration: UNDO_MS, action });
    },
  };
}

/** What a banner is made of, without what the server adds. */
function contentOf({ preset_id, deck_id, name, width, height, json_config, design }: StoredBanner) {
  return { preset_id, deck_id, name, width, height, json_config, design };
}

const LONGEST_NAME = 200;

function nameOfCopy(name: string): string {
  return `Copy of ${name}`.slice(0, LONGEST_NAME);
}
