import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import { phone } from '../media/phone.ts';
import { goesOn } from './goes-on.ts';

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flex: 'none',
  gap: 4,
  overflowX: 'auto',
  ...goesOn(vars.palette.background.default, vars.palette.line2),
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > button': {
    flex: 'none',
    height: 38,
    padding: '0 10px',
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    color: vars.palette.text.secondary,
    cursor: 'pointer',
    '&[aria-selected=true]': {
      borderColor: vars.palette.primaryText,
      color: vars.palette.primaryText,
      fontWeight: 500,
    },
    '&:focus-visible': { outlineOffset: -2 },
    '& > small': {
      minWidth: 20,
      marginLeft: 2,
      padding: '2px 6px',
      borderRadius: 999,
      background: vars.palette.sunken,
      fontSize: 11,
      fontWeight: 500,
      color: vars.palette.text.secondary,
    },
    [phone]: { height: 44, fontSize: 14 },
  },
}));

interface TabsProps<Tab extends string> {
  label: string;
  /** The id of each tab is this and its name, that of what they show this and `panel`. */
  id: string;
  /** With how many of it there are, where that is known. */
  tabs: readonly { value: Tab; label: string; count?: string | undefined }[];
  shown: Tab;
  onShow: (tab: Tab) => void;
}

/** Tabs, of which one is shown at a time; the arrow keys go through them. */
export function Tabs<Tab extends string>({ label, id, tabs, shown, onShow }: TabsProps<Tab>) {
  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (tabs.findIndex(({ value }) => value === shown) + step + tabs.length) % tabs.length;
    const next = tabs[at];
    if (next) onShow(next.value);
    event.currentTarget.querySelectorAll('button')[at]?.focus();
  }
  return (
    <Bar role="tablist" aria-label={label} onKeyDown={press}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === shown}
          aria-controls={tab.value === shown ? `${id}-panel` : undefined}
          tabIndex={tab.value === shown ? 0 : -1}
          onClick={() => onShow(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <>
              {' '}
              <small>{tab.count}</small>
            </>
          )}
        </button>
      ))}
    </Bar>
  );
}
