import type { Announcements } from '@dnd-kit/core';

/**
 * What screen readers say while something is dragged, with names instead of ids.
 * @param nameOf the name of what is dragged, or of the place that it is dragged over
 */
export function dragAnnouncements(nameOf: (id: string) => string): Announcements {
  const name = ({ id }: { readonly id: string | number }): string => nameOf(String(id));
  return {
    onDragStart: ({ active }) => `Picked up ${name(active)}.`,
    onDragOver: ({ active, over }) =>
      over === null ? `${name(active)} cannot be dropped here.` : `${name(active)} is over ${name(over)}.`,
    onDragEnd: ({ active, over }) =>
      over === null ? `${name(active)} was dropped where it was.` : `${name(active)} was dropped at ${name(over)}.`,
    onDragCancel: ({ active }) => `Cancelled. ${name(active)} stays where it was.`,
  };
}
