import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { tabular } from '../../ui/values/tabular.ts';

const List = styled('dl')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, auto) minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  fontSize: 13,
  lineHeight: '20px',
  '& > dt': { color: vars.palette.text.secondary },
  '& > dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** What is told of an entry beside its fields, each by its name. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
