import { useMediaQuery } from '@mantine/hooks';

/** `wide` fits everything, `medium` shows the fields in a drawer, `small` one part at a time. As in StudioLayout.module.css. */
export type EditorSize = 'wide' | 'medium' | 'small';

export function useEditorSize(): EditorSize {
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const isMedium = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false });
  return isWide ? 'wide' : isMedium ? 'medium' : 'small';
}
