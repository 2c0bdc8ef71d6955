/**
 * Removes what the server has put into the first response, so that the page shows something before its scripts run
 * (`public/first`). To be called by whatever stands in its place; does nothing later on.
 */
export function endFirstPaint(): void {
  document.getElementById('first')?.remove();
}
