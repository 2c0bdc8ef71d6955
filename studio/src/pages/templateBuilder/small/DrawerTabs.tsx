import { Tabs } from '@mantine/core';
import type { ReactElement } from 'react';
import { useBuilder, useTemplateState } from '../../../template/builder/BuilderContext.js';
import type { DrawerTab } from '../../../template/builder/builderSession.js';
import { Inspector } from '../inspector/Inspector.js';
import { PartsPanel } from '../reuse/PartsPanel.js';
import { DataPanel } from '../structure/DataPanel.js';
import { HistoryList } from '../structure/HistoryList.js';
import { Structure } from '../structure/Structure.js';
import classes from './small.module.css';

const TABS: readonly (string | null)[] = ['structure', 'data', 'parts', 'history', 'inspector'] satisfies DrawerTab[];
const isDrawerTab = (tab: string | null): tab is DrawerTab => TABS.includes(tab);

interface Props {
  readonly shown: DrawerTab;
  /** If the structure stands beside the canvas, the drawer only has the inspector. */
  readonly hasStructure: boolean;
}

/** What a drawer shows, one tab for each panel of a wide screen. */
export function DrawerTabs({ shown, hasStructure }: Props): ReactElement {
  const { session, isReadOnly } = useBuilder();
  const isUnchanged = useTemplateState(({ history: { past, future } }) => past.length + future.length === 0);
  if (!hasStructure) return <Inspector />;
  return (
    <Tabs
      value={shown}
      onChange={(tab) => isDrawerTab(tab) && session.setState({ drawer: tab })}
      keepMounted={false}
      className={classes.tabs}
    >
      <Tabs.List className={classes.tabList}>
        <Tabs.Tab value="structure">Structure</Tabs.Tab>
        <Tabs.Tab value="data">Data</Tabs.Tab>
        {!isReadOnly && <Tabs.Tab value="parts">Parts</Tabs.Tab>}
        <Tabs.Tab value="history">History</Tabs.Tab>
        <Tabs.Tab value="inspector">Inspector</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="structure" className={classes.tabPanel}>
        <Structure />
      </Tabs.Panel>
      <Tabs.Panel value="data" className={classes.tabPanel}>
        <DataPanel />
      </Tabs.Panel>
      <Tabs.Panel value="parts" className={classes.tabPanel}>
        <PartsPanel />
      </Tabs.Panel>
      <Tabs.Panel value="history" className={classes.tabPanel}>
        <HistoryList />
        {isUnchanged && <p className={classes.hint}>Nothing has been changed since the template was opened.</p>}
      </Tabs.Panel>
      <Tabs.Panel value="inspector" className={classes.tabPanel}>
        <Inspector />
      </Tabs.Panel>
    </Tabs>
  );
}
