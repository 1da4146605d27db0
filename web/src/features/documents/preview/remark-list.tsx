import styled from '@emotion/styled';
import type { PreviewRemark } from '@mandate/contract/documents/document-detail.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { daysAsRead } from '../../../records/words/days-as-read.ts';

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '20px',
  '& > li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: 8, overflowWrap: 'anywhere' },
  '& svg': { width: 15, height: 15, marginTop: 3, strokeWidth: 1.75, color: vars.palette.caution.text },
  '& a': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

interface RemarkListProps {
  remarks: readonly PreviewRemark[];
  /** Where each is mended; null where it can only be known. */
  address: (remark: PreviewRemark) => string | null;
}

/** What is to be mended or known, each sentence a link to where it is mended. */
export function RemarkList({ remarks, address }: RemarkListProps) {
  return (
    <List>
      {remarks.map((remark) => {
        const to = address(remark);
        const said = daysAsRead(remark.message);
        return (
          <li key={`${remark.code} ${remark.field}`}>
            <TriangleAlert aria-hidden="true" />
            <span>{to === null ? said : <Link to={to}>{said}</Link>}</span>
          </li>
        );
      })}
    </List>
  );
}
