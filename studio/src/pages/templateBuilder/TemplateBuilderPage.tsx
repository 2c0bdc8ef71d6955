import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { OpenTemplate } from './opening/OpenTemplate.js';

export function Component(): ReactElement {
  const { id = '' } = useParams();
  return <OpenTemplate key={id} id={id} />;
}
