import { may } from '@mandate/contract/access/permissions.ts';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { NotedNoun } from '@mandate/contract/entities/noted-nouns.ts';
import type { RecordOverview } from '@mandate/contract/overview/record/record-overview.ts';
import type { OverviewNoun } from '@mandate/contract/overview/record/related-lists.ts';
import { lazy } from 'react';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { PageCard } from '../../../ui/page/page-card.tsx';
import { type RateBearer, rateSidesFor } from '../../rates/dated-rate.ts';
import { FilesCard } from '../cards/files-card.tsx';
import { HappenedCard } from '../cards/happened-card.tsx';
import { countText } from '../cards/related-card.tsx';
import type { PageSection } from './page-section.ts';

// Each is fetched when it is shown.
const HistoryPart = lazy(() => import('./history-part.tsx'));
const RatesPart = lazy(() => import('./rates-part.tsx'));
const FilesPart = lazy(() => import('../../files/record-files.tsx'));
const NotesPart = lazy(() => import('../../notes/record-notes.tsx'));

/** The rates of a record, shown alone; none for who sees no side of them. */
export function ratesOf(
  bearer: RateBearer,
  reader: Reader,
  total: { total: number; totalIsExact?: boolean } | undefined,
): PageSection[] {
  if (rateSidesFor(bearer, reader).length === 0) return [];
  const title = i18n.t('rates.section');
  return [
    {
      name: 'rates',
      title,
      count: total && countText(total),
      place: 'alone',
      whole: (
        <PageCard title={title}>
          <RatesPart bearer={bearer} />
        </PageCard>
      ),
    },
  ];
}

interface Around {
  entity: OverviewNoun;
  id: string;
  reader: Reader;
  overview: RecordOverview | undefined;
  /** Where notes are written and files kept. */
  noted?: NotedNoun;
  isDeleted: boolean;
}

/** What is kept around a record, as far as the person is told of it: its files, its notes, what happened to it. */
export function aroundIt({ entity, id, reader, overview, noted, isDeleted }: Around): PageSection[] {
  const { files, notes, happened } = overview ?? {};
  const sections: PageSection[] = [];
  if (files && noted && !isDeleted) {
    const title = i18n.t('files.title');
    sections.push({
      name: 'files',
      title,
      count: countText(files),
      place: 'beside',
      card: <FilesCard files={files} entity={noted} />,
      whole: (
        <PageCard title={title}>
          <FilesPart entity={noted} recordId={id} isClosed={false} />
        </PageCard>
      ),
    });
  }
  if (notes && noted && !isDeleted) {
    const title = i18n.t('notes.title');
    sections.push({
      name: 'notes',
      title,
      count: countText(notes),
      place: 'alone',
      whole: (
        <PageCard title={title}>
          <NotesPart entity={noted} recordId={id} isClosed={false} />
        </PageCard>
      ),
    });
  }
  if (may(reader.role, entity, 'history') !== false) {
    const title = i18n.t('editor.history');
    sections.push({
      name: 'history',
      title,
      place: 'beside',
      card: happened && <HappenedCard happened={happened} {...(noted && notes && { noted })} />,
      whole: (
        <PageCard title={title}>
          <HistoryPart />
        </PageCard>
      ),
    });
  }
  return sections;
}
