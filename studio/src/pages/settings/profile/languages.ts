import { nameOfLanguage } from '../../../languages/languages.js';

/** Languages that the bundled fonts can write, by speakers. */
const CODES = (
  'en zh-Hans zh-Hant hi es fr ar bn pt pt-BR ru ur id de ja tr ko vi it th pl uk nl ro el cs sv hu he da fi no sk bg hr ' +
  'ca sr lt sl lv et fa'
).split(' ');

/** For a list: the name in the language itself and in English, so that both are found by typing. */
export function languageChoices(): readonly { readonly value: string; readonly label: string }[] {
  return CODES.map((code) => {
    const [own, english] = [nameOfLanguage(code), nameOfLanguage(code, 'en')];
    return { value: code, label: own === english ? own : `${own} (${english})` };
  });
}
