import { Button, Group, NativeSelect } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ownTemplatesQuery, type StoredTemplate } from '../../../api/templates.js';
import { RetryNote } from '../../../components/RetryNote.js';

/** Asks which of one's own templates to publish. @returns undefined if it was cancelled */
export function chooseOwnTemplate(): Promise<StoredTemplate | undefined> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: 'Publish a new version',
      children: (
        <TemplateForm
          onChoose={(template) => {
            resolve(template);
            modals.close(id);
          }}
        />
      ),
      size: 440,
      // Also called after a choice, when it has no effect.
      onClose: () => resolve(undefined),
    });
  });
}

function TemplateForm({ onChoose }: { readonly onChoose: (template: StoredTemplate) => void }): ReactElement {
  const own = useQuery(ownTemplatesQuery);
  const [chosen, setChosen] = useState<string>();
  if (own.isError)
    return <RetryNote what="Your templates" isLoading={own.isFetching} onRetry={() => void own.refetch()} />;
  const templates = own.data ?? [];
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  if (own.isSuccess && template === undefined)
    return <p>You have no templates of your own. Duplicate the official one and edit the copy first.</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (template !== undefined) onChoose(template);
      }}
    >
      <NativeSelect
        label="Your template with the new content"
        description="Every deck with the official template will show it."
        data={templates.map(({ id, name }) => ({ value: id, label: name }))}
        value={template?.id ?? ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data-autofocus
      />
      <Group mt={20} justify="flex-end">
        <Button type="submit" disabled={template === undefined}>
          Publish
        </Button>
      </Group>
    </form>
  );
}
