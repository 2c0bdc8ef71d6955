import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { FileJson, LayoutTemplate, PenLine, RectangleVertical, Table2, type LucideIcon } from 'lucide-react';
import { useRef, useState, type ComponentType, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { Dialog } from '../components/Dialog.js';
import { confirm } from '../components/confirm.js';
import { BlankDeck } from './blank/BlankDeck.js';
import { BriefDeck } from './brief/BriefDeck.js';
import { TemplateDeck } from './designs/TemplateDeck.js';
import { DeckFileImport } from './file/DeckFileImport.js';
import styles from './NewDeckDialog.module.css';
import { TableImport } from './table/TableImport.js';

interface Way {
  readonly value: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly Panel: ComponentType;
}

const WAYS = [
  { value: 'blank', label: 'Blank', Icon: RectangleVertical, Panel: BlankDeck },
  { value: 'template', label: 'Template', Icon: LayoutTemplate, Panel: TemplateDeck },
  { value: 'table', label: 'Spreadsheet', Icon: Table2, Panel: TableImport },
  { value: 'file', label: 'Deck file', Icon: FileJson, Panel: DeckFileImport },
  { value: 'brief', label: 'Brief', Icon: PenLine, Panel: BriefDeck },
] as const satisfies readonly Way[];

const BEGINS_WITH_TAB: readonly string[] = ['table', 'file'];

const DISCARD = {
  title: 'Discard this deck?',
  message: 'Everything that you have entered here will be lost.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
  danger: true,
};

/** Five ways to create a deck. `?new=` in the address says which one is open. */
export default function NewDeckDialog(): ReactElement {
  const [params, setParams] = useSearchParams();
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const way = WAYS.find(({ value }) => value === params.get('new')) ?? WAYS[0];
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (!opened.includes(way.value)) setOpened([...opened, way.value]);
  const choose = (value: string | null): void => setParams(withWay(params, value), { replace: true });
  const hasInput = useRef(false);
  const noteInput = (): void => void (hasInput.current = true);
  const close = async (): Promise<void> => {
    if (!hasInput.current || (await confirm(DISCARD))) choose(null);
  };
  return (
    <Dialog
      opened
      onClose={() => void close()}
      closeOnClickOutside={false}
      title="New deck"
      size={980}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'xl'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Tabs
        value={way.value}
        onChange={choose}
        keepMounted={false}
        keepMountedMode="display-none"
        onInput={noteInput}
        onDrop={noteInput}
      >
        <Tabs.List className={styles.ways ?? ''} aria-label="How to begin">
          {WAYS.map(({ value, label, Icon }) => (
            <Tabs.Tab
              key={value}
              value={value}
              ref={value === way.value ? show : null}
              // If the panel has no field to focus, focus starts here.
              data-autofocus={(value === way.value && BEGINS_WITH_TAB.includes(value)) || undefined}
              leftSection={<Icon size={16} aria-hidden />}
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {WAYS.map(({ value, Panel }) => (
          // A way that was looked at keeps what was entered, and a draft goes on being written.
          <Tabs.Panel key={value} value={value} className={styles.panel ?? ''} keepMounted={opened.includes(value)}>
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Dialog>
  );
}

/** On a phone, the tabs are wider than the dialog. */
function show(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

function withWay(params: URLSearchParams, way: string | null): URLSearchParams {
  const after = new URLSearchParams(params);
  after.delete('title');
  after.delete('design');
  if (way === null) after.delete('new');
  else after.set('new', way);
  return after;
}
