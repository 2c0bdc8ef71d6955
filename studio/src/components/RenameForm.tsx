import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactElement } from 'react';

interface RenameFormProps {
  readonly label: string;
  readonly value: string;
  readonly submitLabel: string;
  readonly onCancel: () => void;
  readonly onSubmit: (name: string) => Promise<void>;
}

const LONGEST = 500;

/** A single name, for a dialog. */
export function RenameForm({ label, value, submitLabel, onCancel, onSubmit }: RenameFormProps): ReactElement {
  const form = useForm({
    initialValues: { name: value },
    validate: { name: (name) => (name.trim() === '' ? `A ${label.toLowerCase()} needs at least one letter.` : null) },
  });
  return (
    <form onSubmit={form.onSubmit(({ name }) => onSubmit(name.trim()))}>
      <TextInput
        label={label}
        maxLength={LONGEST}
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        {...form.getInputProps('name')}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.submitting}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}
