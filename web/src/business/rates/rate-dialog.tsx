import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Currency, Listed } from '../../form/fields/field-choices.tsx';
import { Figure, PlainDate, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { EditorProblems } from '../../form/problems/editor-problems.tsx';
import { Reference } from '../../form/references/reference.tsx';
import { useSaving } from '../../form/saving/use-saving.ts';
import { EditingContext, useForm } from '../../form/state/editing-context.ts';
import { newRecordId } from '../../form/state/new-record-id.ts';
import { beginForm, type RecordForm } from '../../form/state/record-form.ts';
import { CallError } from '../../lib/calls/call.ts';
import { showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { useUser } from '../../lib/session/session.ts';
import { useCurrentUser } from '../../list/filter/use-current-user.ts';
import { controlId } from '../../records/changes/record-path.ts';
import { useStoreRecord } from '../../records/reading/use-record.ts';
import { useSettings } from '../../records/reading/use-settings.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { dateText } from '../../ui/values/value-texts.ts';
import { type DatedRate, type RateBearer, type RateSide, rateToEnd } from './dated-rate.ts';
import { saveRateEnd } from './rate-end.ts';
import { useRateTitle } from './rate-lines.tsx';

const Form = styled('form')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 12,
  color: vars.palette.text.primary,
  // Enter in a field saves; the button that does it stands outside.
  '& > button[hidden]': { display: 'none' },
}));

/** Tells the fields here from those of the page below. */
const scope = 'rate-field';

interface RateDialogProps {
  bearer: { entity: RateBearer; id: string };
  side: RateSide;
  /** The rate to change; null makes a new one. */
  rate: DatedRate | null;
  /** All rates of the record. */
  others: readonly DatedRate[];
  /** The currency of the record, if it has one. */
  currency: string;
  /** The form of a window that was closed before it was saved. */
  unsaved?: RecordForm | undefined;
  /** Called with the form when something typed in it was not saved. */
  onClose: (unsaved: RecordForm | null) => void;
}

type FinerField = 'serviceId' | 'customerId' | 'providerId' | 'personnelId';

/** What else a rate of a record may be for: the closer it is, the sooner it is taken. */
const finer: Record<RateBearer, Partial<Record<RateSide, readonly FinerField[]>>> = {
  customer: { sell: ['serviceId'] },
  provider: { cost: ['serviceId'] },
  personnel: {},
  service: { sell: ['customerId'], cost: ['providerId'] },
  project: { sell: ['serviceId', 'personnelId'], cost: ['personnelId', 'providerId'] },
};

/** Makes a rate of a record, or changes one. */
export default function RateDialog(props: RateDialogProps) {
  const { bearer, side, rate: stored, others, currency, unsaved, onClose } = props;
  const { t } = useTranslation();
  const reader = useUser();
  const { today } = useCurrentUser();
  const { data: settings } = useSettings();
  const formId = useId();
  const titleOf = useRateTitle();
  const [form] = useState(() => {
    if (unsaved) return unsaved;
    const id = stored?.id ?? newRecordId();
    return beginForm(rate, id, stored ? { ...stored } : firstValues(), reader);
  });
  const keep = useStoreRecord(rate.name);
  const { isSaving, isGone, save } = useSaving(form, () => undefined);
  const values = useForm(form, (state) => state.values);
  const [isEnding, setEnding] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const open = stored ? null : rateToEnd(others, values);

  function firstValues(): Values {
    const like = others.find((one) => one.side === side);
    const base = settings?.['money.baseCurrency'];
    return {
      ...Object.fromEntries(Object.keys(rate.fields).map((name) => [name, null])),
      side,
      [`${bearer.entity}Id`]: bearer.id,
      unit: like?.unit ?? 'hour',
      currency: currency || like?.currency || String(base ?? ''),
      validFrom: today,
      version: undefined,
    };
  }

  /** Ends the rate before, so that the new one has room; when the new one is refused, the one before holds on as it did. */
  async function saveAfterEnd(before: NonNullable<typeof open>): Promise<boolean> {
    const problems = form.check();
    if (problems.length > 0) {
      form.fail(problems);
      return false;
    }
    const ended = await saveRateEnd(before.rate, before.validTo);
    const isSaved = await save();
    keep(isSaved ? ended : await saveRateEnd(ended, before.rate.validTo));
    return isSaved;
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const isSaved = open && isEnding ? await saveAfterEnd(open) : await save();
      if (isSaved) onClose(null);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (problem.result === 'error') showWarning(problem.message);
    } finally {
      setBusy(false);
    }
  }

  const close = () => onClose(form.state().changes > 0 ? form : null);

  // The window takes the focus first; what is typed first has it next.
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.getElementById(controlId('amount', scope))?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const offered = finer[bearer.entity][side] ?? [];
  const hasSeniority = side === 'sell' && ['customer', 'service', 'project'].includes(bearer.entity);
  // One that stands alone in its row leaves the other half to the quantity.
  const isWide = (offered.length + Number(hasSeniority)) % 2 === 1;
  return (
    <Dialog
      isOpen
      isSafeToLeave
      onClose={close}
      width={640}
      title={t(stored ? `rates.changeTitle.${side}` : `rates.newTitle.${side}`)}
      actions={
        <>
          <Button onClick={close}>{t('action.cancel')}</Button>
          <Button
            look="primary"
            form={formId}
            busy={isBusy || isSaving}
            busyLabel={t('editor.saving')}
            isOff={isGone}
            onClick={() => void submit()}
          >
            {t('rates.save')}
          </Button>
        </>
      }
    >
      <EditingContext value={{ form, entity: rate, reader, isReading: false, isNew: stored === null, scope }}>
        <Form
          id={formId}
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <EditorProblems />
          <FieldGrid>
            <Figure of={rate} name="amount" span={2} unit={String(values.currency ?? '')} />
            <Currency of={rate} name="currency" span={2} />
            <Choice of={rate} name="unit" span={2} />
            <PlainDate of={rate} name="validFrom" span={3} />
            <PlainDate of={rate} name="validTo" span={3} />
            {offered.map((name) => (
              <Reference key={name} of={rate} name={name} span={3} />
            ))}
            {hasSeniority && <Listed of={rate} name="seniority" span={3} />}
            <Figure of={rate} name="minQuantity" span={isWide ? 3 : 2} />
            <Text of={rate} name="note" span={isWide ? 6 : 4} />
          </FieldGrid>
          {open && (
            <Checkbox
              label={t('rates.endsPresent', { rate: titleOf(open.rate), date: dateText(open.validTo) })}
              checked={isEnding}
              onChange={({ target }) => setEnding(target.checked)}
            />
          )}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </Form>
      </EditingContext>
    </Dialog>
  );
}
