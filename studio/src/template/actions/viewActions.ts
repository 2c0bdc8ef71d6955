import { FlaskConical, Magnet, Maximize, Minus, Plus, Ruler, Scissors } from 'lucide-react';
import { defineActions } from '../../actions/Action.js';
import type { Builder } from '../builder/createBuilder.js';
import type { BuilderSession } from '../builder/builderSession.js';
import { addGuideInMiddle, guidesOf, removeAllGuides } from './guides.js';
import { zoomStep, zoomTo, zoomToFit } from './zooming.js';

type Flag = { [Key in keyof BuilderSession]: BuilderSession[Key] extends boolean ? Key : never }[keyof BuilderSession];

/** What the canvas shows around the face, and how large it shows it. */
export function viewActions(builder: Builder) {
  const toggle = (flag: Flag) => () => builder.session.setState((state) => ({ [flag]: !state[flag] }));
  return defineActions('View', {
    zoomIn: { label: 'Zoom in', shortcut: '+', icon: Plus, run: () => zoomStep(builder, 1) },
    zoomOut: { label: 'Zoom out', shortcut: '-', icon: Minus, run: () => zoomStep(builder, -1) },
    fit: { label: 'Zoom to fit', shortcut: 'shift+1', icon: Maximize, run: () => zoomToFit(builder) },
    actual: { label: 'Zoom to 100%', shortcut: 'mod+0', run: () => zoomTo(builder, 1) },
    guides: { label: 'Bleed, trim and safe area', icon: Scissors, run: toggle('hasGuides') },
    rulers: { label: 'Rulers in millimetres', icon: Ruler, run: toggle('hasRulers') },
    snapping: { label: 'Snapping', icon: Magnet, run: toggle('isSnapping') },
    verticalGuide: {
      label: 'Add vertical guide',
      isEnabled: () => !builder.isReadOnly,
      run: () => addGuideInMiddle(builder, 'vertical'),
    },
    horizontalGuide: {
      label: 'Add horizontal guide',
      isEnabled: () => !builder.isReadOnly,
      run: () => addGuideInMiddle(builder, 'horizontal'),
    },
    removeGuides: {
      label: 'Remove all guides',
      isEnabled: () => !builder.isReadOnly && guidesOf(builder).length > 0,
      run: () => removeAllGuides(builder),
    },
    stress: { label: 'Stress test', shortcut: 'X', icon: FlaskConical, run: toggle('isTesting') },
  });
}
