import styled from '@emotion/styled';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ComponentProps, lazy, type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NeighbourLinks } from '../../../editor/neighbours/neighbour-links.tsx';
import { useNeighbours } from '../../../editor/neighbours/use-neighbours.ts';
import { RestMissing } from '../../../editor/page/rest-missing.tsx';
import { BlockSkeleton } from '../../../form/fields/block-skeleton.tsx';
import { listAddress } from '../../../list/way-back/use-return-to-row.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { Aside } from '../../../ui/page/aside.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { RecordHead } from '../head/record-head.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { type PageSection, sectionsAt } from './page-section.ts';
import { useReadRecord } from './read-record.ts';
import { firstSection } from './use-page-section.ts';

// Fetched once the page is there.
const PresencePart = lazy(() => import('./presence-part.tsx'));
const UnsavedNotice = lazy(() => import('./unsaved-notice.tsx'));

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  marginTop: 8,
  [phone]: { marginTop: 0 },
});

// In the line of the way to the page, where there is one; on phones it is that line itself.
const Beside = styled('div')({
  position: 'absolute',
  top: -8,
  right: 0,
  '& > a': { display: 'none' },
  [phone]: {
    position: 'static',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    margin: '-8px -10px',
    '& > a': { display: 'inline-flex' },
  },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 292px',
  alignItems: 'start',
  gap: 14,
  '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, minWidth: 0 });

const Shared = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 330px), 1fr))',
  alignItems: 'start',
  gap: 14,
});

/** As tall as a card with six projects, in pixels. */
const cardHeight = 292;

interface ReadSectionsProps {
  head: ComponentProps<typeof RecordHead>;
  /** What stands under the head, in front of all sections. */
  notice: ReactNode;
  sections: readonly PageSection[];
  /** The name of the one that is shown. */
  shown: string;
  /** Something of it is on its way. */
  isWaiting: boolean;
  /** Given where something could not be read: reads it again. */
  onRetry: (() => void) | undefined;
}

/** The page of a record: its head, and under it what matters of all its sections, or one of them alone. */
export function ReadSections({ head, notice, sections, shown, isWaiting, onRetry }: ReadSectionsProps) {
  const { t } = useTranslation();
  const { entity, paths, id, isDeleted, show } = useReadRecord();
  const neighbours = useNeighbours(entity.name, paths.list, id);
  const panel = useId();
  const chosen = sections.find(({ name, isHidden }) => name === shown && !isHidden);
  // What the address names may be on its way still.
  const tab = chosen?.name ?? firstSection;
  // Those that are known at once wait for what will stand before them, so that they do not move.
  const choices = sections.filter(({ name, isHidden }) => !isHidden && (!isWaiting || name === tab));
  return (
    <Page>
      <Beside>
        <LinkButton to={listAddress(paths.list)} look="quiet" size="toolbar" icon={<ArrowLeft aria-hidden="true" />}>
          {t('action.back')}
        </LinkButton>
        <NeighbourLinks of={neighbours} address={paths.record} />
      </Beside>
      <RecordHead {...head} />
      {isDeleted && <DeletedNotice />}
      {!isDeleted && (
        <Aside>
          <PresencePart part="news" />
          <UnsavedNotice />
        </Aside>
      )}
      {notice}
      {onRetry && <RestMissing onRetry={onRetry} />}
      <Tabs
        id={panel}
        label={t('recordPage.sections')}
        shown={tab}
        onShow={show}
        tabs={[
          { value: firstSection, label: t('recordPage.overview') },
          ...choices.map(({ name, title, count }) => ({ value: name, label: title, count })),
        ]}
      />
      <div id={`${panel}-panel`} role="tabpanel" aria-labelledby={`${panel}-${tab}`}>
        {chosen ? (
          <Suspense fallback={<BlockSkeleton height={cardHeight} />}>{chosen.whole ?? chosen.card}</Suspense>
        ) : (
          <Overview sections={sections} isWaiting={isWaiting} />
        )}
      </div>
    </Page>
  );
}

function Overview({ sections, isWaiting }: Pick<ReadSectionsProps, 'sections' | 'isWaiting'>) {
  const wide = sectionsAt(sections, 'wide');
  const shared = sectionsAt(sections, 'shared');
  const beside = sectionsAt(sections, 'beside');
  // What is known already waits for what stands above it, so that it does not move.
  const isComing = isWaiting && wide.every(({ isHidden }) => isHidden);
  const [first, ...rest] = isComing ? [] : wide;
  return (
    <Columns data-single={(!isWaiting && beside.length === 0) || undefined}>
      <Stack>
        {isComing ? <BlockSkeleton height={cardHeight} /> : first && <Card of={first} />}
        {!isWaiting && shared.length > 0 && (
          <Shared>
            {shared.map((section) => (
              <Card key={section.name} of={section} />
            ))}
          </Shared>
        )}
        {!isWaiting && rest.map((section) => <Card key={section.name} of={section} />)}
      </Stack>
      {beside.length > 0 ? (
        <Stack>
          {beside.map((section) => (
            <Card key={section.name} of={section} />
          ))}
        </Stack>
      ) : (
        isWaiting && <BlockSkeleton height={cardHeight} />
      )}
    </Columns>
  );
}

function Card({ of }: { of: PageSection }) {
  return of.card;
}
