import { Button, Group } from '@mantine/core';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { ApiError } from '../../../api/ApiError.js';
import { useRemoveScheme } from '../../../colorSchemes/useSchemeStore.js';
import { confirm } from '../../../components/confirm.js';
import { useEditor } from '../../../deck/editor/EditorContext.js';
import { useDialog } from '../../../deck/editor/useDialog.js';
import { attempt } from '../../../toasts/attempt.js';

/** Makes a colour scheme of the member from the chosen one; edits and deletes it if it is the member's already. */
export function SchemeActions({ schemeId }: { readonly schemeId: string }): ReactElement {
  const { catalogue } = useEditor();
  const openDialog = useDialog();
  const remove = useRemoveScheme();
  const scheme = catalogue.colorSchemes.find(({ id }) => id === schemeId);
  const isOwn = scheme !== undefined && scheme.user_id !== null;
  const askToRemove = async (): Promise<void> => {
    const title = `Delete the colour scheme ${scheme?.name ?? ''}?`;
    if (!(await confirm({ title, message: 'It cannot be restored.', confirmLabel: DELETE, danger: true }))) return;
    await attempt('Failed to delete', () => removeUnlessUsed(title), schemeId);
  };
  const removeUnlessUsed = async (title: string): Promise<void> => {
    try {
      await remove(schemeId);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const message = `${error.message} Decks without a scheme have the default colours.`;
      if (await confirm({ title, message, confirmLabel: 'Delete anyway', danger: true })) await remove(schemeId, true);
    }
  };
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="sm"
        leftSection={<Copy size={14} />}
        onClick={() => openDialog({ name: 'colorScheme', from: schemeId, isNew: true })}
      >
        New scheme from this one
      </Button>
      {isOwn && (
        <>
          <Button
            variant="default"
            size="sm"
            leftSection={<Pencil size={14} />}
            onClick={() => openDialog({ name: 'colorScheme', from: schemeId, isNew: false })}
          >
            Edit colours
          </Button>
          <Button
            variant="subtle"
            color="pip"
            size="sm"
            leftSection={<Trash2 size={14} />}
            onClick={() => void askToRemove()}
          >
            {DELETE}
          </Button>
        </>
      )}
    </Group>
  );
}

const DELETE = 'Delete scheme';
