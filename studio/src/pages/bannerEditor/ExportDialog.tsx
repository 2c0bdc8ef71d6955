import { Button, Checkbox, Progress, SegmentedControl, Text } from '@mantine/core';
import { slugify } from '@cardwright/renderer';
import { useRef, useState, type ReactElement } from 'react';
import { type BannerFile, type BannerFormat, exportBanners } from '../../banners/exportBanners.js';
import { Dialog } from '../../components/Dialog.js';
import { useRenderer } from '../../rendering/useRenderer.js';
import { useCatalogue } from '../../rendering/useCatalogue.js';
import { subjectOf } from '../../banners/bannerOrder.js';
import { attempt } from '../../toasts/attempt.js';
import { toast } from '../../toasts/toast.js';
import { useBanner } from './BannerContext.js';
import classes from './bannerEditor.module.css';
import type { OpenBanner } from './useOpenBanner.js';

const FORMATS = [
  { value: 'png', label: 'PNG' },
  { value: 'jpg', label: 'JPG' },
  { value: 'webp', label: 'WebP' },
] as const satisfies readonly { readonly value: BannerFormat; readonly label: string }[];

interface Props {
  readonly open: OpenBanner;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Saves the chosen sizes as files of exactly their pixels. */
export function ExportDialog({ open, isOpen, onClose }: Props): ReactElement {
  const name = useBanner((banner) => banner.name);
  const [format, setFormat] = useState<BannerFormat>('png');
  const [inAll, setInAll] = useState(false);
  const [done, setDone] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const renderer = useRenderer();
  const filesOf = useFiles(open);
  const files = filesOf(inAll);
  const stop = (): void => {
    running.current?.abort();
    setDone(undefined);
  };
  const run = async (): Promise<void> => {
    if (renderer.status !== 'ready') return;
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    const { signal } = controller;
    const isDone = await attempt('The banners were not exported', async () => {
      try {
        await exportBanners(files, slugify(name) || 'banner', renderer.renderer, {
          format,
          signal,
          onProgress: setDone,
        });
      } catch (error) {
        // Stopping is not a failure.
        if (!signal.aborted) throw error;
      }
    });
    setDone(undefined);
    if (!isDone || signal.aborted) return;
    toast({ title: files.length === 1 ? 'Banner exported' : `${files.length} banners exported` });
    onClose();
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={() => {
        stop();
        onClose();
      }}
      title="Export banners"
      size={460}
    >
      <div className={classes.export} data-short>
        <SegmentedControl
          aria-label="File format"
          fullWidth
          value={format}
          onChange={(value) => setFormat(value)}
          data={[...FORMATS]}
        />
        {open.languages.length > 1 && (
          <Checkbox
            label={`In all ${open.languages.length} languages of the deck`}
            checked={inAll}
            onChange={({ currentTarget }) => setInAll(currentTarget.checked)}
          />
        )}
        <Text c="var(--cw-ink2)" size="sm">
          {files.length === 1
            ? `One file of ${files[0]?.order.size.width ?? 0} × ${files[0]?.order.size.height ?? 0} px.`
            : `${files.length} files in a zip, each of exactly the pixels of its format.`}
        </Text>
        {done !== undefined && <Progress value={(done / Math.max(1, files.length)) * 100} aria-label="Files drawn" />}
        <div className={classes.startButtons}>
          <Button variant="default" onClick={done === undefined ? onClose : stop}>
            {done === undefined ? 'Cancel' : 'Stop'}
          </Button>
          <Button
            onClick={() => void run()}
            loading={done !== undefined}
            disabled={files.length === 0 || renderer.status !== 'ready'}
            data-autofocus
          >
            Export {files.length === 1 ? '1 file' : `${files.length} files`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The files of an export: the chosen sizes, or the one on the canvas if none is chosen. */
function useFiles({ formats, preset, subject, languages, orderOf, presets }: OpenBanner) {
  const { catalogue } = useCatalogue();
  return (inAll: boolean): readonly BannerFile[] => {
    if (subject === undefined || catalogue === undefined) return [];
    const sizes = formats.length > 0 ? formats : presets.filter(({ id }) => id === preset?.id);
    const subjects = inAll ? languages.map((language) => subjectOf(subject.deck, catalogue, language)) : [subject];
    return subjects.flatMap((each) =>
      sizes.map((size) => ({ name: inAll ? `${each.language}/${size.key}` : size.key, order: orderOf(size, each) })),
    );
  };
}
