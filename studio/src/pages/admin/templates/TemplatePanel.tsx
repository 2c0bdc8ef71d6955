import type { Answer } from '@cardwright/server/contract';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PencilRuler, RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { templateHistoryQuery } from '../../../api/templates.js';
import { RetryNote } from '../../../components/RetryNote.js';
import { Facts, SidePanel } from '../list/SidePanel.js';
import { useRun, useUndoToast } from '../list/useRun.js';
import { counted } from '../../../words/counted.js';
import { dateTime } from '../words/dateTime.js';
import type { OfficialTemplate } from './OfficialTemplate.js';
import { restoreVersion } from './restoreVersion.js';
import styles from './TemplatePanel.module.css';
import { grouped } from '../../../words/grouped.js';

type History = Answer<'GET /api/admin/templates/{id}/history'>;

interface Props {
  readonly template: OfficialTemplate | undefined;
  readonly onClose: () => void;
}

/** An official template, the decks that use it, and its earlier versions. */
export function TemplatePanel({ template, onClose }: Props): ReactElement {
  return (
    <SidePanel title={template?.name} onClose={onClose}>
      {template && (
        <>
          <Facts
            facts={{
              Address: template.slug,
              Ratio: template.ratio,
              'Used in': counted(template.use_count, 'place'),
              Created: dateTime(template.created_at),
            }}
          />
          <Group>
            <Button
              component={Link}
              to={`/admin/templates/${template.id}`}
              variant="default"
              leftSection={<PencilRuler size={16} aria-hidden />}
            >
              Edit in the builder
            </Button>
          </Group>
          <TemplateHistory template={template} />
        </>
      )}
    </SidePanel>
  );
}

function TemplateHistory({ template }: { readonly template: OfficialTemplate }): ReactElement {
  const history = useQuery(templateHistoryQuery(template.id));
  if (history.isError)
    return (
      <RetryNote what="Decks and versions" isLoading={history.isFetching} onRetry={() => void history.refetch()} />
    );
  if (history.data === undefined) return <div role="status" aria-label="Loading" />;
  return (
    <>
      <Versions template={template} versions={history.data.versions} />
      <Uses {...history.data} />
    </>
  );
}

interface VersionsProps {
  readonly template: OfficialTemplate;
  readonly versions: History['versions'];
}

function Versions({ template, versions }: VersionsProps): ReactElement {
  const { run, isRunning } = useRun();
  const undoable = useUndoToast();
  const restore = async (version: number): Promise<void> => {
    const now = await restoreVersion(template.id, version);
    undoable({
      title: `Version ${version} is published again`,
      message: `It is version ${now.version} now.`,
      undo: () => restoreVersion(template.id, now.version - 1),
    });
  };
  return (
    <section>
      <h3 className={styles.heading}>Earlier versions</h3>
      {versions.length === 0 && <p className={styles.none}>Nobody has published a new version yet.</p>}
      <ul className={styles.list}>
        {versions.map(({ version, name, saved_at }) => (
          <li key={version}>
            <span>
              Version {version}
              <span className={styles.detail}>
                {name}, {dateTime(saved_at)}
              </span>
            </span>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<RotateCcw size={14} aria-hidden />}
              aria-label={`Publish version ${version} again`}
              disabled={isRunning}
              onClick={() => void run(() => restore(version))}
            >
              Publish again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Uses({ decks, deck_count }: Pick<History, 'decks' | 'deck_count'>): ReactElement {
  const more = deck_count - decks.length;
  return (
    <section>
      <h3 className={styles.heading}>Decks that use it</h3>
      {deck_count === 0 && <p className={styles.none}>None.</p>}
      <ul className={styles.list}>
        {decks.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/admin/decks?q=${id}`}>{title === '' ? 'Untitled deck' : title}</Link>
          </li>
        ))}
        {more > 0 && <li className={styles.detail}>and {grouped(more)} more</li>}
      </ul>
    </section>
  );
}
