import type { LoaderFunction, RouteObject } from 'react-router';
import { ADMIN_PAGES, type AdminPath } from '../layouts/dashboard/adminPages.js';
import { LastResort } from '../errors/LastResort.js';
import { RouteError } from '../errors/RouteError.js';
import { requireAdmin } from './guards/requireAdmin.js';
import type { Pending } from './guards/requestedPath.js';
import { openDevPages } from './guards/openDevPages.js';
import { signInGuard } from './guards/signInGuard.js';
import { uuidParams } from './guards/uuidParams.js';
import type { memberPages } from './memberPages.js';
import { Root } from './Root.js';
import type { RouteHandle } from '../navigation/routeHandle.js';

/** A lazily loaded page. */
type Page = NonNullable<RouteObject['lazy']>;

const dark = (title?: string): RouteHandle => ({ colorMode: 'dark', ...(title !== undefined && { title }) });
const titled = (title: string): RouteHandle => ({ title });

/** Layouts and pages for members. Visitors' browsers do not load the list of what each of them needs. */
const memberPage =
  (name: keyof typeof memberPages): Page =>
  async () =>
    (await import('./memberPages.js')).memberPages[name]();

const adminPage =
  (path: AdminPath | 'overview' | 'issue'): Page =>
  async () => {
    const { adminModule } = await import('./memberPages.js');
    return { Component: (await adminModule.load()).adminPages[path] };
  };

/** An 80 px bar on a dark page. */
const defaultPages: RouteObject = {
  lazy: () => import('../layouts/DefaultLayout.js'),
  children: [
    { index: true, handle: dark(), lazy: () => import('../pages/landing/LandingPage.js') },
    { path: 'about', handle: dark('About'), lazy: () => import('../pages/about/AboutPage.js') },
    { path: 'login', handle: dark('Sign in'), lazy: () => import('../pages/login/LoginPage.js') },
    { path: 'updates', handle: dark('Updates'), lazy: () => import('../pages/updates/UpdatesPage.js') },
    { path: 'updates/:slug', handle: dark('Updates'), lazy: () => import('../pages/updates/UpdatePage.js') },
    { path: 'changelog', lazy: () => import('../pages/updates/changelogRedirect.js') },
    { path: 'waitlist', handle: dark('Waitlist'), lazy: () => import('../pages/waitlist/WaitlistPage.js') },
  ],
};

const explorePages: RouteObject = {
  lazy: () => import('../layouts/ExploreLayout.js'),
  children: [
    { path: 'explore', handle: dark('Explore'), lazy: () => import('../pages/explore/ExplorePage.js') },
    {
      path: 'explore/decks/:id',
      loader: uuidParams,
      handle: dark('Deck'),
      lazy: () => import('../pages/deckPage/DeckPage.js'),
    },
  ],
};

const pagesWithoutHeader: RouteObject = {
  lazy: () => import('../layouts/NoHeaderLayout.js'),
  children: [
    { path: 'confirm', handle: dark('Confirm'), lazy: () => import('../pages/confirm/ConfirmPage.js') },
    { path: 'c/:code', handle: titled('Card'), lazy: () => import('../pages/cardPage/CardPage.js') },
    {
      path: 'play/random/:deckId',
      loader: uuidParams,
      handle: dark('Play'),
      lazy: () => import('../pages/play/PlayPage.js'),
    },
    {
      path: 'play/table/:code',
      handle: titled('Table'),
      lazy: () => import('../pages/liveTable/LiveTablePage.js'),
    },
  ],
};

const dashboardPages = (mustBeAdmin: LoaderFunction): RouteObject => ({
  lazy: memberPage('dashboardLayout'),
  children: [
    { path: 'create', handle: titled('Your decks'), lazy: memberPage('dashboard') },
    { path: 'create/decks', handle: titled('Your decks'), lazy: memberPage('dashboard') },
    {
      path: 'admin',
      loader: mustBeAdmin,
      // Roles may change while a page is open: each page of the area asks again.
      shouldRevalidate: () => true,
      children: [
        { index: true, handle: titled('Admin'), lazy: adminPage('overview') },
        ...ADMIN_PAGES.map(([path, title]) => ({ path, handle: titled(title), lazy: adminPage(path) })),
        { path: 'newsletter/:id', loader: uuidParams, handle: titled('Newsletter'), lazy: adminPage('issue') },
      ],
    },
  ],
});

const layoutsOfOnePage: RouteObject[] = [
  {
    lazy: memberPage('onboardingLayout'),
    children: [{ path: 'onboarding', handle: titled('Welcome'), lazy: memberPage('onboarding') }],
  },
  {
    lazy: memberPage('ownLayout'),
    children: [
      {
        path: 'own/decks/:id',
        loader: uuidParams,
        handle: titled('Deck'),
        lazy: memberPage('ownDeck'),
      },
    ],
  },
  {
    lazy: memberPage('settingsLayout'),
    children: [{ path: 'settings/profile', handle: titled('Profile'), lazy: memberPage('profile') }],
  },
  {
    // It fills StudioLayout with its own parts.
    path: 'create/decks/:id',
    loader: uuidParams,
    handle: titled('Deck editor'),
    lazy: memberPage('deckEditor'),
  },
  {
    lazy: memberPage('socialBannerLayout'),
    children: [
      {
        // A preset's id, or a size such as 1200x400.
        path: 'create/social-banners/:presetId',
        handle: titled('Social banner'),
        lazy: memberPage('bannerEditor'),
      },
    ],
  },
];

/** These pages bring their own frame. */
const pagesWithoutLayout = (mustBeAdmin: LoaderFunction): RouteObject[] => [
  {
    path: 'create/templates',
    handle: titled('Templates'),
    lazy: memberPage('templates'),
  },
  {
    path: 'create/templates/new',
    handle: titled('New template'),
    lazy: memberPage('newTemplate'),
  },
  {
    path: 'create/templates/:id',
    loader: uuidParams,
    handle: titled('Template builder'),
    lazy: memberPage('templateBuilder'),
  },
  {
    path: 'admin/templates',
    loader: mustBeAdmin,
    shouldRevalidate: () => true,
    children: [
      {
        path: ':id',
        loader: uuidParams,
        handle: titled('Official template'),
        lazy: memberPage('officialBuilder'),
      },
    ],
  },
  {
    path: 'create/fonts',
    handle: titled('Fonts and icons'),
    lazy: memberPage('ownFiles'),
  },
  {
    path: 'create/social-banners',
    handle: titled('Social banners'),
    lazy: memberPage('socialBanners'),
  },
  {
    path: 'dev',
    loader: openDevPages,
    children: [
      {
        path: 'template-builder-shell',
        handle: titled('Template builder'),
        lazy: memberPage('templateBuilderShell'),
      },
      { path: 'components', handle: titled('Components'), lazy: memberPage('components') },
    ],
  },
];

/** Every route of the specification. Layouts are routes without a path. */
export function routesOf(pending: Pending): RouteObject[] {
  const mustBeAdmin: LoaderFunction = (args) => requireAdmin(args, pending);
  return [
    {
      Component: Root,
      ErrorBoundary: LastResort,
      loader: (args) => signInGuard(args, pending),
      // Every navigation passes the guard, including those between its children.
      shouldRevalidate: () => true,
      // Nothing to show until the first page's code arrives: index.html has the background colour.
      HydrateFallback: () => null,
      children: [
        {
          // Inside Root, so that the error screen has its theme.
          ErrorBoundary: RouteError,
          children: [
            defaultPages,
            explorePages,
            pagesWithoutHeader,
            {
              lazy: memberPage('memberArea'),
              children: [dashboardPages(mustBeAdmin), ...layoutsOfOnePage, ...pagesWithoutLayout(mustBeAdmin)],
            },
            {
              path: 'forbidden',
              handle: titled('Access denied'),
              lazy: () => import('../pages/errors/ForbiddenPage.js'),
            },
            { path: '*', lazy: () => import('../pages/errors/NotFoundPage.js') },
          ],
        },
      ],
    },
  ];
}
