/** Language-tagged texts by language code; each value also carries `language_code`. */
export type Translations<T> = Record<string, T & { language_code: string; [key: string]: unknown }>;

export interface CardTexts {
  title: string;
  description: string;
  primary_text: string;
  secondary_text: string;
  one_liner: string;
}

export interface Card {
  id?: string | undefined;
  icon: string | null;
  illustration: string | null;
  front_template_id: string | null;
  back_template_id: string | null;
  primary_color_key: string | null;
  card_number: string | null;
  attribution: string | null;
  position: string;
  category_id?: string | null | undefined;
  copies: number;
  fields: Record<string, string | number>;
  translations: Translations<CardTexts>;
  [key: string]: unknown;
}

export interface Category {
  id?: string | undefined;
  position: string;
  front_template_id: string | null;
  back_template_id: string | null;
  icon: string | null;
  illustration: string | null;
  translations: Translations<{ title: string; description: string }>;
  cards: Card[];
  [key: string]: unknown;
}

export interface Deck {
  id?: string | undefined;
  user_id?: string | null | undefined;
  world_id: string | null;
  default_language: string;
  front_template_id: string | null;
  back_template_id: string | null;
  color_scheme_id: string | null;
  primary_color_key: string;
  status: 'draft' | 'published' | 'early-access' | 'unlisted';
  illustration: string | null;
  icon: string | null;
  ai_image_style: string;
  copyright_info: string | null;
  translations: Translations<{
    title: string;
    short_description: string;
    description: string;
    tags: string[];
    external_links: { label: string; url: string }[];
  }>;
  categories: Category[];
  [key: string]: unknown;
}
