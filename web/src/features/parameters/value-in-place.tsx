import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { picturesArrived } from '../../business/pictures/pictures-arrived.ts';
import { DraftNotice } from '../../editor/drafts/draft-notice.tsx';
import { type DraftWork, useDrafts } from '../../editor/drafts/use-drafts.ts';
import { afterSaveOf } from '../../editor/saving/save-shortcut.ts';
import { EditorProblems } from '../../form/problems/editor-problems.tsx';
import { goToField } from '../../form/problems/go-to-field.ts';
import { useUndoOfSave } from '../../form/saving/undo-save.ts';
import { useSaving } from '../../form/saving/use-saving.ts';
import { EditingContext, SectionContext, useForm } from '../../form/state/editing-context.ts';
import { beginForm, type RecordForm } from '../../form/state/record-form.ts';
import { paths } from '../../lib/addresses/paths.ts';
import type { KnownDraft } from '../../lib/drafts/known-drafts.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { useUser } from '../../lib/session/session.ts';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { type StoredRecord, useRecord } from '../../records/reading/use-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { takeTyped } from '../../ui/fields/take-typed.ts';
import { useOpenValue } from './open-values.ts';
import { useTelling } from './typed-values.ts';
import { ValueField } from './value/value-field.tsx';

const Frame = styled('form')({ position: 'relative', display: 'grid', gap: 10, minWidth: 0 });

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ValueInPlaceProps {
  /** Of the parameter. */
  id: string;
  onClose: () => void;
}

/** The value of a parameter as a form where it stands. */
export default function ValueInPlace({ id, onClose }: ValueInPlaceProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useRecord<StoredRecord & Values>(parameter.name, id);
  if (data) return <ValueForm record={data} onClose={onClose} />;
  if (!isError) return <SkeletonRows label={t('editor.loading')} rows={1} rowHeight={56} />;
  return <ReadFailed title={t('list.failed')} text={t('list.failedText')} onRetry={() => void refetch()} />;
}

function ValueForm({ record, onClose }: { record: StoredRecord & Values; onClose: () => void }) {
  const { t } = useTranslation();
  const reader = useUser();
  const scope = `place${useId()}`;
  const [form] = useState(() => beginForm(parameter, record.id, record, reader));
  const saving = useSaving(form, () => undefined, useUndoOfSave(form, paths.parameters));
  const drafts = useDrafts(form, paths.parameters, false);
  useEffect(() => goToField('value', scope), [scope]);
  useTelling(
    String(record.key),
    useForm(form, ({ values }) => values.value),
  );

  useTakingUp(form, drafts);
  useOpenValue({ isDirty: () => form.state().changes > 0, save: saveAndClose, discard: drafts.discard });

  async function saveAndClose(): Promise<boolean> {
    if (!(await picturesArrived())) return false;
    if (form.state().changes > 0 && !(await saving.save())) return false;
    onClose();
    return true;
  }
  const cancel = () => {
    if (form.state().changes > 0) drafts.discard();
    onClose();
  };

  function press(event: KeyboardEvent): void {
    const { nativeEvent } = event;
    if (afterSaveOf(nativeEvent) !== null && !nativeEvent.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      // What is still being typed goes along.
      takeTyped();
      void saveAndClose();
    } else if (event.key === 'Escape' && !event.defaultPrevented) {
      event.stopPropagation();
      cancel();
    }
  }

  return (
    <EditingContext value={{ form, entity: parameter, reader, isReading: false, isNew: false, scope }}>
      <SectionContext value="value">
        <Frame
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void saveAndClose();
          }}
          onKeyDown={press}
        >
          <EditorProblems />
          <DraftNotice drafts={drafts} />
          <ValueField />
          <Acts>
            <Button type="submit" look="primary" size="toolbar" busy={saving.isSaving}>
              {t('parameters.saveValue')}
            </Button>
            <Button size="toolbar" onClick={cancel}>
              {t('parameters.cancel')}
            </Button>
          </Acts>
        </Frame>
      </SectionContext>
    </EditingContext>
  );
}

/** Goes on with what was typed into the value and left behind. What is typed before that is known stays, and the earlier is offered above it. */
function useTakingUp(form: RecordForm, drafts: DraftWork): void {
  const { t } = useTranslation();
  const hasLooked = useRef(false);
  const [latest] = drafts.offers;
  const takeUp = useEffectEvent((draft: KnownDraft) => {
    if (form.state().changes > 0) return;
    showInfo(t('editor.broughtBack'));
    void drafts.restore(draft);
  });
  useEffect(() => {
    if (latest === undefined || hasLooked.current) return;
    hasLooked.current = true;
    takeUp(latest);
  }, [latest]);
}
