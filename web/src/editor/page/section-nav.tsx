import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemCount } from '../../form/problems/problem-count.tsx';
import { phone } from '../../ui/media/phone.ts';
import { goesOn } from '../../ui/page/goes-on.ts';
import { moves, useSectionInSight } from './section-in-sight.ts';

/** A section of an editor, as its navigation names it. */
export interface SectionMark {
  name: string;
  title: string;
  /** How many problems it holds. */
  problems: number;
}

const Nav = styled('nav')(({ theme: { vars } }) => ({
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  '& > ul': { display: 'grid', gap: 2 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    padding: '4px 10px',
    borderRadius: 6,
    fontSize: 13,
    lineHeight: '20px',
    color: vars.palette.text.secondary,
    '&:hover': { background: vars.palette.hover, textDecoration: 'none' },
    '&[aria-current]': { background: vars.palette.sunken, color: vars.palette.text.primary, fontWeight: 600 },
  },
  [phone]: {
    zIndex: 4,
    alignSelf: 'stretch',
    // Over the page's own margins, so that what scrolls under it does not show beside it.
    top: -12,
    margin: '0 -16px',
    padding: '0 8px',
    overflowX: 'auto',
    ...goesOn(vars.palette.background.default, vars.palette.line2),
    borderBottom: `1px solid ${vars.palette.divider}`,
    '& > ul': { display: 'flex', gap: 0, width: 'max-content' },
    '& a': {
      minHeight: 44,
      padding: '0 8px',
      borderRadius: 0,
      whiteSpace: 'nowrap',
      '&[aria-current]': {
        background: 'none',
        color: vars.palette.primaryText,
        boxShadow: `inset 0 -2px 0 ${vars.palette.primary.main}`,
      },
      '&:focus-visible': { outlineOffset: -2 },
    },
  },
}));

/** The ways to the sections of an editor: a list beside it, on phones a bar that scrolls. Marks the section in sight. */
export function SectionNav({ sections }: { sections: readonly SectionMark[] }) {
  const { t } = useTranslation();
  const names = sections.map(({ name }) => name).join(' ');
  const nav = useRef<HTMLElement>(null);
  const current = useSectionInSight(names, nav);
  // On phones the bar follows the page.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (nav.current && link)
      nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.clientWidth) / 2;
  }, [current]);
  return (
    <Nav ref={nav} aria-label={t('editor.sections')}>
      <ul>
        {sections.map(({ name, title, problems }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              aria-current={name === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                goTo(name);
              }}
            >
              {title}
              <ProblemCount count={problems} />
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

/** For how long parts of a page may still come, in ms. */
const lateMs = 3000;

/** Brings a section to the top of the page and the focus to it; again while parts of the page come late, until somebody moves the page. */
export function goTo(name: string): void {
  const section = document.getElementById(name);
  const bring = () => section?.scrollIntoView({ block: 'start' });
  bring();
  section?.focus({ preventScroll: true });
  const page = section?.closest('main');
  if (!page) return;
  const late = new ResizeObserver(bring);
  late.observe(page);
  const stop = () => late.disconnect();
  for (const move of moves) addEventListener(move, stop, { capture: true, once: true });
  setTimeout(stop, lateMs);
}
