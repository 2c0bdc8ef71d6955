import { modals } from '@mantine/modals';
import { RenameForm } from './RenameForm.js';

interface Asked {
  readonly title: string;
  /** What the name is called. By default "Name". */
  readonly label?: string;
  readonly value: string;
  readonly submitLabel: string;
  /** @returns whether it worked; otherwise the dialog stays open with what was typed */
  readonly submit: (name: string) => Promise<boolean>;
}

/** Asks for a name in a small dialog. */
export function askName({ title, label = 'Name', value, submitLabel, submit }: Asked): void {
  const id = modals.open({
    title,
    size: 480,
    // Read by overlays.module.css: a single field is not a sheet, even on phones.
    attributes: { content: { 'data-short': true } },
    children: (
      <RenameForm
        label={label}
        value={value}
        submitLabel={submitLabel}
        onCancel={() => modals.close(id)}
        onSubmit={async (name) => {
          if (await submit(name)) modals.close(id);
        }}
      />
    ),
  });
}

interface Renamed extends Pick<Asked, 'label' | 'value'> {
  /** What is renamed, such as `font`. */
  readonly what: string;
  /** @returns whether it was renamed */
  readonly rename: (name: string) => Promise<boolean>;
}

/** Asks for another name. */
export function askNewName({ what, rename, ...asked }: Renamed): void {
  askName({ title: `Rename ${what}`, submitLabel: `Rename ${what}`, submit: rename, ...asked });
}
