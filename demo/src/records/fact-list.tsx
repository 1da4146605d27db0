import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { Fragment, type ReactNode } from 'react';

const Facts = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(80px, auto) minmax(0, 1fr)',
  gap: '8px 16px',
  padding: '16px 20px',
  fontSize: 13,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '& > dt': { color: vars.palette.ink3 },
  [phone]: { paddingInline: 16 },
}));

/** What is known of something: each fact by its name. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Facts>
  );
}
