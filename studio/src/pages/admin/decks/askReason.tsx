import { Button, Group } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type ReactElement, useState } from 'react';
import { GrowingTextarea } from '../../../components/GrowingTextarea.js';
import { counted } from '../../../words/counted.js';

/** Asks why decks are taken down. @returns the reason, which the makers are told; undefined if it was cancelled */
export function askReason(decks: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (reason: string | undefined): void => {
      resolve(reason);
      modals.close(id);
    };
    const id = modals.open({
      title: `Take down ${counted(decks, 'deck')}?`,
      children: <ReasonForm onEnd={end} />,
      size: 480,
      // Also called after the other ways to end, when it has no effect.
      onClose: () => resolve(undefined),
    });
  });
}

function ReasonForm({ onEnd }: { readonly onEnd: (reason: string | undefined) => void }): ReactElement {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (reason.trim() !== '') onEnd(reason.trim());
      }}
    >
      <GrowingTextarea
        label="Reason"
        description="The maker gets it by e-mail and can reply. The deck becomes a draft that only they can see."
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={isAsked && reason.trim() === '' ? 'Write a reason.' : undefined}
        minRows={3}
        maxLength={2_000}
        data-autofocus
      />
      <Group mt={20} justify="flex-end">
        <Button variant="subtle" onClick={() => onEnd(undefined)}>
          Cancel
        </Button>
        <Button type="submit" color="pip">
          Take down
        </Button>
      </Group>
    </form>
  );
}
