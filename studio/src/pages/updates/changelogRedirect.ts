import { redirect } from 'react-router';

export const loader = (): Response => redirect('/updates');
