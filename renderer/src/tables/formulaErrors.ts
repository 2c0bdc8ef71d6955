/**
 * What spreadsheet programs show for formulas that fail, in the languages whose headings we know: a program saves a text
 * file in its own language.
 */
const ERRORS: ReadonlySet<string> = new Set(
  [
    // English, and what other languages share
    '#NULL! #DIV/0! #VALUE! #REF! #NAME? #NUM! #N/A #SPILL! #CALC! #ERROR!',
    // German
    '#WERT! #BEZUG! #ZAHL! #NV #ÜBERLAUF! #KALK! #FEHLER!',
    // French
    '#NUL! #VALEUR! #NOM? #NOMBRE! #PROPAGATION! #ERREUR!',
    // Spanish and Portuguese
    '#¡NULO! #¡DIV/0! #¡VALOR! #¡REF! #¿NOMBRE? #¡NUM! #N/D #NULO! #VALOR! #NOME? #NÚM!',
    // Italian
    '#NULLO! #VALORE! #RIF! #ERRORE!',
    // Dutch
    '#LEEG! #DEEL/0! #WAARDE! #VERW! #NAAM? #GETAL! #N/B',
  ].flatMap((row) => row.split(' ')),
);

/** Whether a cell shows that its formula failed. LibreOffice also has errors with numbers, such as `Err:502`. */
export function isFormulaError(text: string): boolean {
  return ERRORS.has(text) || /^Err:\d{3}$/.test(text);
}
