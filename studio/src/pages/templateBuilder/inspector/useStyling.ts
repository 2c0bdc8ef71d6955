import { analyseClasses, parseClasses, type AnalysedClass, type Style, type ColorTokens } from '@cardwright/renderer';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useBuilder, useBuilderSession, useShownScene, useTemplate } from '../../../template/builder/BuilderContext.js';
import { setClasses } from '../../../template/document/commands/properties.js';
import { classesOf } from '../../../template/document/find.js';
import { useTokens } from '../../../template/data/useSubject.js';
import { changeClass, toggleClass } from '../../../template/styling/changeClass.js';
import { sharedClasses } from '../../../template/styling/sharedClasses.js';
import { CONTROLS, type ControlName } from '../../../template/styling/controls.js';
import { wordsFor } from '../../../template/actions/selected.js';

export interface Styling {
  /** The classes that all selected parts have. */
  readonly classes: string;
  /** What becomes of each of them. */
  readonly analysed: readonly AnalysedClass[];
  readonly style: Style;
  readonly tokens: ColorTokens;
  /** The class that a control has set, without a direction before it: of several, the last counts. */
  readonly nameOf: (control: ControlName) => string | undefined;
  /** Whether a control has not set the same on all selected parts. */
  readonly isVarious: (control: ControlName) => boolean;
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
  const each = useTemplate(useShallow(({ json_config }) => ids.map((id) => classesOf(json_config, id) ?? '')));
  const classes = useMemo(() => sharedClasses(each), [each]);
  const direction = useShownScene()?.direction ?? 'ltr';
  const style = useMemo(() => parseClasses(classes, tokens, { direction }).style, [classes, tokens, direction]);
  const analysed = useMemo(() => analyseClasses(classes, tokens, direction), [classes, tokens, direction]);
  const analysedEach = useMemo(
    () => each.map((own) => analyseClasses(own, tokens, direction)),
    [each, tokens, direction],
  );
  return useMemo(
    () => ({
      classes,
      analysed,
      style,
      tokens,
      nameOf: (control) => nameIn(analysed, control)?.replace(`${direction}:`, ''),
      isVarious: (control) => new Set(analysedEach.map((own) => nameIn(own, control))).size > 1,
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
    [builder, classes, analysed, analysedEach, style, tokens, direction, ids],
  );
}

function nameIn(analysed: readonly AnalysedClass[], control: ControlName): string | undefined {
  const own: readonly string[] = CONTROLS[control].slots;
  return analysed.findLast(({ state, slots }) => state === 'used' && slots.some((slot) => own.includes(slot)))?.name;
}
