import styled from '@emotion/styled';
import { confirmableCodes, type GuardFailure } from '@mandate/contract/project/way/guards.ts';
import { type ProjectStatus, withdrawingStatuses } from '@mandate/contract/project/way/status.ts';
import { type StepField, type StepValues, stepFields } from '@mandate/contract/project/way/step-fields.ts';
import { reasonLists, wayBetween } from '@mandate/contract/project/way/transitions.ts';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../lib/i18n/use-words.ts';
import { useRecord } from '../../records/reading/use-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AcceptedQuote } from './accepted-quote.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { GuardList } from './guard-list.tsx';
import { stepText, stepWord } from './status-words.ts';
import { StepFields } from './step-fields.tsx';
import { StepNeeds } from './step-needs.tsx';
import { useDeclinedQuote } from './use-declined-quote.ts';
import { useGuards } from './use-guards.ts';
import { type Said, type StoredProject, useStep } from './use-step.ts';
import { WithdrawnQuotes } from './withdrawn-quotes.tsx';

const Remark = styled(Notice)({ marginBottom: 12 });

// What comes after it stands apart.
const Missing = styled('div')({ '&[data-followed]': { marginBottom: 12 } });

const nothing: StepValues = {};

interface StatusDialogProps {
  project: { id: string; version: number; name: string; status: ProjectStatus };
  to: ProjectStatus;
  /** Called with the project in its new status. */
  onDone: (record: StoredProject) => void;
  onClose: () => void;
  /** Goes to what is missing on the page the dialog lies over; without it the project is opened. */
  onGo?: (field: string) => void;
  /** What else leads into the status. */
  otherWay?: ReactNode;
}

/** Asks before a project goes into another status: says what is missing, what it means, and asks why where that has to be said. */
export default function StatusDialog({ project, to, onDone, onClose, onGo, otherWay }: StatusDialogProps) {
  const { t } = useTranslation();
  useWords(['project-steps']);
  const { id, name, status } = project;
  const { data: record } = useRecord<StoredProject>('project', id);
  const { isBusy, refusal, take } = useStep(onDone);
  const declined = useDeclinedQuote(id, to);
  const [typed, setSaid] = useState<Said | null>(null);
  const said = typed ?? { reason: '', reasonCode: '', resumeOn: '', ...declined };
  const [isAsked, setAsked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const needs = useRef<HTMLDivElement>(null);
  const leave = useRef<HTMLButtonElement>(null);
  const [filled, setFilled] = useState<StepValues | null>(null);
  const values = filled ?? nothing;
  const given = useMemo(() => record && { ...record, ...values }, [record, values]);
  const found = useGuards(given, to);
  // What was missing when it was opened is asked for here, and stays while it is filled in.
  const lacking = useGuards(record, to);
  const way = wayBetween(status, to);
  // The server may find more: somebody may have changed what is asked here.
  const told = refusal?.guards.length ? refusal.guards : null;
  // Where the step cannot be taken anyway, the fields of the project are led to, too; what was typed here stays.
  const isElsewhere = ({ field, isConfirmable }: GuardFailure) =>
    !isConfirmable && !stepFields.some((name) => name === field);
  const isInVain = Boolean((told ?? lacking)?.some(isElsewhere));
  const lacks = (name: StepField) => lacking?.some(({ field }) => field === name);
  const needed = isInVain && filled === null ? [] : stepFields.filter(lacks);
  const isNeeded = ({ field }: { field: string }) => needed.some((name) => name === field);
  const unfilled = found?.filter(isNeeded) ?? [];
  const failures = told?.filter((one) => !isNeeded(one)) ?? found ?? [];
  const stopping = failures.filter((one) => !one.isConfirmable && !isNeeded(one));
  const isStopped = stopping.length > 0;
  const acknowledged = confirmableCodes.filter(
    (code) => !isStopped && failures.some((one) => one.code === code && one.isConfirmable),
  );
  const isOffered = !isStopped || needed.length > 0;
  // What may be confirmed is asked once nothing else stands in the way.
  const shown = isStopped ? stopping : failures.filter((one) => !isNeeded(one));
  const isMissing = Boolean(way?.needs.length) && said.reason.trim() === '' && said.reasonCode === '';
  const word = stepWord(status, to);
  const customerId = (record?.customerId ?? null) as string | null;

  // The button that was pressed goes where nothing can be sent again: the focus stays within.
  useEffect(() => {
    if (!isOffered && document.activeElement === document.body) leave.current?.focus();
  }, [isOffered]);

  function go(): void {
    setAsked(true);
    if (unfilled.length > 0) needs.current?.querySelector('input')?.focus();
    else if (isMissing) fields.current?.querySelector('textarea')?.focus();
    else void take({ id, version: refusal?.current?.version ?? project.version }, to, said, acknowledged, values);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('projectStatus.title', { step: word, name })}
      actions={
        <>
          <Button
            ref={leave}
            autoFocus={!isOffered || (way?.asks.length === 0 && needed.length === 0)}
            onClick={onClose}
          >
            {t(isOffered ? 'projectStatus.leave' : 'action.close')}
          </Button>
          {isOffered && (
            <Button look={to === 'cancelled' || to === 'lost' ? 'danger' : 'primary'} busy={isBusy} onClick={go}>
              {acknowledged.length > 0 ? t('projectStatus.allTheSame', { step: word }) : word}
            </Button>
          )}
        </>
      }
    >
      {refusal && told === null && !refusal.fields.some(({ field }) => field in said || field in values) && (
        <Remark role="alert" kind="caution">
          {refusal.meanwhile ? (
            <Suspense>
              <ChangedMeanwhile meanwhile={refusal.meanwhile} />
            </Suspense>
          ) : (
            refusal.message
          )}
        </Remark>
      )}
      {shown.length > 0 && (
        <Missing role={told ? 'alert' : undefined} data-followed={isOffered || undefined}>
          {isStopped
            ? t('projectStatus.missing', { count: shown.length + needed.length })
            : t('projectStatus.confirm', { count: shown.length })}
          <GuardList failures={shown} project={{ id, customerId }} onGo={onGo} />
        </Missing>
      )}
      {!isStopped && (
        <>
          {stepText(status, to)}
          {to === 'approved' && record && <AcceptedQuote project={record} />}
          {withdrawingStatuses.includes(to) && <WithdrawnQuotes projectId={id} />}
          {otherWay}
        </>
      )}
      {needed.length > 0 && (
        <div ref={needs}>
          <StepNeeds
            needed={needed}
            values={values}
            failures={unfilled.filter(({ field }) => isAsked || field in values)}
            errors={refusal?.fields ?? []}
            onChange={setFilled}
          />
        </div>
      )}
      {!isStopped && way && way.asks.length > 0 && (
        <div ref={fields}>
          <StepFields
            asks={way.asks}
            list={reasonLists[to]}
            said={said}
            isMissing={isAsked && isMissing}
            errors={refusal?.fields ?? []}
            onChange={setSaid}
          />
        </div>
      )}
    </Dialog>
  );
}
