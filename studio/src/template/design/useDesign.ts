import { parseTemplateConfig, type TemplateConfig } from '@cardwright/renderer';
import { useEffect, useRef, useState } from 'react';
import { designTemplate, type DesignRequest } from '../../api/templates.js';

export interface Design {
  readonly summary: string;
  readonly template: TemplateConfig;
}

export interface DesignState {
  readonly brief: string;
  readonly setBrief: (brief: string) => void;
  readonly isWriting: boolean;
  readonly design?: Design;
  readonly error?: unknown;
  readonly ask: (request: DesignRequest) => Promise<void>;
  /** Stops the model, or discards what it made. The description stays. */
  readonly cancel: () => void;
}

/** Asks the model for a template, which is reviewed before anything is stored or changed. */
export function useDesign(): DesignState {
  const [brief, setBrief] = useState('');
  const [shown, setShown] = useState<Pick<DesignState, 'isWriting' | 'design' | 'error'>>({ isWriting: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async (request: DesignRequest): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setShown({ isWriting: true });
    try {
      const { summary, template } = await designTemplate(request, controller.signal);
      const parsed = parseTemplateConfig(template);
      if (!parsed.ok) throw new Error('The answer is not a template. Try again, or describe it differently.');
      if (!controller.signal.aborted) setShown({ isWriting: false, design: { summary, template: parsed.value } });
    } catch (error) {
      if (!controller.signal.aborted) setShown({ isWriting: false, error });
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setShown({ isWriting: false });
  };
  return { ...shown, brief, setBrief, ask, cancel };
}
