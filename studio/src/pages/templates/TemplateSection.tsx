import { useMemo, type ReactElement } from 'react';
import type { StoredTemplate } from '../../api/templates.js';
import { useCatalogue } from '../../rendering/useCatalogue.js';
import { sampleDeck } from '../../designs/sampleDeck.js';
import tiles from '../../tiles/tiles.module.css';
import { TemplateTile } from './TemplateTile.js';
import styles from './TemplateSection.module.css';

interface TemplateSectionProps {
  readonly title: string;
  readonly templates: readonly StoredTemplate[];
  readonly official: readonly StoredTemplate[];
}

/** Templates under a heading. */
export function TemplateSection({ title, templates, official }: TemplateSectionProps): ReactElement {
  const { catalogue } = useCatalogue();
  const deck = useMemo(sampleDeck, []);
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={tiles.grid}>
        {templates.map((template) => (
          <li key={template.id}>
            <TemplateTile template={template} official={official} deck={deck} catalogue={catalogue} />
          </li>
        ))}
      </ul>
    </section>
  );
}
