import styled from '@emotion/styled';
import { roles as everyRole, type Role } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { ViewState } from '@mandate/contract/lists/view-state.ts';
import { tellingGrants, tellsOf } from '@mandate/contract/lists/view-tells.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../lib/calls/call.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { useUser } from '../../lib/session/session.ts';
import { problemSentence } from '../../records/words/record-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import { isLeftTo, type SavedView } from './saved-view.ts';
import type { useViewActs, ViewFacts } from './use-view-acts.ts';

/** What a dialog asks of a view: everything of a new one, the name, or with whom it is shared. */
export type ViewDialogPart = 'new' | 'name' | 'sharing';

const audiences = ['private', 'roles', 'everyone'] as const satisfies SavedView['audience'][];

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 14, paddingTop: 10 });

interface ViewDialogProps {
  part: ViewDialogPart;
  /** Whose list it is. */
  entity: Entity;
  /** The open view. */
  view: SavedView | null;
  /** What is shown, of which a new view is made. */
  shown: ViewState;
  acts: Pick<ReturnType<typeof useViewActs>, 'create' | 'change'>;
  onClose: () => void;
}

/** Names a view, shares it, locks it. */
export default function ViewDialog({ part, entity, view, shown, acts, onClose }: ViewDialogProps) {
  useSharedWords();
  const { t } = useTranslation();
  const { role } = useUser();
  const formId = useId();
  const before = part === 'new' ? null : view;
  const [name, setName] = useState(before?.name ?? '');
  const [audience, setAudience] = useState(before?.audience ?? 'private');
  const [roles, setRoles] = useState<readonly Role[]>(before?.roles ?? []);
  const [isLocked, setLocked] = useState(before?.isLocked ?? false);
  const [defaultFor, setDefaultFor] = useState<readonly Role[]>(before?.defaultFor ?? []);
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);

  const isLeft = before !== null && isLeftTo(before, role);
  const tells = tellsOf({ list: entity.name, name, state: before?.state ?? shown }, telling());
  const isLimited = audience !== 'private' && tells.some((told) => isOfAmounts(entity, told));
  const hasName = part !== 'sharing';
  const hasSharing = part !== 'name' && role !== 'GUEST';
  const reached = audience === 'everyone' ? everyRole : audience === 'roles' ? roles : [];
  const mayMakeDefault = (role === 'SA' || role === 'ADMIN') && reached.length > 0;
  const problem = (field: string) => {
    const found = problems.find((one) => one.field === field);
    return found && problemSentence(found);
  };
  const title = t(part === 'new' ? 'views.saveAs' : part === 'name' ? 'views.rename' : 'views.share');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    const sharing: ViewFacts = {
      audience,
      roles: audience === 'roles' ? [...roles] : [],
      isLocked: audience !== 'private' && isLocked,
      ...((role === 'SA' || role === 'ADMIN') && { defaultFor: defaultFor.filter((one) => reached.includes(one)) }),
    };
    setSaving(true);
    setFailure('');
    try {
      const facts = { ...(hasName && { name: name.trim() }), ...(hasSharing && sharing) };
      await (part === 'new' ? acts.create(facts) : acts.change(facts));
      onClose();
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      setProblems(refused.fieldErrors);
      if (refused.fieldErrors.length === 0 && refused.result === 'error') setFailure(refused.message);
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button look="primary" type="submit" form={formId} busy={isSaving} busyLabel={t('views.saving')}>
            {t(part === 'new' ? 'views.save' : part === 'name' ? 'views.rename' : 'views.saveSharing')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        {isLeft && <Notice>{t('views.ownerGone')}</Notice>}
        {hasName && (
          <TextField
            label={t('views.name')}
            autoFocus
            maxLength={80}
            value={name}
            error={problem('name')}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {hasSharing && (
          <>
            <SelectField
              label={t('views.audience')}
              autoFocus={!hasName}
              hint={audience === 'private' ? undefined : t('views.shareText')}
              error={problem('audience')}
              choices={audiences
                .filter((value) => value !== 'private' || !isLeft)
                .map((value) => ({ value, label: t(`views.${value}`) }))}
              value={audience}
              onChange={(event) => setAudience(event.target.value as SavedView['audience'])}
            />
            {audience === 'roles' && (
              <RoleBoxes
                legend={t('views.rolesChosen')}
                offered={everyRole}
                chosen={roles}
                error={problem('roles')}
                onChange={setRoles}
              />
            )}
            {audience !== 'private' && (
              <Checkbox
                label={t(isLeft ? 'views.isLockedByKeepers' : 'views.isLocked')}
                checked={isLocked}
                onChange={(event) => setLocked(event.target.checked)}
              />
            )}
            {mayMakeDefault && (
              <RoleBoxes
                legend={t('views.defaultFor')}
                hint={t('views.defaultForHint')}
                offered={reached}
                chosen={defaultFor}
                error={problem('defaultFor')}
                onChange={setDefaultFor}
              />
            )}
          </>
        )}
        {hasSharing && isLimited && <Notice>{t('views.tells')}</Notice>}
        {failure !== '' && (
          <Notice kind="bad" role="alert">
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}

/** The words by which a name tells of amounts, in the language of the screen. */
function telling() {
  return { seeRates: i18n.t('views.tellingWords.seeRates'), seeCosts: i18n.t('views.tellingWords.seeCosts') };
}

/** Whether what a view tells of is shown only to who has a grant. */
function isOfAmounts({ name, fields }: Entity, told: string): boolean {
  if (tellingGrants.some((grant) => told === `grant:${grant}`)) return true;
  const field = fields[told.slice(name.length + 1)];
  return (field?.grants ?? []).length > 0;
}
