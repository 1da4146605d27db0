import styled from '@emotion/styled';
import { isOfSelf } from '@mandate/contract/access/is-of-self.ts';
import { absence } from '@mandate/contract/entities/absence.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { useTranslation } from 'react-i18next';
import { ResourceEditor } from '../../editor/page/resource-editor.tsx';
import { Listed } from '../../form/fields/field-choices.tsx';
import { Tags } from '../../form/fields/field-tags.tsx';
import { Flag, PlainDate, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid, FieldHint } from '../../form/fields/section-card.tsx';
import { Reference } from '../../form/references/reference.tsx';
import { useEditing } from '../../form/state/editing-context.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { absenceDays } from '../../records/words/absence-days.ts';
import { phone } from '../../ui/media/phone.ts';
import { AbsenceDecision } from './absence-decision.tsx';
import { AbsenceState } from './absence-state.tsx';

// A day and its noon stay together, whatever stands before them.
const End = styled(FieldGrid)({
  gridColumn: 'span 3',
  '&[data-first]': { gridColumn: '1 / span 3' },
  [phone]: { '&, &[data-first]': { gridColumn: '1 / -1' } },
});

/** An absence: whose, when, of what kind, and what was decided on it. */
export default function AbsenceEditor() {
  const { t } = useTranslation();
  return (
    <ResourceEditor
      entity={absence}
      paths={paths.absences}
      titleOf={absenceDays}
      after={(record) => <AbsenceState state={record.state} />}
      sections={[
        { name: 'days', title: t('absences.section.days'), content: <Days /> },
        { name: 'decision', title: t('absences.section.decision'), content: <AbsenceDecision /> },
        { name: 'more', title: t('absences.section.more'), content: <More /> },
      ]}
    />
  );
}

function Days() {
  const { t } = useTranslation();
  const { reader, isReading } = useEditing();
  return (
    <FieldGrid>
      {!isReading && isOfSelf(reader.role, absence.name, 'personnelId') ? (
        <FieldHint>{t('absences.personHint')}</FieldHint>
      ) : (
        <Reference of={absence} name="personnelId" />
      )}
      <Listed of={absence} name="kind" />
      <End data-first>
        <PlainDate of={absence} name="startDate" span={6} />
        <Flag of={absence} name="startsAtNoon" span={6} />
      </End>
      <End>
        <PlainDate of={absence} name="endDate" span={6} />
        <Flag of={absence} name="endsAtNoon" span={6} />
      </End>
      <Text of={absence} name="note" span={6} />
      {isSeen(absence.fields.kind, reader) && <FieldHint>{t('absences.kindHint')}</FieldHint>}
    </FieldGrid>
  );
}

function More() {
  return (
    <FieldGrid>
      <Tags of={absence} name="tags" />
      <Text of={absence} name="externalRef" />
    </FieldGrid>
  );
}
