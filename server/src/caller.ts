import type { Permission } from './contract/permissions.js';

/** The sender of a request. `signedInAt` is when they last proved who they are. */
export type Caller =
  | { readonly kind: 'stranger' }
  | {
      readonly kind: 'member';
      readonly id: string;
      readonly email: string;
      readonly roles: readonly string[];
      /** What these roles open; admins need none. */
      readonly permissions: readonly Permission[];
      readonly signedInAt?: Date | undefined;
    };

export type MemberCaller = Extract<Caller, { kind: 'member' }>;

export const STRANGER: Caller = { kind: 'stranger' };

export function isAdmin(caller: Caller): boolean {
  return caller.kind === 'member' && caller.roles.includes('admin');
}

/** Whether the caller is this member; rows without an owner belong to nobody. */
export function isSelf(caller: Caller, userId: string | null): boolean {
  return caller.kind === 'member' && caller.id === userId;
}
