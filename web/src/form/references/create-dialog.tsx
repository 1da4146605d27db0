import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { type SyntheticEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutPressed } from '../../lib/commands/shortcuts.ts';
import { useUser } from '../../lib/session/session.ts';
import { controlId } from '../../records/changes/record-path.ts';
import { useOwnFields } from '../../records/own-fields/use-own-fields.ts';
import type { Settings } from '../../records/reading/use-settings.ts';
import { recordWord } from '../../records/words/record-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { takeTyped } from '../../ui/fields/take-typed.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PlainField } from '../fields/plain-field.tsx';
import type { ReferenceControl } from '../fields/reference-control.ts';
import { FieldGrid } from '../fields/section-card.tsx';
import { EditorProblems } from '../problems/editor-problems.tsx';
import { useSaving } from '../saving/use-saving.ts';
import { EditingContext, RowContext, useForm } from '../state/editing-context.ts';
import { initialValues, useInitialSettings } from '../state/initial-values.ts';
import { newRecordId } from '../state/new-record-id.ts';
import { beginForm } from '../state/record-form.ts';
import type { Offer } from './combobox-list.tsx';
import { CreateLeaveDialog } from './create-leave-dialog.tsx';
import { offerOf } from './offer-of.ts';
import { namedBy, shortForm } from './short-form.ts';

const Form = styled('form')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 12,
  color: vars.palette.text.primary,
}));

interface CreateDialogProps {
  /** The noun of what is made. */
  noun: string;
  /** What it is called, as far as it was typed. */
  text: string;
  /** The control of a reference, for a record that needs another. */
  reference: ReferenceControl;
  onCreated: (offer: Offer) => void;
  onClose: () => void;
}

/** Makes a record where it is missed: a window over the work in progress that asks only for what is required. */
export default function CreateDialog({ noun, ...rest }: CreateDialogProps) {
  const entity = useOwnFields(entityNamed(noun));
  const settings = useInitialSettings(entityNamed(noun), true);
  // What happens in this window is nothing to what it was opened from: neither keys nor the sending of a form.
  const keep = (event: SyntheticEvent) => event.stopPropagation();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is no control, it only keeps events of the window from what stands around it
    <div role="presentation" onKeyDown={keep} onSubmit={keep}>
      {/* The row it was opened from is not where its own fields stand. */}
      <RowContext value={null}>
        {settings && entity && <CreateForm {...rest} entity={entity} settings={settings} />}
      </RowContext>
    </div>
  );
}

interface CreateFormProps extends Omit<CreateDialogProps, 'noun'> {
  entity: Entity;
  settings: Settings;
}

function CreateForm({ entity, settings, text, reference, onCreated, onClose }: CreateFormProps) {
  const { t } = useTranslation();
  const reader = useUser();
  // One window may lie over another.
  const scope = `create${useId()}`;
  const place = useRef<HTMLFormElement>(null);
  const [{ form, short }] = useState(() => {
    const begun = initialValues(entity, settings);
    const short = shortForm(entity, begun, reader);
    const named = namedBy(entity, text, short.asked(begun));
    return { short, form: beginForm(entity, newRecordId(), { ...begun, ...named, version: undefined }, reader) };
  });
  const decided = useForm(form, ({ values }) => short.deciding.map((name) => values[name]).join(' '));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked changes with what is decided
  const asked = useMemo(() => short.asked(form.state().values), [short, form, decided]);
  const { isSaving, save } = useSaving(form, () => undefined);
  const [isLeaving, setLeaving] = useState(false);

  const close = () => (form.state().changes > 0 ? setLeaving(true) : onClose());
  const submit = () =>
    void save().then((isSaved) => isSaved && onCreated(offerOf(entity, { ...form.state().base, id: form.id })));

  // Ctrl+S saves the window in front and nothing below it.
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = shortcutPressed('record', event) === 'save';
    const isHere = event.target instanceof Node && place.current?.closest('[role=dialog]')?.contains(event.target);
    // The page below may have done it already.
    if (!isSave || !isHere || event.defaultPrevented) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    takeTyped();
    submit();
  });
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (form.state().changes > 0) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    const warn = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('keydown', listen, true);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('keydown', listen, true);
      window.removeEventListener('beforeunload', warn);
    };
  }, []);

  // The window takes the focus first; what is still to be entered has it next.
  const first = asked.find((name) => [null, ''].includes(form.state().values[name] as string | null)) ?? asked[0] ?? '';
  const focusFirst = useEffectEvent(() => document.getElementById(controlId(first, scope))?.focus());
  useEffect(() => {
    const frame = requestAnimationFrame(() => focusFirst());
    return () => cancelAnimationFrame(frame);
  }, []);

  const label = asked[0] === entity.label ? 1 : 0;
  const isWide = (at: number) => at < label || (at === asked.length - 1 && (asked.length - label) % 2 === 1);
  return (
    <Dialog
      isOpen
      isSafeToLeave
      onClose={close}
      width={640}
      title={recordWord(entity.name, 'new')}
      actions={
        <>
          <Button isOff={isSaving} onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button look="primary" busy={isSaving} busyLabel={t('editor.saving')} onClick={submit}>
            {recordWord(entity.name, 'save')}
          </Button>
        </>
      }
    >
      {t('reference.createText')}
      <EditingContext value={{ form, entity, reader, isReading: false, isNew: true, scope }}>
        <Form
          ref={place}
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <EditorProblems />
          <FieldGrid>
            {asked.map((name, at) => (
              <PlainField key={name} reference={reference} of={entity} name={name} span={isWide(at) ? 6 : 3} />
            ))}
          </FieldGrid>
          {/* Enter in a field saves; the button that does it stands outside. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </Form>
      </EditingContext>
      <CreateLeaveDialog
        isOpen={isLeaving}
        title={recordWord(entity.name, 'new')}
        onStay={() => setLeaving(false)}
        onDiscard={onClose}
        onSave={() => {
          setLeaving(false);
          submit();
        }}
      />
    </Dialog>
  );
}
