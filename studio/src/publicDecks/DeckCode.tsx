import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { saveFile } from '../browser/saveFile.js';
import classes from './DeckCode.module.css';
import { qrPicture } from './qrPicture.js';
import { useQrCode } from './useQrCode.js';

interface Props {
  readonly address: string;
  /** The title of the deck. */
  readonly title: string;
  /** Says where the code leads. */
  readonly alt: string;
}

/** An address as a QR code on a white card, with the quiet zone that readers need, and its files. */
export function DeckCode({ address, title, alt }: Props): ReactElement {
  const source = useQrCode(address);
  return (
    <div className={classes.qr}>
      <div className={classes.card}>
        {source === undefined ? (
          <span className={classes.blank} />
        ) : (
          <img src={source} alt={alt} width={168} height={168} />
        )}
        <span className={classes.name}>{title}</span>
      </div>
      {source !== undefined && (
        <div className={classes.files}>
          <Button
            component="a"
            href={source}
            download="deck-code.svg"
            variant="default"
            aria-label="Download QR code as SVG"
            leftSection={<Download size={16} aria-hidden />}
          >
            SVG
          </Button>
          <Button
            variant="default"
            aria-label="Download QR code as PNG"
            leftSection={<Download size={16} aria-hidden />}
            onClick={() => void qrPicture(address).then((picture) => saveFile(picture, 'deck-code.png'))}
          >
            PNG
          </Button>
        </div>
      )}
    </div>
  );
}
