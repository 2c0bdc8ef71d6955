import { isAdmin, type Caller } from '../caller.js';
import { PERMISSIONS, type Permission } from '../contract/permissions.js';

/** The admin routes that each permission opens, by name. What is in no list, only admins may call. */
export const ROUTES_OF: Readonly<Record<Permission, readonly string[]>> = {
  decks: ['adminListDeckTable', 'adminModerateDecks', 'adminListReports', 'adminDeleteReport', 'listAllDecks'],
  templates: [
    'adminListTemplates',
    'adminCreateTemplate',
    'adminUpdateTemplate',
    'adminDeleteTemplate',
    'adminReadTemplateHistory',
    'adminRestoreTemplate',
  ],
  'color-schemes': [
    'adminListColorSchemes',
    'adminCreateColorScheme',
    'adminUpdateColorScheme',
    'adminDeleteColorScheme',
  ],
  worlds: ['adminListWorlds', 'adminReadWorldTree', 'adminCreateWorld', 'adminUpdateWorld', 'adminDeleteWorld'],
  images: ['adminListImages', 'adminDeleteImage', 'adminDeleteImages'],
  banners: [
    'adminListBanners',
    'adminDeleteBanner',
    'adminListBannerPresets',
    'adminCreateBannerPreset',
    'adminUpdateBannerPreset',
    'adminDeleteBannerPreset',
    'adminRestoreBanner',
    'adminRestoreBannerPreset',
  ],
  members: ['adminListMembers', 'adminReadMember', 'adminListSessions', 'adminSuspendMembers'],
  waitlist: ['adminListWaitlist', 'adminSetWaitlistStatus', 'adminInviteWaiting', 'adminDeleteWaitlistEntry'],
  newsletter: [
    'adminListIssues',
    'adminReadIssue',
    'adminCreateIssue',
    'adminChangeIssue',
    'adminDeleteIssue',
    'adminPreviewIssue',
    'adminTestIssue',
    'adminSendIssue',
    'adminPauseIssue',
    'adminListSubscribers',
    'adminDeleteSubscriber',
  ],
  updates: ['adminListUpdates', 'adminReadUpdate', 'adminCreateUpdate', 'adminChangeUpdate', 'adminDeleteUpdate'],
  jobs: ['adminListJobs', 'adminCancelJobs', 'adminRetryJobs'],
};

/** All of them for admins. */
export function permissionsOf(caller: Caller): readonly Permission[] {
  if (isAdmin(caller)) return PERMISSIONS;
  return caller.kind === 'member' ? caller.permissions : [];
}

export function hasPermission(caller: Caller, permission: Permission): boolean {
  return permissionsOf(caller).includes(permission);
}

/** Whether somebody may call an admin route. */
export function mayAdminister(caller: Caller, route: string): boolean {
  return isAdmin(caller) || permissionsOf(caller).some((permission) => ROUTES_OF[permission].includes(route));
}
