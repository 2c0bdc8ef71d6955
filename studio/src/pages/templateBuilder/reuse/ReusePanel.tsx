import { partReferenceOf, type TemplateItem } from '@cardwright/renderer';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { createOwnPart, ownPartsKey, ownPartsQuery, saveOwnPart, type OwnPart } from '../../../api/ownParts.js';
import { askName } from '../../../components/askName.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import { becomeCopy, contentOf, detachCopy } from '../../../template/reuse/instances.js';
import { attempt } from '../../../toasts/attempt.js';
import { Panel } from '../inspector/Panel.js';
import classes from './reuse.module.css';
import { UpdateDialog } from './UpdateDialog.js';

/** Saves an item as a reusable part, or says which part it is a copy of. */
export function ReusePanel({ item }: { readonly item: TemplateItem }): ReactElement | null {
  const builder = useBuilder();
  const queries = useQueryClient();
  const { data: parts } = useQuery({ ...ownPartsQuery, enabled: !builder.isReadOnly });
  const [updating, setUpdating] = useState<OwnPart>();
  const reference = partReferenceOf(item);
  const part = parts?.find(({ id }) => id === reference?.id);
  if (builder.isReadOnly || parts === undefined) return null;
  const keep = async (save: () => Promise<OwnPart>): Promise<OwnPart | undefined> => {
    let saved: OwnPart | undefined;
    await attempt('Failed to save part', async () => {
      saved = await save();
      builder.change(`save ${saved.name} as a part`, becomeCopy(item.id, saved));
    });
    await queries.invalidateQueries({ queryKey: ownPartsKey });
    return saved;
  };
  const savePart = (): void =>
    askName({
      title: 'Save as a part',
      value: item.name ?? 'Part',
      submitLabel: 'Save part',
      submit: async (name) => (await keep(() => createOwnPart(name, contentOf(item)))) !== undefined,
    });
  if (reference === undefined)
    return (
      <Panel title="Reuse">
        <Button size="xs" variant="default" onClick={savePart}>
          Save as a part
        </Button>
      </Panel>
    );
  const isOld = part !== undefined && part.version !== reference.version;
  return (
    <Panel title="Reuse" {...(isOld && { note: 'older than its part' })}>
      <p className={classes.hint}>
        {part === undefined ? 'The part of this copy has been deleted.' : `A copy of the part “${part.name}”.`}
      </p>
      <div className={classes.buttons}>
        {part !== undefined && (
          <Button
            size="xs"
            variant="default"
            onClick={() => void keep(() => saveOwnPart({ ...part, item: contentOf(item) })).then(setUpdating)}
          >
            Save changes to the part
          </Button>
        )}
        {isOld && (
          <Button size="xs" variant="default" onClick={() => setUpdating(part)}>
            Update copies
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => builder.change('detach from its part', detachCopy(item.id))}>
          Detach
        </Button>
      </div>
      {updating !== undefined && <UpdateDialog part={updating} onClose={() => setUpdating(undefined)} />}
    </Panel>
  );
}
