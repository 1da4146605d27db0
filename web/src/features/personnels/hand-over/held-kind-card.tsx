import styled from '@emotion/styled';
import type { Held, HeldRow } from '@mandate/contract/hand-over/held.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldName, heldName } from '../../../business/hand-over/handed-rows.tsx';
import { choiceLabel } from '../../../records/words/words.ts';
import { Tag } from '../../../ui/badges/chip.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { PageCard } from '../../../ui/page/page-card.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { dateText, numberText } from '../../../ui/values/value-texts.ts';
import { type Chosen, rowKey, successorOfKind } from './chosen-successors.ts';
import { SuccessorField } from './successor-field.tsx';

const Kind = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Rows = styled('ul')(({ theme: { vars } }) => ({
  marginTop: 12,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '8px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
    fontSize: 13,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& > li > p, & small': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& small': { display: 'block' },
}));

const Title = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > h2': { fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  '& > button': { marginInlineStart: 'auto' },
});

interface HeldKindCardProps {
  held: Held['kinds'][number];
  person: Held['person'];
  chosen: Chosen;
  onChoose: (key: string, to: string | null | undefined) => void;
}

/** All that is held of one kind, to whom it goes, and, where somebody wants it, each of it by itself. */
export function HeldKindCard({ held: { kind, count, rows }, person, chosen, onChoose }: HeldKindCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const hasOwn = rows.some((row) => chosen[rowKey(row)] !== undefined);
  const [isOpen, setOpen] = useState(hasOwn);
  const name = t(`handOver.kind.${kind}`);
  const more = count - rows.length;
  return (
    <PageCard aria-labelledby={`${id}-title`}>
      <Kind>
        <Title>
          <h2 id={`${id}-title`}>{name}</h2>
          <Tag>{numberText(count)}</Tag>
          <Button
            size="row"
            look="quiet"
            aria-expanded={isOpen}
            aria-controls={`${id}-rows`}
            aria-describedby={`${id}-title`}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'handOver.hideRows' : 'handOver.showRows')}
          </Button>
        </Title>
        <SuccessorField
          label={t('handOver.rowTo', { name })}
          isLabelHidden
          leaver={person}
          chosen={chosen[kind]}
          above={chosen.all ?? null}
          mayKeep
          onChoose={(to) => onChoose(kind, to)}
        />
      </Kind>
      <div id={`${id}-rows`} hidden={!isOpen}>
        {isOpen && (
          <Rows>
            {rows.map((row) => (
              <li key={row.id}>
                <div>
                  <HeldName row={row} />
                  <Standing row={row} />
                </div>
                <SuccessorField
                  label={t('handOver.rowTo', { name: heldName(row) })}
                  isLabelHidden
                  leaver={person}
                  chosen={chosen[rowKey(row)]}
                  above={successorOfKind(chosen, kind)}
                  mayKeep
                  onChoose={(to) => onChoose(rowKey(row), to)}
                />
              </li>
            ))}
            {more > 0 && (
              <li>
                <p>{t('handOver.more', { count: more, total: numberText(more) })}</p>
              </li>
            )}
          </Rows>
        )}
      </div>
    </PageCard>
  );
}

/** The status of the project and the days of what is held there. */
function Standing({ row: { status, startDate, endDate } }: { row: HeldRow }) {
  const formats = useFormats();
  if (status === null) return null;
  const days = [startDate, endDate].map((day) => (day === null ? '' : dateText(day, formats)));
  const span = startDate === null && endDate === null ? '' : ` · ${days.join(' – ')}`;
  return (
    <small>
      {choiceLabel(project, 'status', status)}
      {span}
    </small>
  );
}
