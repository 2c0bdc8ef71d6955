import { Box, Group, List, Loader, Text } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, use, type ReactElement } from 'react';
import { ApiError } from '../../../api/ApiError.js';
import { deleteTemplate, isTemplateInUse, type StoredTemplate } from '../../../api/templates.js';
import { attempt } from '../../../toasts/attempt.js';
import { toast } from '../../../toasts/toast.js';
import { confirm } from '../../../components/confirm.js';
import { refreshTemplates } from './refreshTemplates.js';

interface UsingDeck {
  readonly id: string;
  readonly title: string;
}

/**
 * Deletes a template after confirmation; if decks use it, names them and asks again. The question does not wait to know
 * whether they do: the server refuses then.
 */
export async function removeListed(queries: QueryClient, template: StoredTemplate): Promise<void> {
  const isSure = await confirm({
    title: `Delete “${template.name}”?`,
    message: <Consequences isInUse={isTemplateInUse(template.id)} />,
    confirmLabel: 'Delete template',
    cancelLabel: 'Keep it',
    danger: true,
  });
  if (!isSure) return;
  const isDone = await attempt('Failed to delete template', () => deleteUnlessUsed(template), template.id);
  if (isDone) await refreshTemplates(queries);
}

function Consequences({ isInUse }: { readonly isInUse: Promise<boolean> }): ReactElement {
  return (
    <Text component="div" c="var(--cw-ink2)">
      You cannot restore a deleted template.
      {/* The line stays, so that the buttons do. */}
      <Box role="status" mt="xs" mih="1lh">
        <Suspense
          fallback={
            <Group gap="xs">
              <Loader size={16} aria-hidden /> Checking whether decks use it…
            </Group>
          }
        >
          <WhetherUsed isInUse={isInUse} />
        </Suspense>
      </Box>
    </Text>
  );
}

function WhetherUsed({ isInUse }: { readonly isInUse: Promise<boolean> }): ReactElement | null {
  return use(isInUse) ? <>Decks use this template. They are listed before it is deleted.</> : null;
}

async function deleteUnlessUsed(template: StoredTemplate): Promise<void> {
  try {
    await deleteTemplate(template.id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const { decks, deck_count: total } = error.problem as { decks?: readonly UsingDeck[]; deck_count?: number };
    const isSure = await confirm({
      title: `“${template.name}” is in use`,
      message: <Usage decks={decks ?? []} total={total ?? 0} />,
      confirmLabel: 'Delete anyway',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    await deleteTemplate(template.id, true);
  }
  toast({ title: `“${template.name}” is gone`, kind: 'info' });
}

const NAMED = 5;

function Usage({ decks, total }: { readonly decks: readonly UsingDeck[]; readonly total: number }): ReactElement {
  const named = decks.slice(0, NAMED);
  const more = total - named.length;
  return (
    <>
      <Text c="var(--cw-ink2)">These decks use it. Without it, they use the default template:</Text>
      <List mt="xs">
        {named.map(({ id, title }) => (
          <List.Item key={id}>{title === '' ? 'Untitled deck' : title}</List.Item>
        ))}
        {more > 0 && <List.Item>{more} more</List.Item>}
      </List>
    </>
  );
}
