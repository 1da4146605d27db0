import styled from '@emotion/styled';
import { EmptyPart } from '@mandate/web/src/ui/feedback/empty-part.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const Rows = styled('ul')(({ theme: { vars } }) => ({
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '10px 20px',
    borderTop: `1px solid ${vars.palette.divider}`,
    fontSize: 13,
    lineHeight: '20px',
    '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& > div > a': { fontWeight: 500, color: vars.palette.text.primary },
    '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
    [phone]: { paddingInline: 16 },
  },
}));

const Empty = styled('div')({ padding: '0 20px 12px' });

const More = styled(Link)({ marginLeft: 'auto', fontSize: 12, lineHeight: '16px' });

/** A row of a card that leads somewhere. */
export interface LinkRow {
  key: string;
  to: string;
  title: string;
  /** Under the title. */
  remark?: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
}

interface LinkRowsProps {
  title: string;
  rows: readonly LinkRow[];
  /** What is said where there are none. */
  empty: string;
  /** The way to all of them. */
  all?: { label: string; to: string };
}

/** A card of a few rows of something, and the way to the rest. */
export function LinkRows({ title, rows, empty, all }: LinkRowsProps) {
  return (
    <PageCard isFlush title={title} actions={all && <More to={all.to}>{all.label}</More>}>
      {rows.length === 0 && (
        <Empty>
          <EmptyPart text={empty} />
        </Empty>
      )}
      <Rows>
        {rows.map(({ key, to, title: name, remark, before, after }) => (
          <li key={key}>
            {before}
            <div>
              <Link to={to}>{name}</Link>
              {remark && <small>{remark}</small>}
            </div>
            {after}
          </li>
        ))}
      </Rows>
    </PageCard>
  );
}
