import type { RouteObject } from 'react-router';

/** How to load the layouts and pages for members. */
export const memberPages = {
  dashboardLayout: () => import('../layouts/DashboardLayout.js'),
  memberArea: () => import('../layouts/MemberArea.js'),
  onboardingLayout: () => import('../layouts/OnboardingLayout.js'),
  ownLayout: () => import('../layouts/OwnLayout.js'),
  settingsLayout: () => import('../layouts/SettingsLayout.js'),
  socialBannerLayout: () => import('../layouts/SocialBannerLayout.js'),
  bannerEditor: () => import('../pages/bannerEditor/BannerEditorPage.js'),
  components: () => import('../pages/dev/ComponentsPage.js'),
  dashboard: () => import('../pages/dashboard/DashboardPage.js'),
  deckEditor: () => import('../pages/deckEditor/DeckEditorPage.js'),
  newTemplate: () => import('../pages/newTemplate/NewTemplatePage.js'),
  officialBuilder: () => import('../pages/templateBuilder/OfficialBuilderPage.js'),
  onboarding: () => import('../pages/onboarding/OnboardingPage.js'),
  ownDeck: () => import('../pages/ownDeck/OwnDeckPage.js'),
  ownFiles: () => import('../pages/ownFiles/OwnFilesPage.js'),
  profile: () => import('../pages/settings/ProfilePage.js'),
  socialBanners: () => import('../pages/socialBanners/SocialBannersPage.js'),
  templateBuilder: () => import('../pages/templateBuilder/TemplateBuilderPage.js'),
  templateBuilderShell: () => import('../pages/templateBuilder/TemplateBuilderShell.js'),
  templates: () => import('../pages/templates/TemplatesPage.js'),
} satisfies Record<string, RouteObject['lazy']>;

/** All admin pages are in one module. */
export const adminModule = { load: () => import('../pages/admin/adminPages.js') };
