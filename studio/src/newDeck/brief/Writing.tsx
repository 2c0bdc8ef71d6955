import { Button, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { CardBackSkeleton } from '../../components/CardBackSkeleton.js';

/** Shown while a draft is being written. */
export function Writing({ onCancel }: { readonly onCancel: () => void }): ReactElement {
  return (
    <Stack gap="md" align="flex-start">
      <CardBackSkeleton count={5} label="Writing a draft" />
      <Text>Writing a draft. It takes up to a minute; nothing is stored yet.</Text>
      <Button variant="default" onClick={onCancel} autoFocus>
        Stop writing
      </Button>
    </Stack>
  );
}
