import { ActionIcon, Menu } from '@mantine/core';
import { Copy, Download, Layers, MoreHorizontal, Pencil, SquarePen, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { StoredTemplate } from '../../api/templates.js';
import { isBack } from '../../designs/designPairs.js';
import { exportTemplateFile } from '../../template/actions/exportTemplateFile.js';
import styles from './TemplateSection.module.css';
import { useTemplateActions } from './useTemplateActions.js';

interface TemplateMenuProps {
  readonly template: StoredTemplate;
  readonly onDuplicate: () => void;
}

/** Actions on a template. Official ones can only be copied. */
export function TemplateMenu({ template, onDuplicate }: TemplateMenuProps): ReactElement {
  const { rename, remove } = useTemplateActions();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon className={styles.menu ?? ''} aria-label={`Actions for ${template.name}`}>
          <MoreHorizontal size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`/create/templates/${template.id}`}
          leftSection={<SquarePen size={16} aria-hidden />}
        >
          Open in builder
        </Menu.Item>
        {!isBack(template) && (
          <Menu.Item
            component={Link}
            to={`/create/decks?new=template&design=${template.id}`}
            leftSection={<Layers size={16} aria-hidden />}
          >
            New deck with it
          </Menu.Item>
        )}
        {template.type === 'user' && (
          <>
            <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => rename(template)}>
              Rename template
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<Copy size={16} aria-hidden />} onClick={onDuplicate}>
          {template.type === 'user' ? 'Duplicate template' : 'Copy to your templates'}
        </Menu.Item>
        <Menu.Item leftSection={<Download size={16} aria-hidden />} onClick={() => exportTemplateFile(template)}>
          Export as a file
        </Menu.Item>
        {template.type === 'user' && (
          <>
            <Menu.Divider />
            <Menu.Item color="pip" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => void remove(template)}>
              Delete template
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
