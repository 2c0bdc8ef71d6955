/** What people call the texts of decks, categories and cards. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'detailed content',
  short_description: 'short description',
  primary_text: 'short content',
  secondary_text: 'side content',
  one_liner: 'one-liner',
};
