import styled from '@emotion/styled';
import { Chip } from '@mandate/web/src/ui/badges/chip.tsx';
import Tag from 'lucide-react/icons/tag';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card, Label, Member } from '../../contract/scrum-calls.ts';
import { CardPart } from './card-part.tsx';
import { Face } from './faces.tsx';
import { LabelMark } from './label-mark.tsx';
import { TickMenu } from './tick-menu.tsx';
import { toggled } from './with-comment.ts';

const Chips = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  '& > li': { minWidth: 0 },
  '& li > span > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
}));

interface CardMarksProps {
  card: Card;
  /** Of the board. */
  members: readonly Member[];
  labels: readonly Label[];
  onChange: (card: Card) => void;
}

/** Who works on a card, and what it is marked with. */
export function CardMarks({ card, members, labels, onChange }: CardMarksProps) {
  const { t } = useTranslation('demo');
  const toggleMember = (id: number) => onChange({ ...card, members: toggled(card.members, id) });
  const toggleLabel = (id: number) => onChange({ ...card, labels: toggled(card.labels, id) });
  const faces = members.map((member) => ({
    id: member.id,
    label: member.name,
    sign: <Face member={member} size={20} />,
  }));
  const marks = labels.map(({ id, title, color }) => ({ id, label: title, sign: <LabelMark data-tone={color} /> }));
  return (
    <>
      <CardPart
        title={t('scrum.members')}
        acts={
          <TickMenu
            label={t('scrum.chooseMembers')}
            icon={<UsersRound aria-hidden="true" />}
            size="row"
            choices={faces}
            chosen={card.members}
            onToggle={toggleMember}
          />
        }
      >
        <Chosen all={faces} chosen={card.members} none={t('scrum.noMembers')} onRemove={toggleMember} />
      </CardPart>
      <CardPart
        title={t('scrum.labels')}
        acts={
          <TickMenu
            label={t('scrum.chooseLabels')}
            icon={<Tag aria-hidden="true" />}
            size="row"
            choices={marks}
            chosen={card.labels}
            onToggle={toggleLabel}
          />
        }
      >
        <Chosen all={marks} chosen={card.labels} none={t('scrum.noLabels')} onRemove={toggleLabel} />
      </CardPart>
    </>
  );
}

interface ChosenProps {
  all: readonly { id: number; label: string; sign: ReactNode }[];
  chosen: readonly number[];
  none: string;
  onRemove: (id: number) => void;
}

function Chosen({ all, chosen, none, onRemove }: ChosenProps) {
  const { t } = useTranslation('demo');
  const there = all.filter(({ id }) => chosen.includes(id));
  if (there.length === 0) return <Chips as="p">{none}</Chips>;
  return (
    <Chips>
      {there.map(({ id, label, sign }) => (
        <li key={id}>
          <Chip remove={{ label: t('scrum.remove', { name: label }), run: () => onRemove(id) }}>
            {sign}
            {label}
          </Chip>
        </li>
      ))}
    </Chips>
  );
}
