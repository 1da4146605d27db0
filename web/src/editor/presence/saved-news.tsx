import { Global } from '@emotion/react';
import type { Values } from '@mandate/contract/changes/merge.ts';
import GitMerge from 'lucide-react/icons/git-merge';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { takeWhole } from '../../form/state/take-whole.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { changesOf } from '../../records/changes/record-changes.ts';
import { type StoredRecord, useStoreRecord } from '../../records/reading/use-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { savedMarks } from './field-marks.ts';
import { SavedBar } from './saved-bar.tsx';
import { savedChanges } from './saved-changes.ts';
import type { SavedElsewhere } from './use-saved-elsewhere.ts';

/** What somebody else saved while the record is open here: who, which fields, what stands there now. Nothing of it is in the form until it is taken in. */
export default function SavedNews({ news }: { news: SavedElsewhere }) {
  useWords(['presence']);
  const { t } = useTranslation();
  if (news.record !== null) return <News record={news.record} />;
  return (
    <Notice kind="caution" role="alert">
      {t('presence.deleted')}
    </Notice>
  );
}

function News({ record }: { record: StoredRecord & Values }) {
  const { t } = useTranslation();
  const { form, entity, reader } = useEditing();
  const keep = useStoreRecord(entity.name);
  const base = useForm(form, (state) => state.base);
  const values = useForm(form, (state) => state.values);
  const unsaved = useForm(form, (state) => state.changes);
  const saved = savedChanges(entity, base, record, reader);
  const typed = new Set(unsaved === 0 ? [] : changesOf(entity, base, values, reader).map(({ field }) => field));
  const clashes = saved.filter(({ field }) => typed.has(field)).length;
  const count = saved.length;

  function takeIn(): void {
    takeWhole(form, record, reader);
    keep(record);
    // The button goes with its bar: the focus stays on the page.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  return (
    <>
      <Global
        styles={({ vars }) =>
          savedMarks(
            saved.map(({ field }) => field),
            vars.palette,
          )
        }
      />
      <SavedBar
        base={base}
        record={record}
        saved={saved}
        about={
          <>
            {unsaved > 0 && t('presence.stays', { count: unsaved })}{' '}
            {clashes > 0 && t('presence.clashes', { count: clashes })}
          </>
        }
        act={
          <Button size="row" icon={<GitMerge aria-hidden="true" />} onClick={takeIn}>
            {count === 2 ? t('presence.takeInBoth') : t('presence.takeIn', { count: Math.max(1, count) })}
          </Button>
        }
      />
    </>
  );
}
