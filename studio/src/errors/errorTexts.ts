export interface ErrorTexts {
  readonly heading: string;
  readonly message: string;
}

const TEXTS: Readonly<Record<number, ErrorTexts>> = {
  401: { heading: 'Please sign in', message: 'You need to be logged in to continue.' },
  403: { heading: 'Access denied', message: "You don't have permission to view this content." },
  404: { heading: 'Not found', message: "We couldn't find what you were looking for." },
};

/** The specification's texts for a status code. */
export function errorTexts(status: number): ErrorTexts {
  return (
    TEXTS[status] ?? { heading: 'Something went wrong', message: 'An unexpected error occurred. Please try again.' }
  );
}
