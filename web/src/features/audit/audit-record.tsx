import styled from '@emotion/styled';
import type { AuditRow } from '@mandate/contract/entities/audit.ts';
import { Link } from 'react-router';
import { recordAddress } from '../../lib/addresses/record-paths.ts';
import { nameAsRead } from '../../records/words/name-as-read.ts';
import { noValue } from '../../ui/values/value-texts.ts';

const Id = styled('small')(({ theme: { vars } }) => ({ color: vars.palette.ink3 }));

// Over the whole card, which opens what is told of the row.
const RecordLink = styled(Link)(({ theme: { vars } }) => ({
  position: 'relative',
  // As high as a target, in a line as high as before.
  display: 'inline-block',
  marginBlock: -4,
  paddingBlock: 4,
  color: vars.palette.primaryText,
}));

/** What something was done to, with the way to it where it can be opened; of what has no name its id. */
export function AuditRecord({ row }: { row: Pick<AuditRow, 'entity' | 'recordId' | 'recordLabel'> }) {
  const { entity, recordId, recordLabel } = row;
  if (recordId === null) return noValue;
  const address = recordLabel === null ? undefined : recordAddress(entity ?? '', recordId);
  const name = recordLabel === null ? null : nameAsRead(entity ?? '', recordLabel);
  if (address === undefined) return name ?? <Id>{recordId}</Id>;
  return (
    <RecordLink data-beside to={address}>
      {name}
    </RecordLink>
  );
}
