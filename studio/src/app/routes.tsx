import type { RouteObject } from 'react-router';
import { requireAdmin, requireMember } from './guards/guards.js';
import { deckIdLoader, idLoader, templateIdLoader } from './guards/params.js';
import { RouteError } from './errors/RouteError.js';
import { Root } from './Root.js';
import type { RouteHandle } from './routeHandle.js';

/** A page, loaded when it is wanted. */
type Page = NonNullable<RouteObject['lazy']>;

const dark = (title?: string): RouteHandle => ({ colorMode: 'dark', ...(title !== undefined && { title }) });
const titled = (title: string): RouteHandle => ({ title });

const notYet: Page = () => import('../pages/notYet/NotYetPage.js');

const ADMIN_PAGES = [
  ['decks', 'Decks'],
  ['images', 'Images'],
  ['social', 'Social banners'],
  ['worlds', 'Worlds'],
  ['members', 'Members'],
  ['waitlist', 'Waitlist'],
  ['templates', 'Templates'],
  ['newsletter', 'Newsletter'],
  ['checkout-test', 'Checkout test'],
  ['color-schemes', 'Colour schemes'],
] as const;

/** Layouts are routes without a path. Every path of the specification is here. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    // Nothing to show while the first page's code arrives: index.html has the ground's colour.
    HydrateFallback: () => null,
    children: [
      {
        lazy: () => import('./layouts/DefaultLayout.js'),
        children: [
          { index: true, handle: dark(), lazy: notYet },
          { path: 'about', handle: dark('About'), lazy: notYet },
          { path: 'login', handle: dark('Sign in'), lazy: () => import('../pages/login/LoginPage.js') },
          { path: 'updates', handle: dark('Updates'), lazy: notYet },
          { path: 'changelog', lazy: () => import('../pages/updates/changelogRedirect.js') },
          { path: 'waitlist', handle: dark('Waitlist'), lazy: notYet },
          {
            path: 'forbidden',
            handle: titled('Access denied'),
            lazy: () => import('../pages/errors/ForbiddenPage.js'),
          },
        ],
      },
      {
        lazy: () => import('./layouts/ExploreLayout.js'),
        children: [
          { path: 'explore', handle: dark('Explore'), lazy: notYet },
          { path: 'explore/decks/:id', loader: deckIdLoader, handle: dark('Deck'), lazy: notYet },
        ],
      },
      {
        lazy: () => import('./layouts/NoHeaderLayout.js'),
        children: [
          { path: 'confirm', handle: dark('Confirm'), lazy: () => import('../pages/confirm/ConfirmPage.js') },
          { path: 'play/random/:deckId', loader: deckIdLoader, handle: dark('Play'), lazy: notYet },
        ],
      },
      { path: 'onboarding', loader: requireMember, handle: titled('Welcome'), lazy: notYet },
      { path: 'own/decks/:id', loader: deckIdLoader, handle: titled('Deck'), lazy: notYet },
      {
        lazy: () => import('./layouts/DashboardLayout.js'),
        loader: requireMember,
        children: [
          { path: 'create', handle: titled('Your decks'), lazy: () => import('../pages/dashboard/DashboardPage.js') },
          {
            path: 'create/decks',
            handle: titled('Your decks'),
            lazy: () => import('../pages/dashboard/DashboardPage.js'),
          },
          {
            loader: requireAdmin,
            children: [
              { path: 'admin', handle: titled('Admin'), lazy: notYet },
              ...ADMIN_PAGES.map(([path, title]) => ({ path: `admin/${path}`, handle: titled(title), lazy: notYet })),
            ],
          },
        ],
      },
      {
        path: 'create/decks/:id',
        loader: idLoader(requireMember),
        handle: titled('Deck editor'),
        lazy: () => import('../pages/deckEditor/DeckEditorPage.js'),
      },
      {
        path: 'create/templates',
        loader: requireMember,
        handle: titled('Templates'),
        lazy: () => import('../pages/templates/TemplatesPage.js'),
      },
      { path: 'create/templates/:id', loader: templateIdLoader, handle: titled('Template builder'), lazy: notYet },
      { path: 'create/social-banners', loader: requireMember, handle: titled('Social banners'), lazy: notYet },
      {
        path: 'create/social-banners/:presetId',
        loader: idLoader(requireMember),
        handle: titled('Social banner'),
        lazy: notYet,
      },
      {
        lazy: () => import('./layouts/SettingsLayout.js'),
        loader: requireMember,
        children: [
          {
            path: 'settings/profile',
            handle: titled('Profile'),
            lazy: () => import('../pages/settings/ProfilePage.js'),
          },
        ],
      },
      { path: 'dev/template-builder-shell', loader: requireMember, handle: titled('Template builder'), lazy: notYet },
      { path: '*', lazy: () => import('../pages/errors/NotFoundPage.js') },
    ],
  },
];
