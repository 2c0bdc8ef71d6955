/** The menu as a default export, for `lazy`. */
export { AvatarMenu as default } from './AvatarMenu.js';
