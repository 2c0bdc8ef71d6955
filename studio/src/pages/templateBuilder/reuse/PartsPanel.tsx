import { ActionIcon, Menu } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { deleteOwnPart, ownPartsKey, ownPartsQuery, type OwnPart } from '../../../api/ownParts.js';
import { confirm } from '../../../components/confirm.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import { insertPart } from '../../../template/reuse/insertPart.js';
import { attempt } from '../../../toasts/attempt.js';
import panel from '../structure/structure.module.css';
import classes from './reuse.module.css';
import { UpdateDialog } from './UpdateDialog.js';

/** The member's reusable parts: a click inserts a copy. */
export function PartsPanel(): ReactElement | null {
  const builder = useBuilder();
  const { data: parts = [] } = useQuery({ ...ownPartsQuery, enabled: !builder.isReadOnly });
  const [isOpen, setOpen] = useState(true);
  const [updating, setUpdating] = useState<OwnPart>();
  if (builder.isReadOnly) return null;
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Parts
          <span className={panel.note}>for all your templates</span>
        </button>
      </h2>
      {isOpen && parts.length === 0 && (
        <p className={classes.hint}>Select a group and save it as a part, such as a cost badge or a row of values.</p>
      )}
      {isOpen && parts.length > 0 && (
        <ul className={classes.parts} aria-label="Parts">
          {parts.map((part) => (
            <li key={part.id}>
              <button type="button" className={classes.insert} onClick={() => insertPart(builder, part)}>
                <Plus size={14} aria-hidden />
                <span>{part.name}</span>
              </button>
              <PartMenu part={part} onUpdate={() => setUpdating(part)} />
            </li>
          ))}
        </ul>
      )}
      {updating !== undefined && <UpdateDialog part={updating} onClose={() => setUpdating(undefined)} />}
    </section>
  );
}

function PartMenu({ part, onUpdate }: { readonly part: OwnPart; readonly onUpdate: () => void }): ReactElement {
  const queries = useQueryClient();
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Delete “${part.name}”?`,
      message: 'Copies in your templates stay as they are, as ordinary groups.',
      confirmLabel: 'Delete part',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    await attempt('Failed to delete part', () => deleteOwnPart(part.id), part.id);
    await queries.invalidateQueries({ queryKey: ownPartsKey });
  };
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon aria-label={`Actions for ${part.name}`} size={28}>
          <Ellipsis size={15} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<RefreshCw size={16} aria-hidden />} onClick={onUpdate}>
          Update all copies
        </Menu.Item>
        <Menu.Item color="pip" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => void remove()}>
          Delete part
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
