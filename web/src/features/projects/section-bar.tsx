import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSectionInSight } from '../../editor/page/section-in-sight.ts';
import { goTo } from '../../editor/page/section-nav.tsx';
import { ProblemCount } from '../../form/problems/problem-count.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { goesOn } from '../../ui/page/goes-on.ts';
import { tabular } from '../../ui/values/tabular.ts';

const Bar = styled('nav')(({ theme: { vars } }) => ({
  position: 'sticky',
  // Over the margin of the page, so that nothing shows above it.
  top: -14,
  zIndex: 4,
  flex: 'none',
  margin: '8px -24px 12px',
  padding: '0 24px',
  background: vars.palette.background.default,
  // A section that is gone to comes to stand below it.
  '& ~ form [role=group][id]': { scrollMarginTop: 52 },
  '& > div': { display: 'flex', borderBottom: `1px solid ${vars.palette.divider}` },
  '& ul': {
    display: 'flex',
    flex: 1,
    gap: 4,
    minWidth: 0,
    overflowX: 'auto',
    ...goesOn(vars.palette.background.default, vars.palette.line2),
  },
  '& .after': { display: 'flex', flex: 'none', marginLeft: 'auto' },

  '& a': {
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 40,
    padding: '0 10px',
    borderBottom: '2px solid transparent',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    '&:hover': { color: vars.palette.text.primary, textDecoration: 'none' },
    '&[aria-current]': { borderColor: vars.palette.primaryText, color: vars.palette.primaryText },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& small': {
    minWidth: 26,
    minHeight: 18,
    padding: '1px 6px',
    textAlign: 'center',
    '&[data-waiting]': { visibility: 'hidden' },
    borderRadius: 999,
    background: vars.palette.sunken,
    color: vars.palette.text.secondary,
    fontSize: 11,
    lineHeight: '16px',
  },
  [phone]: { top: -12, margin: '8px -16px 12px', padding: '0 16px', '& a': { height: 44 } },
}));

interface Section {
  name: string;
  title: string;
  problems: number;
  /** Null until it is known: its room is there before. */
  count?: number | null;
}

/** The ways to the parts of a project, over its full width; each says how much it holds and what is wrong in it. */
export function SectionBar({ sections, after }: { sections: readonly Section[]; after?: ReactNode }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const list = useRef<HTMLUListElement>(null);
  const current = useSectionInSight(sections.map(({ name }) => name).join(' '), list);
  // Where there is no room for all of them, the bar follows the page.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (list.current && link)
      list.current.scrollLeft =
        link.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - link.clientWidth) / 2;
  }, [current]);
  return (
    <Bar aria-label={t('editor.sections')}>
      <div>
        <ul ref={list}>
          {sections.map(({ name, title, problems, count }) => (
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
                {count !== undefined && <small data-waiting={count === null || undefined}>{count}</small>}
                <ProblemCount count={problems} />
              </a>
            </li>
          ))}
          {isPhone && <li className="after">{after}</li>}
        </ul>
        {/* It stays in sight while the sections scroll. */}
        {!isPhone && <div className="after">{after}</div>}
      </div>
    </Bar>
  );
}
