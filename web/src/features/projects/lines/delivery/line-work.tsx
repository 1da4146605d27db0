import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Reference } from '../../../../form/references/reference.tsx';
import { ReferenceCombobox } from '../../../../form/references/reference-combobox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { type EditLine, withValue } from '../edit-line.ts';
import { assigneeOf, withAssignee } from './assignee.ts';
import { withServiceBeside } from './service-line.ts';

const Fields = styled('div')({ display: 'grid', gap: 12 });

interface LineWorkProps {
  line: EditLine;
  fault: string | undefined;
  isServiceLocked: boolean;
  change: (written: (held: EditLine) => EditLine) => void;
}

/** What is sold and who delivers it, chosen from the registers; whoever is named takes the place of the others. */
export function LineWork({ line, fault, isServiceLocked, change }: LineWorkProps) {
  const { t } = useTranslation();
  const base = useId();
  const assignee = assigneeOf(line);
  const person = assignee?.kind === 'person' ? assignee : null;
  const provider = assignee?.kind === 'provider' ? assignee : null;
  return (
    <Fields>
      {line.type === 'service' && !isServiceLocked && (
        <ReferenceCombobox
          id={`${base}-serviceId`}
          label={t('field.project.lines.serviceId')}
          noun="service"
          reference={Reference}
          isOptional
          isActiveOnly
          chosen={serviceOf(line)}
          onChoose={(offer) =>
            change((held) =>
              offer
                ? withServiceBeside(held, offer.record ?? { id: offer.id, name: offer.label })
                : withValue(held, 'serviceId', null),
            )
          }
        />
      )}
      <ReferenceCombobox
        id={`${base}-personnelId`}
        label={t('field.project.lines.personnelId')}
        noun="personnel"
        reference={Reference}
        isOptional
        error={fault}
        chosen={person && { id: person.id, name: person.label, isDeleted: line.personnel?.isDeleted === true }}
        onChoose={(offer) =>
          change((held) => withAssignee(held, offer && { kind: 'person', id: offer.id, label: offer.label }))
        }
      />
      <ReferenceCombobox
        id={`${base}-providerId`}
        label={t('field.project.lines.providerId')}
        noun="provider"
        reference={Reference}
        isOptional
        chosen={provider && { id: provider.id, name: provider.label, isDeleted: line.provider?.isDeleted === true }}
        onChoose={(offer) =>
          change((held) => withAssignee(held, offer && { kind: 'provider', id: offer.id, label: offer.label }))
        }
      />
      <TextField
        label={t('field.project.lines.placeholderRole')}
        maxLength={80}
        value={line.placeholderRole ?? ''}
        onChange={({ target }) =>
          change((held) => withAssignee(held, target.value === '' ? null : { kind: 'open', role: target.value }))
        }
      />
    </Fields>
  );
}

function serviceOf({ serviceId, service }: EditLine) {
  if (serviceId === null) return null;
  return {
    id: serviceId,
    name: service?.id === serviceId ? service.label : '',
    isDeleted: service?.isDeleted === true,
  };
}
