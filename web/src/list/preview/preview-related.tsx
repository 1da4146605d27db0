import styled from '@emotion/styled';
import type { Related } from '@mandate/contract/overview/record/related.ts';
import { type OverviewNoun, type RelatedList, relatedLists } from '@mandate/contract/overview/record/related-lists.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { overviewQuery } from '../../records/reading/overview-query.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import { relatedAddress } from './related-address.ts';

/** What the lists are called that belong to records; that of people is called after what they are to the record. */
const titles = {
  projects: 'recordPage.projects',
  managed: 'recordPage.managed',
  customers: 'recordPage.customers',
  absences: 'shell.absences',
  places: 'recordPage.places',
  rates: 'rates.section',
  files: 'files.title',
  notes: 'notes.title',
} as const;

const people: Partial<Record<OverviewNoun, 'recordPage.freelancers' | 'recordPage.peopleHere'>> = {
  provider: 'recordPage.freelancers',
  place: 'recordPage.peopleHere',
};

const Links = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  minHeight: 20,
  margin: '0 0 12px',
  padding: '0 0 12px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '20px',
  '& small': {
    marginLeft: 6,
    padding: '1px 6px',
    borderRadius: 999,
    background: vars.palette.sunken,
    color: vars.palette.text.secondary,
    fontSize: 11,
  },
}));

interface PreviewRelatedProps {
  noun: OverviewNoun;
  paths: Pick<RecordPaths, 'record'>;
  id: string;
}

/** How many records belong to the one that is previewed, each kind leading to all of them. */
export function PreviewRelated({ noun, paths, id }: PreviewRelatedProps) {
  useWords(['record-page', 'notes-and-files']);
  const { t } = useTranslation();
  const { data, isPending } = useQuery(overviewQuery(noun, id));
  const told = (data ?? {}) as Partial<Record<string, Related<unknown>>>;
  const lists: [string, RelatedList][] = Object.entries(relatedLists[noun]);
  const counts = lists.flatMap(([name, of]) => {
    const title = name in titles ? titles[name as keyof typeof titles] : people[noun];
    const { total = 0, totalIsExact } = told[name] ?? {};
    if (title === undefined || total === 0) return [];
    const to = relatedAddress(of, id) ?? `${paths.record(id)}?tab=${name}`;
    return [{ name, title: t(title), to, count: `${numberText(total)}${totalIsExact === false ? '+' : ''}` }];
  });
  if (isPending) return <Links aria-hidden="true" />;
  if (counts.length === 0) return null;
  return (
    <Links>
      {counts.map(({ name, title, to, count }) => (
        <li key={name}>
          <Link to={to}>{title}</Link>
          <small>{count}</small>
        </li>
      ))}
    </Links>
  );
}
