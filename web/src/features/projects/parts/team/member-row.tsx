import styled from '@emotion/styled';
import { project } from '@mandate/contract/project/project.ts';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Listed } from '../../../../form/fields/field-choices.tsx';
import { Figure, PlainDate, Text } from '../../../../form/fields/field-texts.tsx';
import { Reference } from '../../../../form/references/reference.tsx';
import { RowContext, useEditing } from '../../../../form/state/editing-context.ts';
import type { Row } from '../../../../records/changes/record-path.ts';
import { TooltipIconButton } from '../../../../ui/buttons/tooltip-icon-button.tsx';
import { phone } from '../../../../ui/media/phone.ts';
import { VisuallyHidden } from '../../../../ui/media/visually-hidden.tsx';
import { MemberIcon } from './member-icon.tsx';
import { memberName } from './member-name.ts';

const { members } = project.parts;

// One line where there is room for it, else two; a field each on phones.
const Fields = styled('fieldset')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px repeat(4, minmax(0, 1fr)) 36px',
  alignItems: 'start',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: '14px 0',
  border: 0,
  // What is required is said by the rules: one of two, or neither.
  '& label > small': { display: 'none' },
  '& > .sign': { display: 'flex', alignItems: 'center', gap: 8, paddingTop: 27, gridRow: '1 / span 2' },
  '& > .sign > strong': { display: 'none', fontSize: 15, fontWeight: 600, overflowWrap: 'anywhere' },
  '& > .person, & > .role': { display: 'grid', gap: 12, minWidth: 0 },
  '& > .person': { gridColumn: 'span 2' },
  '& > .remove': { gridRow: 1, gridColumn: 6, paddingTop: 24 },
  '@container (min-width: 960px)': {
    gridTemplateColumns:
      '22px minmax(0, 1.8fr) minmax(0, 1.45fr) minmax(0, 1.2fr) minmax(0, 1.55fr) minmax(0, 1.55fr) minmax(0, 0.8fr) minmax(0, 1.2fr) 36px',
    '& > .sign': { gridRow: 1 },
    '& > .person': { gridColumn: 'auto' },
    '& > .remove': { gridColumn: 9 },
  },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) 44px',
    '& > .sign': { gridRow: 'auto', gridColumn: 1, paddingTop: 8 },
    '& > .sign > strong': { display: 'block' },
    '& > .remove': { gridRow: 1, gridColumn: 2, paddingTop: 0, justifySelf: 'end' },
    '& > .person, & > .role': { gridColumn: '1 / -1' },
  },
});

/** One member while the project is edited. Who is named takes the place of the role that was to be filled. */
export function MemberRow({ row, onRemove }: { row: Row; onRemove: () => void }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const [wasOpen] = useState(row.placeholderRole !== null);
  const isOpen = wasOpen && row.personnelId === null;
  const name = memberName(row) || t('project.newMember');
  const person = (row.personnel as { label: string } | null | undefined)?.label;

  const isFilled = row.personnelId !== null && row.placeholderRole !== null;
  useEffect(() => {
    if (isFilled) for (const name of ['placeholderRole', 'seniority']) form.set(`members.${row.id}.${name}`, null);
  }, [form, row.id, isFilled]);

  return (
    <RowContext value={{ part: 'members', id: row.id }}>
      <Fields>
        <VisuallyHidden as="legend">{name}</VisuallyHidden>
        <span className="sign">
          <MemberIcon person={person} />
          <strong aria-hidden="true">{name}</strong>
        </span>
        <div className="person">
          {isOpen && <Text of={members} name="placeholderRole" span={1} />}
          <Reference of={members} name="personnelId" span={1} />
        </div>
        <div className="role">
          <Listed of={members} name="role" span={1} />
          {isOpen && <Listed of={members} name="seniority" span={1} />}
        </div>
        <Choice of={members} name="bookingKind" span={1} />
        <PlainDate of={members} name="startDate" span={1} />
        <PlainDate of={members} name="endDate" span={1} />
        <Figure of={members} name="allocationPercent" span={1} unit="%" />
        <Figure of={members} name="hoursPerWeek" span={1} unit={t('project.hoursPerWeek')} />
        <span className="remove">
          <TooltipIconButton
            label={t('project.removeMember', { name })}
            icon={<Trash aria-hidden="true" />}
            onClick={onRemove}
          />
        </span>
      </Fields>
    </RowContext>
  );
}
