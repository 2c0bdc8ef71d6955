import { Dices, Image, Package, Printer } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import styles from './ExportDialog.module.css';
import type { ChoiceProps } from './ChoiceProps.js';
import { withKind } from './settings.js';

const KINDS = [
  { kind: 'sheets', Icon: Printer, title: 'Sheets', about: 'Print and cut yourself' },
  { kind: 'shop', Icon: Package, title: 'Print shop', about: 'One page or file per face' },
  { kind: 'images', Icon: Image, title: 'Pictures', about: 'One file per face, in a zip' },
  { kind: 'play', Icon: Dices, title: 'Play', about: 'A page or a virtual table' },
] as const;

/** The purpose: four tiles at the top. */
export function KindChoice({ choices, settings, onChange }: ChoiceProps): ReactElement {
  const name = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.hidden}>Product</legend>
      {KINDS.map(({ kind, Icon, title, about }) => (
        <label key={kind} className={styles.kind} data-chosen={settings.kind === kind || undefined}>
          <input
            type="radio"
            className={styles.hidden}
            name={name}
            checked={settings.kind === kind}
            onChange={() => onChange(withKind(choices, settings, kind))}
          />
          <Icon size={18} aria-hidden />
          <strong>{title}</strong>
          <span>{about}</span>
        </label>
      ))}
    </fieldset>
  );
}
