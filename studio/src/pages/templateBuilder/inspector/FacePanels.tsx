import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { ActionButton } from '../../../actions/ActionButton.js';
import { GrowingTextarea } from '../../../components/GrowingTextarea.js';
import { useBuilder, useBuilderActions, useTemplate } from '../../../template/builder/BuilderContext.js';
import { setHead } from '../../../template/document/commands/properties.js';
import { RATIOS } from '../../../template/ratios.js';
import { Panel } from './Panel.js';
import { SubjectPanel } from './SubjectPanel.js';

/** What the inspector shows while nothing is selected: the template itself, and whose cards fill it. */
export function FacePanels(): ReactElement {
  const builder = useBuilder();
  const { arrange } = useBuilderActions();
  const name = useTemplate((template) => template.name);
  const description = useTemplate((template) => template.description);
  const ratio = useTemplate((template) => template.ratio);
  const sections = useTemplate(({ json_config }) => json_config.sections);
  const isKnown = RATIOS.some(({ value }) => value === ratio);
  return (
    <>
      <Panel title="Template">
        <TextInput
          label="Name"
          size="xs"
          value={name}
          readOnly={builder.isReadOnly}
          onChange={({ currentTarget }) =>
            builder.change('rename template', setHead({ name: currentTarget.value }), 'name')
          }
          onBlur={() => builder.store.endGesture()}
        />
        <GrowingTextarea
          label="Description"
          size="xs"
          minRows={2}
          value={description}
          readOnly={builder.isReadOnly}
          onChange={({ currentTarget }) =>
            builder.change('describe template', setHead({ description: currentTarget.value }), 'description')
          }
          onBlur={() => builder.store.endGesture()}
        />
        <NativeSelect
          label="Format"
          size="xs"
          value={ratio}
          disabled={builder.isReadOnly}
          data={[...(isKnown ? [] : [{ value: ratio, label: ratio.replace(':', ' : ') }]), ...RATIOS]}
          onChange={({ currentTarget }) => builder.change('change format', setHead({ ratio: currentTarget.value }))}
        />
        {sections.length > 1 && !builder.isReadOnly && (
          <ActionButton action={arrange.sections} size="xs" variant="default" />
        )}
      </Panel>
      <SubjectPanel />
    </>
  );
}
