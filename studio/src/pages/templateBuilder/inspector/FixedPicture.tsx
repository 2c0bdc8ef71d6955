import type { TemplateItem } from '@cardwright/renderer';
import { Button } from '@mantine/core';
import { ImageUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import { textProp } from '../../../template/document/textProp.js';
import { TextProp } from './propFields.js';

/** The picture of the template's own: an upload, or any address, in which expressions count. */
export function FixedPicture({ item }: { readonly item: TemplateItem }): ReactElement {
  const { session, isReadOnly } = useBuilder();
  return (
    <>
      {!isReadOnly && (
        <Button
          size="xs"
          variant="default"
          leftSection={<ImageUp size={16} aria-hidden />}
          onClick={() => session.setState({ choosingPicture: { itemId: item.id } })}
        >
          {textProp(item, 'src') === '' ? 'Choose a picture' : 'Replace the picture'}
        </Button>
      )}
      <TextProp item={item} prop="src" label="Picture address" />
    </>
  );
}
