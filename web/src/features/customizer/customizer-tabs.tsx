import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { phone } from '../../ui/media/phone-and-narrow.ts';

const tabs = ['demos', 'settings'] as const;
export type CustomizerTab = (typeof tabs)[number];

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flex: 'none',
  padding: '0 12px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > button': {
    height: 38,
    marginBottom: -1,
    padding: '0 10px',
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    fontSize: 13,
    fontWeight: 500,
    color: vars.palette.text.secondary,
    cursor: 'pointer',
    '&[aria-selected=true]': {
      borderColor: vars.palette.primaryText,
      color: vars.palette.primaryText,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: -2 },
    [phone]: { height: 44 },
  },
}));

interface CustomizerTabsProps {
  /** The tabs' ids are this and their name, the id of what they show this and `panel`. */
  id: string;
  shown: CustomizerTab;
  onShow: (tab: CustomizerTab) => void;
}

/** Ready-made layouts, or every setting by itself. */
export function CustomizerTabs({ id, shown, onShow }: CustomizerTabsProps) {
  const { t } = useTranslation();
  function press(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = shown === 'demos' ? 'settings' : 'demos';
    onShow(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }
  return (
    <Bar role="tablist" aria-label={t('customizer.tabs')} onKeyDown={press}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-selected={tab === shown}
          aria-controls={tab === shown ? `${id}-panel` : undefined}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onShow(tab)}
        >
          {t(`customizer.tab.${tab}`)}
        </button>
      ))}
    </Bar>
  );
}
