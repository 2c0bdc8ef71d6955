import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { OpenTemplate } from './opening/OpenTemplate.js';

/** For admins: an official template, whose new version is published by saving. */
export function Component(): ReactElement {
  const { id = '' } = useParams();
  return <OpenTemplate key={id} id={id} isPublishing />;
}
