import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lastDeckQuery } from '../../../api/decks.js';
import { worldTreeQuery } from '../../../api/worlds.js';
import { BASICS_RULES, NO_BASICS, type Basics, type BasicsForm } from './basics.js';

/** The form of a new deck's basics; its world begins as that of the deck that was edited last, else as the first there is. */
export function useBasicsForm(given: Partial<Basics> = {}): BasicsForm {
  const form = useForm<Basics>({ initialValues: { ...NO_BASICS, ...given }, validate: BASICS_RULES });
  const { data: last } = useQuery(lastDeckQuery);
  const { data: worlds } = useQuery(worldTreeQuery);
  const worldId = last?.world_id ?? worlds?.[0]?.id;
  const { setFieldValue, getValues } = form;
  useEffect(() => {
    if (worldId !== undefined && getValues().worldId === null) setFieldValue('worldId', worldId);
  }, [worldId, setFieldValue, getValues]);
  return form;
}
