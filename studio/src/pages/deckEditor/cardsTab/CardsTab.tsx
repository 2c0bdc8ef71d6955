import { lazy, Suspense, type ReactElement } from 'react';
import { views } from '../dialogs/registry.js';
import { useSession } from '../../../deck/editor/EditorContext.js';
import { PageSkeleton } from '../opening/PageSkeleton.js';
import { ReviewPanel } from '../../../deck/review/ReviewPanel.js';
import { CardCanvas } from './CardCanvas.js';
import { CardsHeader } from './CardsHeader.js';
import classes from './canvas.module.css';

const CardsGrid = lazy(() => import('./grid/CardsGrid.js'));
const CardsTable = views.table && lazy(views.table);

/** One large card, the grid, or the table. */
export function CardsTab(): ReactElement {
  const view = useSession((session) => session.view);
  return (
    <div className={classes.tab}>
      <CardsHeader />
      <Suspense fallback={<PageSkeleton />}>
        {view === 'card' && <CardCanvas />}
        {view === 'grid' && <CardsGrid />}
        {view === 'table' && CardsTable !== undefined && <CardsTable />}
      </Suspense>
      <ReviewPanel />
    </div>
  );
}
