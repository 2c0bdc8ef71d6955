import { NavLink } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { SideDialog } from '../../components/SideDialog.js';
import classes from './FoldedMenu.module.css';

interface Props {
  readonly links: readonly { readonly to: string; readonly label: string }[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The bar's links on phones. Loaded when first opened. */
export default function FoldedMenu({ links, isOpen, onClose }: Props): ReactElement {
  const { pathname } = useLocation();
  return (
    <SideDialog opened={isOpen} onClose={onClose} position="top" size="auto" title="Menu">
      <nav aria-label="Main">
        {links.map(({ to, label }) => (
          <NavLink
            key={to}
            component={Link}
            to={to}
            label={label}
            active={to === pathname}
            className={classes.row}
            onClick={onClose}
          />
        ))}
      </nav>
    </SideDialog>
  );
}
