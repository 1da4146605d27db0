import styled from '@emotion/styled';
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
import { phone } from '../../../ui/media/phone.ts';
import { useReadRecord } from '../page/read-record.ts';

// On phones it stands in the menu: there is room for what is done there more often.
const OnWideScreens = styled('span')({ display: 'contents', [phone]: { display: 'none' } });

/** Begins a new record with what the one of the page holds; nothing for who may not. */
export function CopyAct() {
  const { t } = useTranslation();
  const copy = useCopy();
  if (copy === null) return null;
  return (
    <OnWideScreens>
      <Button isOff={copy.isOff} icon={<Copy aria-hidden="true" />} onClick={copy.begin}>
        {t('recordPage.copy')}
      </Button>
    </OnWideScreens>
  );
}

/** What begins a copy of the record of the page, and whether that has to wait until all of it is known; null for who may make none. */
export function useCopy(): { begin: () => void; isOff: boolean } | null {
  const { t } = useTranslation();
  const { role } = useUser();
  const navigate = useNavigate();
  const { entity, paths, record, isDeleted } = useReadRecord();
  if (isDeleted || may(role, entity.name, 'create') === false) return null;
  return {
    isOff: isPartial(record),
    begin: () => {
      const title = t('recordPage.copyOf', { title: String(record[entity.label] ?? '') });
      handOver(entity.name, copyOf(entity, record, title));
      void navigate(paths.create);
    },
  };
}

/** What a copy begins with: everything but what only one record may have, such as its code; where its name is typed, it says what it is. */
function copyOf(entity: Entity, record: Values, title: string): Values {
  const all = typedAgain(entity, record, {}, record);
  const single = Object.entries(entity.fields).filter(([, field]) => field.unique && !field.within);
  const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !single.some(([one]) => one === name)));
  const { isWritable, max } = entity.fields[entity.label] ?? {};
  return isWritable ? { ...rest, [entity.label]: [...title].slice(0, max ?? title.length).join('') } : rest;
}
