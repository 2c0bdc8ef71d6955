import { Button, Group, List, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { OwnPart } from '../../../api/ownParts.js';
import { ownTemplatesQuery, saveTemplate, templateKeys, type StoredTemplate } from '../../../api/templates.js';
import { Dialog } from '../../../components/Dialog.js';
import { useBuilder, useTemplate } from '../../../template/builder/BuilderContext.js';
import { countOutdated, updateCopies, withCopiesUpdated } from '../../../template/reuse/instances.js';
import { attempt } from '../../../toasts/attempt.js';
import { toast } from '../../../toasts/toast.js';
import { counted } from '../../../words/counted.js';

interface Props {
  readonly part: OwnPart;
  readonly onClose: () => void;
}

/** Names the templates with older copies of a part, and updates them all. */
export function UpdateDialog({ part, onClose }: Props): ReactElement {
  const builder = useBuilder();
  const queries = useQueryClient();
  const open = useTemplate((template) => template);
  const own = useQuery({ ...ownTemplatesQuery, staleTime: 0 });
  const [isBusy, setBusy] = useState(false);
  const here = countOutdated(open.json_config, part);
  const others = (own.data ?? []).filter(
    ({ id, json_config }) => id !== open.id && countOutdated(json_config, part) > 0,
  );
  const update = async (): Promise<void> => {
    setBusy(true);
    if (here > 0) builder.change(`update copies of ${part.name}`, updateCopies(part));
    const isDone = await saveAll(others, part);
    await queries.invalidateQueries({ queryKey: templateKeys.own, refetchType: 'all' });
    setBusy(false);
    if (!isDone) return;
    toast({ title: `Every copy of “${part.name}” is up to date`, kind: 'info' });
    onClose();
  };
  const total = others.length + (here > 0 ? 1 : 0);
  return (
    <Dialog opened onClose={onClose} title={`Update copies of “${part.name}”`} size={520}>
      {own.isPending && <Text c="var(--cw-ink2)">Looking through your templates</Text>}
      {own.isError && <Text role="alert">{own.error.message}</Text>}
      {own.data && total === 0 && <Text c="var(--cw-ink2)">Every copy is up to date.</Text>}
      {own.data && total > 0 && (
        <>
          <Text c="var(--cw-ink2)">These templates change, and the decks that use them. Copies keep their places:</Text>
          <List mt="xs">
            {here > 0 && (
              <List.Item>
                {open.name}, {counted(here, 'copy', 'copies')}. It is open, so you can undo this and then save.
              </List.Item>
            )}
            {others.map(({ id, name, json_config }) => (
              <List.Item key={id}>
                {name}, {counted(countOutdated(json_config, part), 'copy', 'copies')}
              </List.Item>
            ))}
          </List>
        </>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {total === 0 ? 'Close' : 'Not now'}
        </Button>
        {own.data && total > 0 && (
          <Button loading={isBusy} onClick={() => void update()}>
            Update {counted(total, 'template')}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

/** @returns whether all templates could be saved; each failure is reported */
async function saveAll(templates: readonly StoredTemplate[], part: OwnPart): Promise<boolean> {
  let isDone = true;
  for (const template of templates) {
    const { id, name, description, ratio, slug, type, version, json_config } = template;
    const updated = withCopiesUpdated({ id, name, description, ratio, slug, type, json_config }, part);
    const save = (): Promise<unknown> => saveTemplate({ ...updated, version });
    if (!(await attempt(`Failed to update “${name}”`, save, id))) isDone = false;
  }
  return isDone;
}
