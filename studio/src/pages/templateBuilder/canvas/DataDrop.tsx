import { memo, useState, type DragEvent, type ReactElement } from 'react';
import { addItem } from '../../../template/actions/addItem.js';
import { addPictureFile } from '../../../template/actions/fixedPictures.js';
import { itemForKind } from '../../../template/actions/newItems.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import { partsOf } from '../../../template/document/parts.js';
import { dropPlaceAt } from '../../../template/geometry/dropPlace.js';
import { DRAGGED_KIND } from '../structure/DataPanel.js';
import { type CanvasView, toFace } from './CanvasView.js';
import classes from './canvas.module.css';
import { useFilesOverCanvas } from './useFilesOverCanvas.js';

/** Takes a kind of content that is dragged from the data panel onto the face, and pictures. */
export const DataDrop = memo(function DataDrop({ view }: { readonly view: CanvasView }): ReactElement {
  const builder = useBuilder();
  const [isOver, setOver] = useState(false);
  useFilesOverCanvas();
  const onDrop = (event: DragEvent<HTMLElement>): void => {
    event.preventDefault();
    setOver(false);
    const kind = event.dataTransfer.getData(DRAGGED_KIND);
    const { scene } = builder.shown.getState();
    const [file] = event.dataTransfer.files;
    if ((kind === '' && file === undefined) || scene === undefined) return;
    const place = event.currentTarget.getBoundingClientRect();
    const point = toFace(view, { x: event.clientX - place.left, y: event.clientY - place.top });
    if (file !== undefined) {
      void addPictureFile(builder, file, point);
      return;
    }
    const { json_config: config } = builder.store.getState().document;
    const pattern = itemForKind(kind);
    const surroundings = { scene, parts: partsOf(config), config };
    addItem(builder, pattern, dropPlaceAt(surroundings, point, [{ ...pattern, id: '' }])?.place);
  };
  return (
    <div
      className={classes.dataDrop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    />
  );
});
