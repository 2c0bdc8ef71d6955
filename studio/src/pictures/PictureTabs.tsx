import { Tabs } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from '../components/Dialog.js';
import styles from './PicturesDialog.module.css';

interface Props {
  readonly title: string;
  /** The ways to a picture, by their names. */
  readonly ways: Readonly<Record<string, ReactNode>>;
  readonly onClose: () => void;
}

/** A dialog with a tab for each way to a picture. */
export function PictureTabs({ title, ways, onClose }: Props): ReactElement {
  const names = Object.keys(ways);
  return (
    <Dialog opened onClose={onClose} title={title} size={820} classNames={{ body: styles.body ?? '' }}>
      <Tabs defaultValue={names[0] ?? null} keepMounted={false} className={styles.tabs}>
        <Tabs.List>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => (
          <Tabs.Panel key={name} value={name} className={styles.panel}>
            {ways[name]}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Dialog>
  );
}
