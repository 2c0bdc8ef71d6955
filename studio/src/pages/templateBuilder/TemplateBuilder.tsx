import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { publishTemplate, templateKeys } from '../../api/templates.js';
import { SaveConflict } from '../../editing/conflicts/SaveConflict.js';
import type { StoredDocument } from '../../editing/DocumentKind.js';
import { DraftOffer } from '../../editing/drafts/DraftOffer.js';
import { useDrafts } from '../../editing/drafts/useDrafts.js';
import { DocumentLeaveGuard } from '../../editing/leaving/DocumentLeaveGuard.js';
import { offerSaveAsNew } from '../../editing/saving/deletedElsewhere.js';
import { BuilderProvider } from '../../template/builder/BuilderContext.js';
import { createBuilder } from '../../template/builder/createBuilder.js';
import { createTemplateGateway } from '../../template/document/createTemplateGateway.js';
import type { TemplateStore } from '../../template/document/createTemplateStore.js';
import type { TemplateDocument } from '../../template/document/types.js';
import { createWithContent } from '../../template/saving/createWithContent.js';
import { closeToastsOf } from '../../toasts/toast.js';
import { BuilderFrame } from './BuilderFrame.js';
import { askToPublish } from './publishing/askToPublish.js';

interface Props {
  readonly opened: StoredDocument<TemplateDocument>;
  readonly userId: string;
  /** Saving publishes a new version of an official template. */
  readonly isPublishing: boolean;
}

/** The builder of one template, with everything that may cover it. */
export function TemplateBuilder({ opened, userId, isPublishing }: Props): ReactElement {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [builder] = useState(() => {
    // Decks and lists that show the template show what was saved.
    const refresh = (...queryKey: readonly string[]): void => void queries.invalidateQueries({ queryKey });
    const explain = (failure: Error, deleted: TemplateStore): boolean => {
      const create = async ({ name, json_config }: TemplateDocument): Promise<string> =>
        (await createWithContent(name, json_config)).id;
      const open = (id: string): void => {
        refresh(...templateKeys.own);
        void navigate(`/create/templates/${id}`, { replace: true });
      };
      return offerSaveAsNew(deleted, create, open)(failure);
    };
    const onSaved = (): void => refresh(...templateKeys.own);
    if (!isPublishing) return createBuilder(opened, createTemplateGateway(onSaved), { explain });
    const onPublished = (): void => {
      refresh(...templateKeys.official);
      refresh('admin');
    };
    return createBuilder(opened, createTemplateGateway(onPublished, publishTemplate), {
      mayPublish: () => askToPublish(queries, opened.document.id),
      explain,
    });
  });
  const { store, save } = builder;
  useEffect(() => () => closeToastsOf(store), [store]);
  const drafts = useDrafts(store, userId);
  return (
    <BuilderProvider builder={builder}>
      <BuilderFrame />
      <SaveConflict store={store} save={save} />
      <DraftOffer store={store} drafts={drafts} savedAt={opened.savedAt} />
      <DocumentLeaveGuard store={store} save={save} onDiscard={drafts.discard} />
    </BuilderProvider>
  );
}
