export const FOR_WHOM = [
  {
    who: 'Facilitators and trainers',
    what: 'Question cards, check-ins, scenarios and role cards, in every language your groups speak.',
  },
  {
    who: 'Consultants',
    what: 'A method as a deck that clients take home: canvases, personas, principles, in the colours of the brand.',
  },
  {
    who: 'Game designers',
    what: 'Prototypes from a spreadsheet in minutes, and the same file as a print order when the game is done.',
  },
  {
    who: 'Everyone with an idea',
    what: 'A party game for Saturday, flash cards for an exam, or a present that nobody else has.',
  },
] as const;

export const PROMISES = [
  {
    promise: 'Your words stay yours',
    how: 'Download all of it at any time: decks as files, tables and folders that other programs can read. Delete your account, and it is gone.',
  },
  {
    promise: 'Nothing is lost silently',
    how: 'What you type is kept before it is saved. Text that does not fit, a field that a design does not show, a picture that is too small: you are told where, and what to do.',
  },
  {
    promise: 'Print means print',
    how: 'Bleed, trim and safe area, vector text, sheets with cut marks, and files for the print shops that people order from.',
  },
  {
    promise: 'You can run it yourself',
    how: 'The whole product is free software under the MIT licence. It runs on a laptop with one command, and on a server of your own.',
  },
  {
    promise: 'No tracking',
    how: 'No third-party analytics, no advertising cookies, and no tracking pixels in e-mails.',
  },
] as const;
