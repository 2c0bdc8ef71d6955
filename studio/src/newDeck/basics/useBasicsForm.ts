import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { lastDeckQuery } from '../../api/decks.js';
import { meQuery } from '../../api/members.js';
import { worldTreeQuery } from '../../api/worlds.js';
import { BASICS_RULES, NO_BASICS, type Basics, type BasicsForm } from './basics.js';

/** The form of a new deck's basics; it starts with the preferred language and the last deck's world. */
export function useBasicsForm(given: Partial<Basics> = {}): BasicsForm {
  const form = useForm<Basics>({ initialValues: { ...NO_BASICS, ...given }, validate: BASICS_RULES });
  const { data: last } = useQuery(lastDeckQuery);
  const { data: worlds } = useQuery(worldTreeQuery);
  const worldId = last?.world_id ?? worlds?.[0]?.id;
  const language = useQuery(meQuery).data?.preferred_language;
  const { setFieldValue, getValues } = form;
  const isLanguageKnown = useRef(given.language !== undefined);
  useEffect(() => {
    if (worldId !== undefined && getValues().worldId === null) setFieldValue('worldId', worldId);
  }, [worldId, setFieldValue, getValues]);
  useEffect(() => {
    // The language is filled in only once; after that, the person chooses.
    if (language === undefined || isLanguageKnown.current) return;
    isLanguageKnown.current = true;
    if (language !== null && getValues().language === NO_BASICS.language) setFieldValue('language', language);
  }, [language, setFieldValue, getValues]);
  return form;
}
