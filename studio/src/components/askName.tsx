import { modals } from '@mantine/modals';
import { RenameForm } from './RenameForm.js';

interface Asked {
  /** What gets another name, such as `font`. */
  readonly what: string;
  readonly value: string;
  /** @returns whether it was renamed; otherwise the dialog stays open */
  readonly rename: (name: string) => Promise<boolean>;
}

/** Asks for another name in a small dialog. */
export function askName({ what, value, rename }: Asked): void {
  const id = modals.open({
    title: `Rename ${what}`,
    size: 480,
    // Read by overlays.module.css: a single field is not a sheet, even on phones.
    attributes: { content: { 'data-short': true } },
    children: (
      <RenameForm
        label="Name"
        value={value}
        submitLabel={`Rename ${what}`}
        onCancel={() => modals.close(id)}
        onSubmit={async (name) => {
          if (await rename(name)) modals.close(id);
        }}
      />
    ),
  });
}
