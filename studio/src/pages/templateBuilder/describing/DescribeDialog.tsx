import { useMemo, type ReactElement } from 'react';
import { Dialog } from '../../../components/Dialog.js';
import { useBuilder, useTemplate } from '../../../template/builder/BuilderContext.js';
import { DescribeForm } from '../../../template/design/DescribeForm.js';
import { NoModel } from '../../../template/design/NoModel.js';
import { useDesign } from '../../../template/design/useDesign.js';
import { useDesigning } from '../../../template/design/useDesigning.js';
import { replaceConfig } from '../../../template/document/commands/properties.js';
import { DesignReview } from './DesignReview.js';

/** A change described in words: shown before it is made, and one step for undo. */
export default function DescribeDialog(): ReactElement {
  const builder = useBuilder();
  const template = useTemplate((document) => document);
  const design = useDesign();
  const isReady = useDesigning() === 'ready';
  const close = (): void => builder.session.setState({ isDescribing: false });
  const { design: made } = design;
  const after = useMemo(
    () => made && { ...template, ratio: made.template.ratio, json_config: { ...made.template, name: template.name } },
    [made, template],
  );
  return (
    <Dialog opened onClose={close} closeOnClickOutside={false} title="Change from a description" size={620}>
      {!isReady && <NoModel />}
      {isReady && made === undefined && (
        <DescribeForm
          label="What should change?"
          placeholder="Put the title on a band in the colour of the category, and make the picture smaller."
          submitLabel="Show the change"
          design={design}
          onAsk={(brief) => void design.ask({ brief, ratio: template.ratio, template: template.json_config })}
          onCancel={close}
        />
      )}
      {isReady && made !== undefined && after !== undefined && (
        <DesignReview
          summary={made.summary}
          before={template}
          after={after}
          onDiscard={design.cancel}
          onApply={() => {
            builder.change('apply described change', replaceConfig(after.json_config));
            close();
          }}
        />
      )}
    </Dialog>
  );
}
