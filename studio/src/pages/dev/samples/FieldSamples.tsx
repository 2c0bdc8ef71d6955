import { MultiSelect, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import classes from './samples.module.css';

export function FieldSamples(): ReactElement {
  return (
    <div className={classes.two}>
      <TextInput label="Deck name" defaultValue="Open Ground" description="Shown on the box and in Explore." />
      <NumberInput
        label="Bleed"
        defaultValue={0}
        rightSection="mm"
        hideControls
        description="How far the picture runs over the edge."
        error="Print shops need at least 2 mm."
      />
      <Select label="World" placeholder="Choose a world" data={['Workshop', 'Long Table', 'Old Forest']} />
      <MultiSelect label="Languages" data={['English', 'German', 'French']} defaultValue={['English', 'German']} />
      <Textarea label="Detailed content" placeholder="Markdown works" rows={3} />
      <TextInput label="Deck number" defaultValue="CW-041" disabled description="Available once it is published." />
    </div>
  );
}
