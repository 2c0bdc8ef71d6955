import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { publishTemplate, templateKeys } from '../../api/templates.js';
import { SaveConflict } from '../../editing/conflicts/SaveConflict.js';
import type { StoredDocument } from '../../editing/DocumentKind.js';
import { DraftOffer } from '../../editing/drafts/DraftOffer.js';
import { useDrafts } from '../../editing/drafts/useDrafts.js';
import { DocumentLeaveGuard } from '../../editing/leaving/DocumentLeaveGuard.js';
import { BuilderProvider } from '../../template/builder/BuilderContext.js';
import { createBuilder } from '../../template/builder/createBuilder.js';
import { createTemplateGateway } from '../../template/document/createTemplateGateway.js';
import type { TemplateDocument } from '../../template/document/types.js';
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
  const [builder] = useState(() => {
    // Decks and lists that show the template show what was saved.
    const refresh = (...queryKey: readonly string[]): void => void queries.invalidateQueries({ queryKey });
    if (!isPublishing)
      return createBuilder(
        opened,
        createTemplateGateway(() => refresh(...templateKeys.own)),
      );
    const onPublished = (): void => {
      refresh(...templateKeys.official);
      refresh('admin');
    };
    return createBuilder(opened, createTemplateGateway(onPublished, publishTemplate), () =>
      askToPublish(queries, opened.document.id),
    );
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
