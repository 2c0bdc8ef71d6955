import { Button } from '@mantine/core';
import { LayoutTemplate } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState.js';
import { DashboardFrame } from '../../layouts/dashboard/DashboardFrame.js';

/** The address `new` does not open the builder yet; it leads to the ways to create a template. */
export function Component(): ReactElement {
  return (
    <DashboardFrame>
      <EmptyState
        title="A template needs a name first"
        icon={LayoutTemplate}
        actions={
          <>
            <Button component={Link} to="/create/templates?new=blank">
              Create a template
            </Button>
            <Button variant="default" component={Link} to="/create/templates">
              See all templates
            </Button>
          </>
        }
      >
        Start with empty sections, or with a copy of any design.
      </EmptyState>
    </DashboardFrame>
  );
}
