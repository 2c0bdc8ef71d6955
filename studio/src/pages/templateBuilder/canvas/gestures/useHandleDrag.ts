import { useEffect, useState } from 'react';
import { useBuilder } from '../../../../template/builder/BuilderContext.js';
import { HandleDrag } from '../../../../template/builder/HandleDrag.js';

/** The drag of a handle. It is cancelled if the handle goes away. */
export function useHandleDrag<
  Drag extends { readonly end: () => void; readonly cancel: () => void },
>(): HandleDrag<Drag> {
  const { gesture } = useBuilder();
  const [drag] = useState(() => new HandleDrag<Drag>(gesture));
  useEffect(() => () => drag.cancel(), [drag]);
  return drag;
}
