import styled from '@emotion/styled';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { statusWord } from '../../../business/project-status/status-words.ts';

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > button': {
    flex: 'none',
    minHeight: 44,
    padding: '0 10px',
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    font: 'inherit',
    fontSize: 14,
    color: vars.palette.text.secondary,
    cursor: 'pointer',
    '&[aria-selected=true]': {
      borderColor: vars.palette.primaryText,
      color: vars.palette.primaryText,
      fontWeight: 500,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
}));

interface BoardTabsProps {
  statuses: readonly ProjectStatus[];
  shown: ProjectStatus;
  /** The id of what the chosen tab shows. */
  panel: string;
  onShow: (status: ProjectStatus) => void;
}

/** The columns of the board as tabs, where one is shown at a time. */
export function BoardTabs({ statuses, shown, panel, onShow }: BoardTabsProps) {
  const { t } = useTranslation();
  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (statuses.indexOf(shown) + step + statuses.length) % statuses.length;
    const next = statuses[at];
    if (next) onShow(next);
    event.currentTarget.querySelectorAll('button')[at]?.focus();
  }
  return (
    <Bar role="tablist" aria-label={t('board.statuses')} onKeyDown={press}>
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          role="tab"
          id={`tab-${status}`}
          aria-selected={status === shown}
          aria-controls={status === shown ? panel : undefined}
          tabIndex={status === shown ? 0 : -1}
          onClick={() => onShow(status)}
        >
          {statusWord(status)}
        </button>
      ))}
    </Bar>
  );
}
