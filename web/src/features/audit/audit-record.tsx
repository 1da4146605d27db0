import styled from '@emotion/styled';
import type { AuditRow } from '@mandate/contract/entities/audit.ts';
import { mailServer } from '@mandate/contract/entities/mail-server.ts';
import { Link } from 'react-router';
import { recordAddress } from '../../lib/addresses/record-paths.ts';
import { useUser } from '../../lib/session/session.ts';
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

/** Of these there is one, which its kind names. */
const single: readonly (string | null)[] = [mailServer.name];

/** What something was done to, with the way to it where it can be opened; of what has no name, or none for this person, its id. */
export function AuditRecord({ row }: { row: Pick<AuditRow, 'entity' | 'recordId' | 'recordLabel'> }) {
  const { entity, recordId, recordLabel } = row;
  const user = useUser();
  if (recordId === null || single.includes(entity)) return noValue;
  // Who may list no users still knows who they are.
  const label = recordLabel ?? (recordId === user.id ? user.fullName : null);
  const address = label === null ? undefined : recordAddress(entity ?? '', recordId);
  const name = label === null ? null : nameAsRead(entity ?? '', label);
  if (address === undefined) return name ?? <Id>{recordId}</Id>;
  return (
    <RecordLink data-beside to={address}>
      {name}
    </RecordLink>
  );
}
