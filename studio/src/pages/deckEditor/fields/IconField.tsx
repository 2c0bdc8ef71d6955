import { Pencil } from 'lucide-react';
import { useId, type CSSProperties, type ReactElement } from 'react';
import { useDialog } from '../../../deck/editor/useDialog.js';
import { FieldLabel } from './FieldLabel.js';
import classes from './fields.module.css';

interface Props {
  readonly label: string;
  readonly value: string | null;
  /** Instead of the icon's set. */
  readonly details?: string | undefined;
  readonly onChange: (icon: string | null) => void;
}

/** An icon field; choosing opens the icon picker. */
export function IconField({ label, value, details, onChange }: Props): ReactElement {
  const openDialog = useDialog();
  const id = useId();
  const pick = (): void => openDialog({ name: 'icons', current: value, allowNone: true, onPick: onChange });
  const [set = '', name = ''] = (value ?? '').split(':');
  return (
    <div>
      <FieldLabel id={id} label={label} />
      <button type="button" className={classes.picked} onClick={pick} aria-labelledby={`${id} ${id}-value`}>
        {value !== null && <IconImage icon={value} />}
        <span id={`${id}-value`} className={classes.pictureText}>
          <strong>{value === null ? 'No icon' : name.replaceAll('-', ' ')}</strong>
          <span>{value === null ? 'Choose one' : (details ?? set)}</span>
        </span>
        <Pencil size={16} className={classes.trail} aria-hidden />
      </button>
    </div>
  );
}

/** An icon of any set, in the colour of the surrounding text. */
export function IconImage({ icon }: { readonly icon: string }): ReactElement {
  const [set = '', name = ''] = icon.split(':');
  const url = `url("/api/icons/${encodeURIComponent(set)}/${encodeURIComponent(name)}.svg")`;
  return <span className={classes.icon} style={{ '--icon': url } as CSSProperties} aria-hidden="true" />;
}
