/** A value that Stripe's API takes. */
export type FormValue = string | number | undefined | readonly FormValue[] | { readonly [name: string]: FormValue };

/** `{ line_items: [{ quantity: 2 }] }` → `line_items[0][quantity]=2`, as Stripe's API reads nested values. */
export function encodeForm(values: Readonly<Record<string, FormValue>>): string {
  const form = new URLSearchParams();
  const add = (name: string, value: FormValue): void => {
    if (typeof value === 'object') for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    else if (value !== undefined) form.append(name, String(value));
  };
  for (const [name, value] of Object.entries(values)) add(name, value);
  return form.toString();
}
