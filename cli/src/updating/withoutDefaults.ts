import { isObject } from '@cardwright/renderer/schema';

export type Values = Readonly<Record<string, unknown>>;

/** A new category or card without what the schema adds. Without an icon of null, it would get a question mark. */
export function withoutDefaults({ position: _position, translations, ...values }: Values): Values {
  const texts = isObject(translations) ? Object.entries(translations) : [];
  const kept = Object.entries(withoutEmpty(values)).filter(
    ([key, value]) => (value !== null || key === 'icon') && !(key === 'copies' && value === 1),
  );
  return {
    ...Object.fromEntries(kept),
    translations: Object.fromEntries(texts.map(([code, each]) => [code, isObject(each) ? withoutEmpty(each) : each])),
  };
}

/** Without empty texts, except the title, which would become that of a new card. */
export function withoutEmpty(values: Values): Values {
  const isEmpty = (value: unknown): boolean => value === '' || (isObject(value) && Object.keys(value).length === 0);
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => key === 'title' || !(key === 'language_code' || isEmpty(value))),
  );
}
