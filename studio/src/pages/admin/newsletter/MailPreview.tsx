import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo, useState } from 'react';
import { call } from '../../../api/call.js';
import { RetryNote } from '../../../components/RetryNote.js';
import { foreignPictures } from './foreignPictures.js';
import { inboxLine } from './inboxLine.js';
import type { Content } from './issues.js';
import styles from './Issue.module.css';

/** A pause in typing after which the preview follows. */
const PAUSE_MS = 400;

/** Where an e-mail of a desktop's width would have to be scrolled sideways. */
const NARROW = '(max-width: 767px)';

const WIDTHS = { desktop: 'Desktop', phone: 'Phone' } as const;

/** The e-mail as the server makes it, at the widths of a desktop and a phone, and its line in the inbox. */
export function MailPreview({ content }: { readonly content: Content }): ReactElement {
  const [width, setWidth] = useState<keyof typeof WIDTHS>(() => (matchMedia(NARROW).matches ? 'phone' : 'desktop'));
  const [settled] = useDebouncedValue(content, PAUSE_MS);
  const preview = useQuery({
    queryKey: ['newsletter-preview', settled],
    queryFn: ({ signal }) => call('POST /api/admin/newsletter/preview', { body: settled, signal }),
    placeholderData: keepPreviousData,
  });
  const html = preview.data?.html;
  const foreign = useMemo(() => (html === undefined ? [] : foreignPictures(html)), [html]);
  const line = useMemo(() => (html === undefined ? '' : inboxLine(html)), [html]);
  return (
    <section className={styles.preview} aria-label="Preview">
      <SegmentedControl
        aria-label="Width of the preview"
        value={width}
        onChange={(chosen) => setWidth(chosen === 'phone' ? 'phone' : 'desktop')}
        data={Object.entries(WIDTHS).map(([value, label]) => ({ value, label }))}
      />
      <p className={styles.inbox}>
        <strong>Cardwright</strong>
        <span>
          <b>{content.subject}</b> {line}
        </span>
      </p>
      {preview.isError && (
        <RetryNote what="The preview" isLoading={preview.isFetching} onRetry={() => void preview.refetch()} />
      )}
      {foreign.length > 0 && (
        <p className={styles.note}>
          The preview does not load pictures from other sites ({foreign.join(', ')}). E-mail programs do, and those
          sites can then see who opens the e-mail.
        </p>
      )}
      <div className={styles.device} data-width={width}>
        {/* Without rights: nothing in a letter runs. Each version has its own frame, or "back" would step through them. */}
        {html !== undefined && <iframe key={html} title={`The e-mail on a ${width}`} sandbox="" srcDoc={html} />}
      </div>
    </section>
  );
}
