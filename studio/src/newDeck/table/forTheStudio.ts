import type { Problem } from '@cardwright/renderer';

/** What to do here, instead of the options of the command line. */
const FIXES: Readonly<Record<string, string>> = {
  'table.no_title':
    'In the list above, choose the column that contains the title. If the first row is already a card, tick the box below that list.',
  'table.more_sheets': 'To read another sheet, choose it above.',
  'table.workbook_pictures':
    'Save the pictures as files, and add all of them at once with “Match pictures by file name” in the deck editor.',
  'table.hidden': 'To read what is hidden, tick the box above.',
};

/** Replaces table hints meant for the command line. */
export function forTheStudio(problem: Problem): Problem {
  const fix = FIXES[problem.code];
  return fix === undefined ? problem : { ...problem, fix };
}
