import { slugify, textsOf } from '@cardwright/renderer';
import { Button, CopyButton } from '@mantine/core';
import { Code } from 'lucide-react';
import type { ReactElement } from 'react';
import { linkOf } from '../../../banners/bannerOrder.js';
import { linkTags } from '../../../banners/linkTags.js';
import { toast } from '../../../toasts/toast.js';
import { useBanner } from '../BannerContext.js';
import type { OpenBanner } from '../useOpenBanner.js';

/** Copies the tags that show the banner where the link to a page is sent; for sizes of link previews. */
export function CopyLinkTags({ open: { preset, subject } }: { readonly open: OpenBanner }): ReactElement | null {
  const { name, design } = useBanner((banner) => banner);
  if (preset?.purpose !== 'link' || subject === undefined) return null;
  const { deck, language } = subject;
  const { title, line } = textsOf({ design, deck, language });
  const file = `${slugify(name) || 'banner'}-${preset.key}.png`;
  const url = linkOf(deck, design);
  return (
    <CopyButton value={linkTags({ title, description: line, url, picture: { ...preset, file } })}>
      {({ copy }) => (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<Code size={16} aria-hidden />}
          onClick={() => {
            copy();
            toast({
              title: 'Link tags copied',
              message: `Paste them into the head of your page, and put your site’s address before ${file}.`,
            });
          }}
        >
          Copy link tags
        </Button>
      )}
    </CopyButton>
  );
}
