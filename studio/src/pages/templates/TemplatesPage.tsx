import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus, Type } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import { officialTemplatesQuery, ownTemplatesQuery, type StoredTemplate } from '../../api/templates.js';
import { DashboardFrame } from '../../layouts/dashboard/DashboardFrame.js';
import { EmptyState } from '../../components/EmptyState.js';
import { PageHeader } from '../../components/PageHeader.js';
import { LoadError } from '../../components/LoadError.js';
import { TilesSkeleton } from '../../tiles/TilesSkeleton.js';
import { ListSearch } from '../../components/ListSearch.js';
import { TemplateSection } from './TemplateSection.js';
import { ImportButton } from './ImportButton.js';
import { NewTemplateDialog } from './NewTemplateDialog.js';
import { useTemplateActions } from './useTemplateActions.js';

/** Own templates, then the official ones to start from. */
export function Component(): ReactElement {
  const [search, setSearch] = useState('');
  const own = useQuery(ownTemplatesQuery);
  const official = useQuery(officialTemplatesQuery);
  const { create } = useTemplateActions();
  const [params] = useSearchParams();
  const failed = [own, official].find(({ isError }) => isError);
  return (
    <DashboardFrame>
      <PageHeader
        title="Templates"
        description="Layouts for fronts and backs, for whole decks, categories or single cards."
      >
        <ListSearch label="Find a template" value={search} onChange={setSearch} />
        <Button component={Link} to="/create/fonts" variant="default" leftSection={<Type size={16} aria-hidden />}>
          Fonts and icons
        </Button>
        <ImportButton />
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={create}>
          New template
        </Button>
      </PageHeader>
      {params.has('new') && official.data !== undefined && <NewTemplateDialog official={official.data} />}
      {failed?.error && <LoadError error={failed.error} what="The templates" onRetry={() => void failed.refetch()} />}
      {failed === undefined && own.data !== undefined && official.data !== undefined ? (
        <Sections own={own.data} official={official.data} search={search} onCreate={create} />
      ) : (
        failed === undefined && <TilesSkeleton view="grid" label="Loading templates" />
      )}
    </DashboardFrame>
  );
}

interface SectionsProps {
  readonly own: readonly StoredTemplate[];
  readonly official: readonly StoredTemplate[];
  readonly search: string;
  readonly onCreate: () => void;
}

function Sections({ own, official, search, onCreate }: SectionsProps): ReactElement {
  const mine = useMemo(() => matching(own, search), [own, search]);
  const theirs = useMemo(() => matching(official, search), [official, search]);
  if (search !== '' && mine.length === 0 && theirs.length === 0)
    return <EmptyState title={`No template matches “${search}”`}>Names and descriptions were searched.</EmptyState>;
  return (
    <>
      {own.length === 0 && search === '' && (
        <EmptyState
          title="You have no templates yet"
          actions={
            <Button variant="default" onClick={onCreate}>
              Create a template
            </Button>
          }
        >
          Start with empty sections, with the default template, or with a copy of an official one below: decks that use
          the original stay as they are.
        </EmptyState>
      )}
      {mine.length > 0 && <TemplateSection title="Your templates" templates={mine} official={official} />}
      {theirs.length > 0 && <TemplateSection title="Official templates" templates={theirs} official={official} />}
    </>
  );
}

function matching(templates: readonly StoredTemplate[], search: string): readonly StoredTemplate[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return templates.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
