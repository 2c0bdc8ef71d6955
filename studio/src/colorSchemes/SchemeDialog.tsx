import { Button, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState, type ReactElement } from 'react';
import { Dialog } from '../components/Dialog.js';
import { setDeckFields } from '../deck/document/commands/fields.js';
import type { DialogProps } from '../deck/editor/DialogProps.js';
import { useApply, useEditor } from '../deck/editor/EditorContext.js';
import { confirm } from '../components/confirm.js';
import { DialogFooter } from '../components/DialogFooter.js';
import { FaultAlert } from '../newDeck/FaultAlert.js';
import { ContrastList } from './ContrastList.js';
import { schemeContrasts } from './schemeContrasts.js';
import { withAllColors, withColor } from './schemeColors.js';
import { SchemeFields } from './SchemeFields.js';
import { SchemePreview } from './SchemePreview.js';
import styles from './SchemeEditor.module.css';
import { useSaveScheme } from './useSchemeStore.js';

/** Edits one of the member's colour schemes, or makes one from another, beside cards that show it. */
export default function SchemeDialog({ dialog: { from, isNew }, onClose }: DialogProps<'colorScheme'>): ReactElement {
  const { catalogue } = useEditor();
  const apply = useApply();
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [before] = useState(() => {
    const found = catalogue.colorSchemes.find(({ id }) => id === from) ?? catalogue.colorSchemes[0];
    if (found === undefined) throw new Error('There is no colour scheme to begin with.');
    return withAllColors(isNew ? { ...found, name: `${found.name} 2` } : found);
  });
  const [scheme, setScheme] = useState(before);
  const contrasts = useMemo(() => schemeContrasts(scheme), [scheme]);
  const save = useSaveScheme(isNew ? undefined : from);
  const isNamed = scheme.name.trim() !== '';
  const keep = (): void =>
    save.mutate(
      { ...scheme, name: scheme.name.trim() },
      {
        onSuccess: ({ id }) => {
          if (isNew) apply('choose colour scheme', setDeckFields({ color_scheme_id: id }));
          onClose();
        },
      },
    );
  const close = async (): Promise<void> => {
    const isSure = scheme === before || (await confirm(DISCARD));
    if (isSure) onClose();
  };
  return (
    <Dialog
      opened
      onClose={() => void close()}
      closeOnClickOutside={false}
      title={isNew ? 'New colour scheme' : 'Edit colour scheme'}
      size={980}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'xl'}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isNamed) keep();
        }}
      >
        <div className={styles.columns}>
          <div className={styles.fields}>
            <TextInput
              data-autofocus
              label="Name"
              maxLength={200}
              value={scheme.name}
              error={isNamed ? undefined : 'Name the scheme.'}
              onChange={({ currentTarget }) => setScheme({ ...scheme, name: currentTarget.value })}
            />
            <SchemeFields scheme={scheme} saved={before} contrasts={contrasts} onChange={setScheme} />
          </div>
          <div className={styles.side}>
            <SchemePreview scheme={scheme} />
            <ContrastList
              contrasts={contrasts}
              onFix={(place, color) => setScheme((current) => withColor(current, place, color))}
            />
          </div>
        </div>
        {save.isError && <FaultAlert title="The colour scheme was not saved" error={save.error} />}
        <DialogFooter className={styles.footer}>
          <span className={styles.about}>
            {isNew ? 'This deck uses it from then on.' : 'Every deck with this scheme changes.'}
          </span>
          <Button variant="default" onClick={() => void close()}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!isNamed}>
            Save scheme
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

const DISCARD = {
  title: 'Discard the changed colours?',
  message: 'The colour scheme stays as it was.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
  danger: true,
};
