import {
  Banknote,
  ChartNoAxesColumn,
  Globe,
  Image,
  Images,
  Layers,
  LayoutTemplate,
  ListOrdered,
  Mail,
  Palette,
  Shield,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { ADMIN_PAGES } from './adminPages.js';

export interface Place {
  readonly path: string;
  readonly name: string;
  readonly icon: LucideIcon;
  /** Further paths that belong to it. */
  readonly also?: readonly string[];
  /** Matches this path only, not the paths below it. */
  readonly isExact?: boolean;
}

export const MEMBER_PLACES: readonly Place[] = [
  { path: '/create/decks', name: 'Decks', icon: Layers, also: ['/create'] },
  { path: '/create/templates', name: 'Templates', icon: LayoutTemplate },
  { path: '/create/social-banners', name: 'Social banners', icon: Image },
];

export const ADMIN_PLACE: Place = { path: '/admin', name: 'Admin', icon: Shield };

const ADMIN_ICONS: Readonly<Record<(typeof ADMIN_PAGES)[number][0], LucideIcon>> = {
  decks: Layers,
  images: Images,
  social: Image,
  worlds: Globe,
  members: Users,
  waitlist: ListOrdered,
  templates: LayoutTemplate,
  newsletter: Mail,
  'checkout-test': Banknote,
  'color-schemes': Palette,
};

export const ADMIN_PLACES: readonly Place[] = [
  { path: '/admin', name: 'Overview', icon: ChartNoAxesColumn, isExact: true },
  ...ADMIN_PAGES.map(([path, name]) => ({ path: `/admin/${path}`, name, icon: ADMIN_ICONS[path] })),
];

/** Whether a path equals another or lies below it. */
export function isAt(pathname: string, { path, also = [], isExact }: Place): boolean {
  if (pathname === path || also.includes(pathname)) return true;
  return isExact !== true && pathname.startsWith(`${path}/`);
}
