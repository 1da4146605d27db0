import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 4px',
  padding: 4,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > span': { display: 'inline-flex', flexWrap: 'wrap', gap: 2 },
  [phone]: { gap: 0, '& > span': { display: 'contents' } },
  '& button[aria-pressed=true]': { background: vars.palette.tint, color: vars.palette.primaryText },
}));

/** Tools that stand together. */
export function ToolGroup({ children }: { children: ReactNode }) {
  return <span>{children}</span>;
}

/** A bar of tools. One stop of the Tab key; arrows go from tool to tool. */
export function ToolBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];

  useLayoutEffect(() => {
    tools().forEach((tool, index) => {
      tool.tabIndex = index === at ? 0 : -1;
    });
  });

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const all = tools();
    // What is pressed in a menu of the bar is its own.
    if (!all.includes(event.target as HTMLElement)) return;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  }

  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label={label}
      onKeyDown={press}
      onFocus={({ target }) => {
        const index = tools().indexOf(target as HTMLElement);
        if (index >= 0) setAt(index);
      }}
    >
      {children}
    </Bar>
  );
}
