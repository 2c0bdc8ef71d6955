import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ApiError } from '../../../api/ApiError.js';
import { templateKeys } from '../../../api/templates.js';
import { LoadError } from '../../../components/LoadError.js';
import { openedDocumentQuery } from '../../../editing/opening/openedDocumentQuery.js';
import { GONE } from '../../../errors/goneTexts.js';
import { PageError } from '../../../errors/PageError.js';
import { useLastUserId } from '../../../session/useLastUserId.js';
import { readStoredTemplate } from '../../../template/document/createTemplateGateway.js';
import { BuilderSkeleton } from './BuilderSkeleton.js';
import { TemplateBuilder } from '../TemplateBuilder.js';

interface Props {
  readonly id: string;
  /** Opens an official template to publish a new version of it. */
  readonly isPublishing?: boolean;
}

/** Fetches a template and opens it in the builder. */
export function OpenTemplate({ id, isPublishing = false }: Props): ReactElement {
  const template = useQuery(openedDocumentQuery(templateKeys.one(id), (signal) => readStoredTemplate(id, signal)));
  const userId = useLastUserId();
  const { data, error, refetch } = template;
  if (data === undefined && error instanceof ApiError) {
    if (error.status === 404) throw new PageError(404, 'Template not found', GONE.ownTemplate);
    if (error.isUnreachable) return <LoadError error={error} what="The template" onRetry={() => void refetch()} />;
  }
  if (data === undefined && error) throw error;
  if (data === undefined || userId === undefined) return <BuilderSkeleton />;
  if (isPublishing && data.document.type !== 'official') throw new PageError(404, 'Template not found');
  return <TemplateBuilder key={userId} opened={data} userId={userId} isPublishing={isPublishing} />;
}
