import '@fontsource-variable/besley/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import '@fontsource-variable/spline-sans-mono/wght.css';
import './tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CardTable } from './cardTable/CardTable.js';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');
createRoot(place).render(
  <StrictMode>
    <CardTable />
  </StrictMode>,
);
