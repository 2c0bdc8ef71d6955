import { Table } from '@mantine/core';
import type { ReactElement } from 'react';
import { StatusBadge } from '../../../components/StatusBadge.js';
import classes from './samples.module.css';

const DECKS = [
  ['Open Ground', 'published', 48, '2 hours ago'],
  ['Night Signals', 'draft', 22, 'Monday'],
  ['Twin Animals', 'unlisted', 40, '12 Nov'],
] as const;

export function TableSample(): ReactElement {
  return (
    <div className={classes.panel}>
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Deck</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th className={classes.number}>Cards</Table.Th>
            <Table.Th>Edited</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {DECKS.map(([name, status, cards, edited]) => (
            <Table.Tr key={name}>
              <Table.Td fw={600}>{name}</Table.Td>
              <Table.Td>
                <StatusBadge status={status} />
              </Table.Td>
              <Table.Td className={classes.number}>{cards}</Table.Td>
              <Table.Td c="var(--cw-ink2)">{edited}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
