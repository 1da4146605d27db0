import styled from '@emotion/styled';
import type { AbsenceRow } from '@mandate/contract/entities/absence.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { useUser } from '../../lib/session/session.ts';
import { useRecord } from '../../records/reading/use-record.ts';
import { absenceDays } from '../../records/words/absence-days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { focusIfLost } from '../../ui/page/focus-if-lost.ts';
import { useDecide } from './use-decide.ts';

// Fetched when somebody is about to decline.
const DeclineDialog = lazy(() => import('./decline-dialog.tsx'));

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

const Said = styled('p')(({ theme: { vars } }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

/** What was decided on an absence and by whom; for who may decide, the way to do it. */
export function AbsenceDecision() {
  const { t } = useTranslation();
  const { form, isNew } = useEditing();
  const record = useForm(form, ({ base }) => base) as Partial<AbsenceRow>;
  const isChanged = useForm(form, ({ changes }) => changes > 0);
  const { personnelId: own } = useUser();
  const mayDecide = useMayDecide(isNew ? undefined : record.personnelId);
  const { decide, isBusy } = useDecide();
  const [isDeclining, setDeclining] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  if (isNew) return <Said>{t('absences.waits')}</Said>;
  const { id = form.id, version = 0, state } = record;
  const title = absenceDays(record);
  const isOwn = own !== null && record.personnelId === own;
  return (
    <>
      <Said>{decisionText()}</Said>
      {mayDecide && !record.deletedAt && (
        <>
          {isOwn && <Said>{t('absences.ownDecision')}</Said>}
          <Acts ref={place}>
            {state !== 'approved' && (
              <Button look="primary" busy={isBusy} disabled={isChanged} onClick={() => void decideHere('approved')}>
                {t('absences.approve')}
              </Button>
            )}
            {state !== 'declined' && (
              <Button disabled={isChanged || isBusy} onClick={() => setDeclining(true)}>
                {t('absences.decline')}
              </Button>
            )}
          </Acts>
        </>
      )}
      {isDeclining && (
        <Suspense>
          <DeclineDialog
            title={title}
            onDecline={(reason) => decideHere('declined', reason)}
            onClose={() => setDeclining(false)}
          />
        </Suspense>
      )}
    </>
  );

  async function decideHere(verdict: 'approved' | 'declined', reason = ''): Promise<boolean> {
    const end = await decide({ id, version, title, state: verdict, reason });
    // The button that was pressed goes: what is read next is what was decided.
    if (end !== 'refused') focusIfLost(() => place.current?.closest<HTMLElement>('[role=group]') ?? null);
    return end !== 'refused';
  }

  function decisionText(): string {
    if (state !== 'approved' && state !== 'declined') return t('absences.waits');
    const who = record.decidedBy?.label;
    return who ? t(`absences.decided.${state}`, { who }) : t('absences.counted');
  }
}

/** Administrators decide on every absence, an EDITOR on those of the people they manage; the server has the last word. */
function useMayDecide(personnelId: string | undefined): boolean {
  const { role, personnelId: own } = useUser();
  const isAsked = role === 'EDITOR' && own !== null && personnelId !== undefined && personnelId !== own;
  const { data } = useRecord<{ id: string; version: number; managerId?: string | null }>(
    'personnel',
    isAsked ? personnelId : undefined,
  );
  return role === 'SA' || role === 'ADMIN' || (isAsked && data?.managerId === own);
}
