import { analyseClasses, parseClasses, type AnalysedClass, type Style, type ColorTokens } from '@cardwright/renderer';
import { useMemo } from 'react';
import { useBuilder, useBuilderSession, useShownScene, useTemplate } from '../../../template/builder/BuilderContext.js';
import { setClasses } from '../../../template/document/commands/properties.js';
import { classesOf } from '../../../template/document/find.js';
import { useTokens } from '../../../template/data/useSubject.js';
import { changeClass, toggleClass } from '../../../template/styling/changeClass.js';
import { CONTROLS, type ControlName } from '../../../template/styling/controls.js';
import { wordsFor } from '../../../template/actions/selected.js';

export interface Styling {
  /** The classes of the first selected part. */
  readonly classes: string;
  /** What becomes of each of them. */
  readonly analysed: readonly AnalysedClass[];
  readonly style: Style;
  readonly tokens: ColorTokens;
  /** The class that a control has set, without a direction before it: of several, the last counts. */
  readonly nameOf: (control: ControlName) => string | undefined;
  /** Sets a control on all selected parts; undefined removes it. @param gesture joins consecutive changes */
  readonly set: (control: ControlName, name: string | undefined, gesture?: string) => void;
  readonly toggle: (name: string) => void;
  readonly write: (classes: string, label?: string) => void;
}

/** The look of the selected parts, as their classes say it for the face that is shown. */
export function useStyling(): Styling {
  const builder = useBuilder();
  const tokens = useTokens();
  const ids = useBuilderSession((session) => session.selectedIds);
  const classes = useTemplate(({ json_config }) => classesOf(json_config, ids[0] ?? '') ?? '');
  const direction = useShownScene()?.direction ?? 'ltr';
  const style = useMemo(() => parseClasses(classes, tokens, { direction }).style, [classes, tokens, direction]);
  const analysed = useMemo(() => analyseClasses(classes, tokens, direction), [classes, tokens, direction]);
  return useMemo(
    () => ({
      classes,
      analysed,
      style,
      tokens,
      nameOf(control) {
        const own: readonly string[] = CONTROLS[control].slots;
        return analysed
          .findLast(({ state, slots }) => state === 'used' && slots.some((slot) => own.includes(slot)))
          ?.name.replace(`${direction}:`, '');
      },
      set(control, name, gesture) {
        const label = `style ${wordsFor(builder, ids)}`;
        builder.change(
          label,
          setClasses(ids, (old) => changeClass(old, CONTROLS[control], name, tokens, direction)),
          gesture === undefined ? undefined : `${gesture} ${control} ${ids.join(' ')}`,
        );
      },
      toggle: (name) => {
        builder.change(
          `style ${wordsFor(builder, ids)}`,
          setClasses(ids, (old) => toggleClass(old, name)),
        );
      },
      write: (next, label = `style ${wordsFor(builder, ids)}`) => {
        builder.change(
          label,
          setClasses(ids.slice(0, 1), () => next),
        );
      },
    }),
    [builder, classes, analysed, style, tokens, direction, ids],
  );
}
