import styled from '@emotion/styled';
import type { Contacts } from '@mandate/contract/entities/firm/contacts.ts';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { controlId, type Row, rowsOf } from '../../records/changes/record-path.ts';
import { isPartial } from '../../records/reading/known-record.ts';
import { pathLabel, rowName } from '../../records/words/record-words.ts';
import { StatusPill } from '../../ui/badges/status-pill.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { EmptyPart } from '../../ui/feedback/empty-part.tsx';
import { phone } from '../../ui/media/phone.ts';
import { ConflictChooser } from '../conflict/conflict-chooser.tsx';
import { RowContext, useEditing, useForm } from '../state/editing-context.ts';
import { newRecordId } from '../state/new-record-id.ts';
import { BlockSkeleton } from './block-skeleton.tsx';
import { Paragraphs, Text } from './field-texts.tsx';
import { FieldGrid } from './section-card.tsx';

const List = styled('ul')({ display: 'grid', gap: 12, '&:not(:empty) + *': { marginTop: 12 } });

const Card = styled('fieldset')(({ theme: { vars } }) => ({
  position: 'relative',
  padding: '14px 16px 16px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  '& > legend': {
    float: 'left',
    maxWidth: 'calc(100% - 190px)',
    padding: 0,
    marginBottom: 12,
    fontSize: 13,
    lineHeight: '28px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& > div': { clear: 'both' },
  '& > .acts': { position: 'absolute', top: 14, right: 10, display: 'flex', alignItems: 'center', gap: 8 },
  [phone]: {
    '& > legend': { maxWidth: '100%', marginBottom: 0, lineHeight: '20px' },
    '& > .acts': { position: 'static', clear: 'both', margin: '0 -12px 4px 0', justifyContent: 'space-between' },
  },
}));

const Main = styled('label')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  '& > input': { width: 16, height: 16, margin: 0, accentColor: vars.palette.primary.main },
  [phone]: { minHeight: 44, fontSize: 15 },
}));

/** The height of the fields of one contact, in pixels. */
const contactHeight = 380;

const none = {
  firstName: null,
  lastName: '',
  jobTitle: null,
  department: null,
  email: null,
  phone: null,
  mobile: null,
};

/**
 * The people to talk to at a firm: added, changed and taken away with the firm itself; one of them is the main contact.
 * @param of the facts of the part `contacts`
 */
export function ContactRows({ of }: { of: Contacts }) {
  const { t } = useTranslation();
  const { form, entity, isReading } = useEditing();
  const rows = useForm(form, ({ values }) => rowsOf(values, 'contacts'));
  const isWaiting = useForm(form, ({ base }) => isPartial(base));
  const conflicts = useForm(form, (state) => state.conflicts);
  const ofRows = conflicts.filter(({ field }) => /^contacts\.[^.]+$/.test(field));

  function add(): void {
    const id = newRecordId();
    const contact = { id, ...none, notes: null, isPrimary: rows.length === 0 };
    // At once: the next letter is meant for the new contact.
    flushSync(() => form.set(`contacts.${id}`, contact));
    document.getElementById(controlId(`contacts.${id}.firstName`))?.focus();
  }

  function choose(id: string): void {
    form.set(
      'contacts',
      rows.map((row) => ({ ...row, isPrimary: row.id === id })),
    );
  }

  // Whoever is first takes over from a main contact who goes.
  function remove(gone: Row): void {
    const left = rows.filter(({ id }) => id !== gone.id);
    const hasMain = left.some((row) => row.isPrimary === true);
    form.set('contacts', hasMain ? left : left.map((row, place) => ({ ...row, isPrimary: place === 0 })));
    const undo = { label: t('editor.undo'), run: () => form.set('contacts', rows) };
    showInfo(t('contacts.removed', { name: nameOf(gone) }), { action: undo });
    document.getElementById('add-contact')?.focus();
  }

  // The page of the record leads here to add one.
  const [params, change] = useAddressParams();
  const { state } = useLocation();
  const isWanted = params.get('add') === 'contacts' && !isReading && !isWaiting;
  const addWanted = useEffectEvent(() => {
    const without = (now: URLSearchParams) => {
      now.delete('add');
      return now;
    };
    change(without, { replace: true, state });
    add();
  });
  useEffect(() => {
    if (!isWanted) return;
    const frame = requestAnimationFrame(() => addWanted());
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);

  if (isWaiting) return <BlockSkeleton height={contactHeight} />;
  const nameOf = (row: Row) => rowName(entity, 'contacts', row) || t('contacts.new');
  return (
    <>
      {rows.length === 0 && <EmptyPart text={t('contacts.empty')} />}
      <List>
        {rows.map((row) => (
          <li key={row.id}>
            <Card>
              <legend>{nameOf(row)}</legend>
              <span className="acts">
                {isReading ? (
                  row.isPrimary === true && <StatusPill tone="good" label={t('contacts.main')} />
                ) : (
                  <>
                    <Main>
                      <input
                        type="radio"
                        name="main-contact"
                        checked={row.isPrimary === true}
                        onChange={() => choose(row.id)}
                      />
                      {t('contacts.main')}
                    </Main>
                    <TooltipIconButton
                      size="row"
                      label={t('contacts.remove', { name: nameOf(row) })}
                      icon={<Trash aria-hidden="true" />}
                      onClick={() => remove(row)}
                    />
                  </>
                )}
              </span>
              <RowContext value={{ part: 'contacts', id: row.id }}>
                <ContactFields of={of} />
              </RowContext>
            </Card>
          </li>
        ))}
        {ofRows.map((conflict) => (
          <li key={conflict.field}>
            <ConflictChooser conflict={conflict} label={pathLabel(entity, form.state().values, conflict.field)} />
          </li>
        ))}
      </List>
      {!isReading && rows.length < of.max && (
        <Button id="add-contact" size="toolbar" icon={<Plus aria-hidden="true" />} onClick={add}>
          {t('contacts.add')}
        </Button>
      )}
    </>
  );
}

function ContactFields({ of }: { of: Contacts }) {
  return (
    <FieldGrid>
      <Text of={of} name="firstName" />
      <Text of={of} name="lastName" />
      <Text of={of} name="jobTitle" />
      <Text of={of} name="department" />
      <Text of={of} name="email" type="email" span={2} />
      <Text of={of} name="phone" type="tel" span={2} />
      <Text of={of} name="mobile" type="tel" span={2} />
      <Paragraphs of={of} name="notes" />
    </FieldGrid>
  );
}
