/** The menu as `lazy` wants it. */
export { AvatarMenu as default } from './AvatarMenu.js';
