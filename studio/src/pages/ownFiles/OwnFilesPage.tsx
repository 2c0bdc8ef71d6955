import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { ownFontsQuery, ownIconsQuery } from '../../api/ownFonts.js';
import { LoadError } from '../../components/LoadError.js';
import { PageHeader } from '../../components/PageHeader.js';
import { DashboardFrame } from '../../layouts/dashboard/DashboardFrame.js';
import { FontSection } from './FontSection.js';
import { IconSection } from './IconSection.js';

/** The fonts and icons that a member has uploaded for designs. */
export function Component(): ReactElement {
  const fonts = useQuery(ownFontsQuery);
  const icons = useQuery(ownIconsQuery);
  const failed = [fonts, icons].find(({ isError }) => isError);
  return (
    <DashboardFrame>
      <PageHeader
        title="Fonts and icons"
        description="Your own, for all your templates and decks. Nobody else can download them."
      >
        <Button
          component={Link}
          to="/create/templates"
          variant="default"
          leftSection={<ArrowLeft size={16} aria-hidden />}
        >
          Templates
        </Button>
      </PageHeader>
      {failed?.error && (
        <LoadError error={failed.error} what="Your fonts and icons" onRetry={() => void failed.refetch()} />
      )}
      {fonts.data && <FontSection fonts={fonts.data} />}
      {icons.data && <IconSection icons={icons.data} />}
    </DashboardFrame>
  );
}
