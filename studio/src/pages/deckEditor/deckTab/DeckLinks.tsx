import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { setDeckLinks } from '../../../deck/document/commands/texts.js';
import { useApply, useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { FieldLabel } from '../fields/FieldLabel.js';
import classes from './DeckTab.module.css';

interface Link {
  readonly label: string;
  readonly url: string;
}

const NONE: readonly Link[] = [];

/** Links to the rules, a shop, the maker. */
export function DeckLinks(): ReactElement {
  const { store } = useEditor();
  const apply = useApply();
  const language = useSession((session) => session.language);
  const links = useDeck((deck) => deck.translations[language]?.external_links ?? NONE);
  const set = (next: readonly Link[], gesture?: string): void => {
    apply(
      { label: 'change links', ...(gesture !== undefined && { gesture }) },
      setDeckLinks(language, next.map(plain)),
    );
  };
  const change = (index: number, part: Partial<Link>): void =>
    set(
      links.map((link, at) => (at === index ? { ...link, ...part } : link)),
      `deck ${language} link ${index} ${Object.keys(part).join()}`,
    );
  return (
    <div>
      <FieldLabel label="Links" />
      {links.map((link, index) => (
        <div key={index} className={classes.link} style={{ marginBottom: 8 }}>
          <TextInput
            aria-label={`Link ${index + 1}: words`}
            placeholder="Words"
            value={link.label}
            onChange={(event) => change(index, { label: event.currentTarget.value })}
            onBlur={() => store.endGesture()}
          />
          <TextInput
            aria-label={`Link ${index + 1}: address`}
            placeholder="https://"
            type="url"
            value={link.url}
            error={!isLink(link.url) && 'Start with https://, http:// or mailto:'}
            onChange={(event) => change(index, { url: event.currentTarget.value })}
            onBlur={() => store.endGesture()}
          />
          <ActionIcon
            size={36}
            aria-label={`Remove link ${index + 1}`}
            onClick={() => set(links.filter((_, at) => at !== index))}
          >
            <X size={16} />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        size="sm"
        leftSection={<Plus size={15} />}
        onClick={() => set([...links, { label: '', url: '' }])}
      >
        Add link
      </Button>
    </div>
  );
}

/** Whether the server accepts the address; an empty one may still be filled in. */
function isLink(url: string): boolean {
  return url === '' || (/^(https?:\/\/|mailto:)/i.test(url) && URL.canParse(url));
}

function plain({ label, url }: Link): Link {
  return { label, url };
}
