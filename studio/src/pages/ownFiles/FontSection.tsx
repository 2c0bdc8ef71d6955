import { Button, FileButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { OwnFonts } from '../../api/ownFonts.js';
import { EmptyState } from '../../components/EmptyState.js';
import { FontRow } from './FontRow.js';
import styles from './ownFiles.module.css';
import { UploadFontsDialog } from './UploadFontsDialog.js';

const MB = 1_000_000;

/** The member's fonts, and the way to add some. */
export function FontSection({ fonts: { fonts, quota } }: { readonly fonts: OwnFonts }): ReactElement {
  const [files, setFiles] = useState<readonly File[]>([]);
  const upload = (
    <FileButton
      multiple
      accept=".ttf,.otf,.woff,.woff2"
      onChange={setFiles}
      inputProps={{ 'aria-label': 'Font files' }}
    >
      {(props) => (
        <Button variant="default" leftSection={<Upload size={16} aria-hidden />} {...props}>
          Upload fonts
        </Button>
      )}
    </FileButton>
  );
  return (
    <section className={styles.section} aria-labelledby="fonts-title">
      <header className={styles.header}>
        <h2 id="fonts-title">Fonts</h2>
        {fonts.length > 0 && (
          <>
            <span className={styles.note}>
              {(Math.ceil((10 * quota.used) / MB) / 10).toFixed(1)} of {quota.limit / MB} MB
            </span>
            {upload}
          </>
        )}
      </header>
      {fonts.length === 0 ? (
        <EmptyState title="You have no fonts yet" actions={upload}>
          Upload TTF, OTF, WOFF or WOFF2 files, one for each weight and style. Your templates can use them at once, and
          PDFs embed the characters that are printed.
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {fonts.map((font) => (
            <FontRow key={font.id} font={font} />
          ))}
        </ul>
      )}
      {files.length > 0 && <UploadFontsDialog files={files} onClose={() => setFiles([])} />}
    </section>
  );
}
