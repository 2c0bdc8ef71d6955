/** Offered languages; a deck file may contain any other. */
export const LANGUAGES: readonly string[] = [
  'en de es fr it pt pt-BR nl pl cs sk sl hr sr bs hu ro bg uk ru el tr sv da nb nn fi is et lv lt ga cy eu ca gl mt sq mk',
  'ar he fa ur hi bn ta te mr gu pa kn ml si th vi id ms tl ja ko zh zh-Hant sw af zu am ka hy eo la',
].flatMap((codes) => codes.split(' '));
