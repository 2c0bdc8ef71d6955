import type { ReactElement } from 'react';
import type { OwnFont } from '../../api/ownFonts.js';
import { FileMenu } from '../../components/FileMenu.js';
import styles from './ownFiles.module.css';
import { useFontPreview } from './useFontPreview.js';
import { useOwnFileActions } from './useOwnFileActions.js';

/** A font: its name in itself, what it is, and what can be done with it. */
export function FontRow({ font }: { readonly font: OwnFont }): ReactElement {
  const { name, family, slug, weight, weights, italic, size, faces } = font;
  const axes = Object.entries(faces[0]?.axes ?? {}).filter(([tag]) => tag !== 'wght');
  const preview = useFontPreview(font);
  const { renameFont, removeFont } = useOwnFileActions();
  return (
    <li className={styles.row}>
      <span className={styles.sample} style={preview === undefined ? undefined : { fontFamily: `"${preview}"` }}>
        {family}
      </span>
      <span className={styles.about}>
        <span>
          {weights === null ? `Weight ${weight}` : `Weights ${weights.join(' to ')}, variable`}
          {italic && ', italic'}
        </span>
        {axes.map(([tag, [least, most]]) => (
          <span key={tag} className={styles.facts}>
            <code>font-axes-[{tag}:…]</code> from {least} to {most}
          </span>
        ))}
        <span className={styles.facts}>
          {name} · {Math.max(1, Math.round(size / 1000))} kB · <code>font-{slug}</code>
        </span>
      </span>
      <FileMenu name={name} onRename={() => renameFont(font)} onRemove={() => void removeFont(font)} />
    </li>
  );
}
