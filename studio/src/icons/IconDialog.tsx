import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { DEFAULT_ICON_SETS, ICON_SETS, iconSetInfo } from '@cardwright/renderer';
import { Search } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../components/Dialog.js';
import type { DialogProps } from '../deck/editor/DialogProps.js';
import styles from './IconDialog.module.css';
import { IconGrid } from './IconGrid.js';
import { OWN_SET, useIcons } from './useIcons.js';

const ALL = 'all';
const OWN_NOTE = 'SVGs that you uploaded under “Templates”, “Fonts and icons”.';
/** How long typing must pause before the search starts. */
const REST_MS = 150;

/** Picks an icon from every set that Cardwright ships. */
export default function IconDialog({ dialog, onClose }: DialogProps<'icons'>): ReactElement {
  const { current, allowNone, onPick } = dialog;
  const [words, setWords] = useState('');
  const [set, setSet] = useState(() => setOf(current));
  const [wanted] = useDebouncedValue(words.trim(), REST_MS);
  const { icons, error, retry } = useIcons(wanted, set === ALL ? undefined : set);
  const pick = (icon: string | null): void => {
    onPick(icon);
    onClose();
  };
  const credit = set === ALL || set === OWN_SET ? undefined : iconSetInfo(set);
  return (
    <Dialog opened onClose={onClose} title="Choose an icon" size={760}>
      <div className={styles.bar}>
        <TextInput
          data-autofocus
          className={styles.search}
          aria-label="Find an icon"
          placeholder="lantern, sword, coin"
          leftSection={<Search size={16} />}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {allowNone && (
          <Button variant="default" onClick={() => pick(null)}>
            No icon
          </Button>
        )}
      </div>
      <SegmentedControl
        className={styles.sets}
        aria-label="Icon set"
        size="sm"
        data={[
          { value: ALL, label: 'All outlines' },
          { value: OWN_SET, label: 'Your icons' },
          ...ICON_SETS.map(({ prefix, name }) => ({ value: prefix, label: name })),
        ]}
        value={set}
        onChange={setSet}
      />
      <IconGrid
        icons={icons}
        error={error}
        words={wanted}
        current={current}
        onPick={pick}
        onRetry={retry}
        {...(set !== ALL && { onWiden: () => setSet(ALL) })}
      />
      <p className={styles.credit}>
        {set === OWN_SET
          ? OWN_NOTE
          : credit === undefined
            ? 'Lucide, Game Icons and Tabler Icons.'
            : `${credit.credit}.`}
        {credit?.requiresCredit === true && ' Exports include the credit.'}
      </p>
    </Dialog>
  );
}

/** The initial set: all outline sets, unless the current icon is in none of them. */
function setOf(icon: string | null): string {
  if (icon !== null && !icon.includes(':')) return OWN_SET;
  const prefix = icon === null ? undefined : iconSetInfo(icon.split(':')[0] ?? '')?.prefix;
  return prefix === undefined || DEFAULT_ICON_SETS.some((one) => one === prefix) ? ALL : prefix;
}
