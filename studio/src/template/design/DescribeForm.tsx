import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { GrowingTextarea } from '../../components/GrowingTextarea.js';
import type { DesignState } from './useDesign.js';

interface DescribeFormProps {
  readonly label: string;
  readonly placeholder: string;
  readonly submitLabel: string;
  readonly design: DesignState;
  readonly onAsk: (brief: string) => void;
  readonly onCancel: () => void;
  /** Further fields beside the description. */
  readonly children?: ReactNode;
}

const SHORTEST = 3;

/** A description for the model, and what happens while it works. */
export function DescribeForm(props: DescribeFormProps): ReactElement {
  const { label, placeholder, submitLabel, design, onAsk, onCancel, children } = props;
  const { brief } = design;
  const [isShort, setShort] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setShort(brief.trim().length < SHORTEST);
    if (brief.trim().length >= SHORTEST) onAsk(brief.trim());
  };
  return (
    <form onSubmit={submit}>
      <GrowingTextarea
        label={label}
        placeholder={placeholder}
        minRows={3}
        maxRows={10}
        maxLength={4_000}
        data-autofocus
        readOnly={design.isWriting}
        value={brief}
        error={isShort ? 'Describe it in a few words.' : undefined}
        onChange={({ currentTarget }) => design.setBrief(currentTarget.value)}
      />
      {children}
      <Text role="status" mt="sm" c="var(--cw-ink2)">
        {design.isWriting && 'Designing. It takes up to a minute; nothing changes yet.'}
      </Text>
      {design.error !== undefined && (
        <Text role="alert" mt="sm" c="var(--cw-pip-ink)">
          {design.error instanceof Error ? design.error.message : 'The design failed.'}
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={design.isWriting ? design.cancel : onCancel}>
          {design.isWriting ? 'Stop' : 'Cancel'}
        </Button>
        <Button type="submit" loading={design.isWriting}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}
