import { Button } from '@mantine/core';
import { Dices } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';

/** Deals from any deck of the directory. */
export function SurpriseMe(): ReactElement {
  const navigate = useNavigate();
  const [isPicking, setPicking] = useState(false);
  const pick = async (): Promise<void> => {
    setPicking(true);
    // Loaded when it is needed, to keep a stranger's page light.
    const { pickDeck } = await import('./pickDeck.js');
    await pickDeck((id) => navigate(`/play/random/${id}`));
    setPicking(false);
  };
  return (
    <Button
      variant="default"
      loading={isPicking}
      onClick={() => void pick()}
      leftSection={<Dices size={18} aria-hidden />}
    >
      Surprise me
    </Button>
  );
}
