import {
  ArrowLeft,
  Bug,
  CreditCard,
  Gauge,
  BadgeCheck,
  Globe,
  Image,
  Images,
  Layers,
  LayoutTemplate,
  ListOrdered,
  Mail,
  MailPlus,
  Megaphone,
  Newspaper,
  Palette,
  Printer,
  ScrollText,
  Shield,
  Users,
  Wallpaper,
  type LucideIcon,
} from 'lucide-react';
import { ADMIN_PAGES, mayOpen, type AdminPath, type Rights } from './adminPages.js';

export interface Place {
  readonly path: string;
  readonly name: string;
  readonly icon: LucideIcon;
  /** Further paths that belong to it. */
  readonly also?: readonly string[];
  /** Matches this path only, not the paths below it. */
  readonly isExact?: boolean;
  /** A new group begins with it. */
  readonly divides?: boolean;
}

export const MEMBER_PLACES: readonly Place[] = [
  { path: '/create/decks', name: 'Decks', icon: Layers, also: ['/create'] },
  { path: '/create/templates', name: 'Templates', icon: LayoutTemplate, also: ['/create/fonts'] },
  { path: '/create/social-banners', name: 'Social banners', icon: Image },
];

export const ADMIN_PLACE: Place = { path: '/admin', name: 'Admin', icon: Shield };

/** The way back from the admin pages. */
export const BACK_TO_DECKS: Place = {
  path: '/create/decks',
  name: 'Back to your decks',
  icon: ArrowLeft,
  isExact: true,
};

/** The icon of each page, and where a new group begins. */
const ADMIN_LOOKS: Readonly<Record<AdminPath, Pick<Place, 'icon' | 'divides'>>> = {
  decks: { icon: Layers },
  templates: { icon: LayoutTemplate },
  'color-schemes': { icon: Palette },
  worlds: { icon: Globe },
  images: { icon: Images },
  social: { icon: Image },
  banners: { icon: Wallpaper },
  members: { icon: Users, divides: true },
  roles: { icon: BadgeCheck },
  waitlist: { icon: ListOrdered },
  newsletter: { icon: Newspaper },
  subscribers: { icon: MailPlus },
  updates: { icon: Megaphone },
  mails: { icon: Mail },
  jobs: { icon: Printer, divides: true },
  errors: { icon: Bug },
  'audit-log': { icon: ScrollText },
  'checkout-test': { icon: CreditCard },
};

const ADMIN_PLACES: readonly Place[] = [
  { path: '/admin', name: 'Overview', icon: Gauge, isExact: true },
  ...ADMIN_PAGES.map(([path, name]) => ({ path: `/admin/${path}`, name, ...ADMIN_LOOKS[path] })),
];

/** What somebody may open of the admin pages; all of them until that is known. */
export function adminPlacesOf(rights: Rights | undefined): readonly Place[] {
  return ADMIN_PLACES.filter(({ path }) => rights === undefined || mayOpen(rights, path));
}

/** Whether a path equals another or lies below it. */
export function isAt(pathname: string, { path, also = [], isExact }: Place): boolean {
  if (pathname === path || also.includes(pathname)) return true;
  return isExact !== true && pathname.startsWith(`${path}/`);
}
