import { Button, FileButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { attempt } from '../../toasts/attempt.js';
import { toast } from '../../toasts/toast.js';
import { importTemplate } from './actions/importTemplate.js';
import { refreshTemplates } from './actions/refreshTemplates.js';

/** Creates a template from a file and offers to open it. */
export function ImportButton(): ReactElement {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const read = async (file: File | null): Promise<void> => {
    if (file === null) return;
    setBusy(true);
    await attempt('Failed to import template', async () => {
      const { id, name } = await importTemplate(file);
      await refreshTemplates(queries);
      toast({
        title: `“${name}” is in your templates`,
        action: { label: 'Open', perform: () => void navigate(`/create/templates/${id}`) },
      });
    });
    setBusy(false);
  };
  return (
    <FileButton
      accept="application/json,.json"
      onChange={(file) => void read(file)}
      inputProps={{ 'aria-label': 'Template file' }}
    >
      {(props) => (
        <Button variant="default" leftSection={<Upload size={16} aria-hidden />} loading={isBusy} {...props}>
          Import file
        </Button>
      )}
    </FileButton>
  );
}
