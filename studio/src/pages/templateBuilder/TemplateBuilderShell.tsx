import { useState, type ReactElement } from 'react';
import type { StoredDocument } from '../../editing/DocumentKind.js';
import { blankTemplate } from '../../template/blankTemplate.js';
import { BuilderProvider } from '../../template/builder/BuilderContext.js';
import { createBuilder } from '../../template/builder/createBuilder.js';
import type { TemplateGateway } from '../../template/document/createTemplateGateway.js';
import type { TemplateDocument } from '../../template/document/types.js';
import { BuilderFrame } from './BuilderFrame.js';

const NAME = 'Scratch';
const RATIO = '2.5:3.5';
const SECTIONS = 2;

/** For developers: the builder alone, with a template that lives in this page only. */
export function Component(): ReactElement {
  const [builder] = useState(() => createBuilder(scratch(), inMemory()));
  return (
    <BuilderProvider builder={builder}>
      <BuilderFrame />
    </BuilderProvider>
  );
}

function scratch(): StoredDocument<TemplateDocument> {
  const document: TemplateDocument = {
    id: crypto.randomUUID(),
    name: NAME,
    description: '',
    ratio: RATIO,
    slug: 'scratch',
    type: 'user',
    json_config: blankTemplate(NAME, RATIO, SECTIONS),
  };
  return { document, version: 1, savedAt: new Date().toISOString() };
}

/** Every save succeeds, and nothing leaves the page. */
function inMemory(): TemplateGateway {
  let stored = scratch();
  return {
    read: () => Promise.resolve(stored),
    save: (document, _snapshot, version) => {
      stored = { document, version: version + 1, savedAt: new Date().toISOString() };
      return Promise.resolve(stored.version);
    },
    deleteImages: () => Promise.resolve(),
  };
}
