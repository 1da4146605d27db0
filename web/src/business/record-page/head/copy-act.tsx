import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { handOver, typedAgain } from '../../../form/saving/typed-again.ts';
import { useUser } from '../../../lib/session/session.ts';
import { isPartial } from '../../../records/reading/known-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useReadRecord } from '../page/read-record.ts';

/** Begins a new record with what the one of the page holds; nothing for who may not, and until all of it is known. */
export function CopyAct() {
  const { t } = useTranslation();
  const { role } = useUser();
  const navigate = useNavigate();
  const { entity, paths, record, isDeleted } = useReadRecord();
  if (isDeleted || may(role, entity.name, 'create') === false) return null;
  return (
    <Button
      isOff={isPartial(record)}
      icon={<Copy aria-hidden="true" />}
      onClick={() => {
        const title = t('recordPage.copyOf', { title: String(record[entity.label] ?? '') });
        handOver(entity.name, copyOf(entity, record, title));
        void navigate(paths.create);
      }}
    >
      {t('recordPage.copy')}
    </Button>
  );
}

/** What a copy begins with: everything but what only one record may have, such as its code; where its name is typed, it says what it is. */
function copyOf(entity: Entity, record: Values, title: string): Values {
  const all = typedAgain(entity, record, {}, record);
  const single = Object.entries(entity.fields).filter(([, field]) => field.unique && !field.within);
  const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !single.some(([one]) => one === name)));
  const { isWritable, max } = entity.fields[entity.label] ?? {};
  return isWritable ? { ...rest, [entity.label]: [...title].slice(0, max ?? title.length).join('') } : rest;
}
