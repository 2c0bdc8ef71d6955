import { Checkbox, Radio, SegmentedControl, Slider, Switch, Tabs } from '@mantine/core';
import type { ReactElement } from 'react';
import classes from './samples.module.css';

export function ChoiceSamples(): ReactElement {
  return (
    <div className={classes.stack}>
      <div className={classes.row}>
        <Tabs defaultValue="cards">
          <Tabs.List>
            <Tabs.Tab value="cards">Cards</Tabs.Tab>
            <Tabs.Tab value="deck">Deck</Tabs.Tab>
            <Tabs.Tab value="categories">Categories</Tabs.Tab>
          </Tabs.List>
          {['cards', 'deck', 'categories'].map((value) => (
            <Tabs.Panel key={value} value={value}>
              {null}
            </Tabs.Panel>
          ))}
        </Tabs>
        <SegmentedControl aria-label="Side" data={['Front', 'Back']} />
        <Switch aria-label="Bleed" defaultChecked />
        <Switch aria-label="Marks" />
      </div>
      <div className={classes.row}>
        <Checkbox label="Print backs" defaultChecked />
        <Checkbox label="Crop marks" />
        <Radio label="A4" defaultChecked name="paper" />
        <Radio label="Letter" name="paper" />
        <Slider thumbLabel="Zoom" defaultValue={40} w={160} />
      </div>
    </div>
  );
}
