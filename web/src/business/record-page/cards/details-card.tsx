import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { siblingOf } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { recordPaths } from '../../../lib/addresses/record-paths.ts';
import { useUser } from '../../../lib/session/session.ts';
import { type OwnGroup, ownGroups, titleKey } from '../../../records/own-fields/own-groups.ts';
import { ContactLink } from '../../../records/values/contact-link.tsx';
import { FieldValue } from '../../../records/values/field-value.tsx';
import { fieldLabel } from '../../../records/words/words.ts';
import { phone } from '../../../ui/media/phone.ts';
import { Money } from '../../../ui/values/figure.tsx';
import { type ReadRecord, useReadRecord } from '../page/read-record.ts';
import { CardBody, RelatedCard } from './related-card.tsx';

/** Fields that are thought of together, as in the form. */
interface DetailGroup {
  title: string;
  fields: readonly string[];
}

const Groups = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  gap: '16px 32px',
  '& h3': { marginBottom: 4, fontSize: 12, lineHeight: '20px', fontWeight: 600, color: vars.palette.text.secondary },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 36%) minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '4px 12px',
    margin: 0,
    fontSize: 13,
    lineHeight: '20px',
  },
  '& dt': { fontSize: 12, color: vars.palette.ink3 },
  '& dd': { minWidth: 0, margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', '& dd a': { display: 'inline-block', padding: '4px 0' } },
}));

/** What is filled in of the record of the page, by the groups of its form. */
export function DetailsCard({ groups }: { groups: readonly DetailGroup[] }) {
  const { t } = useTranslation();
  const { entity, record } = useReadRecord();
  const reader = useUser();
  const isShown = (name: string) => {
    const field = entity.fields[name];
    return field !== undefined && isSeen(field, reader) && isFilled(record[name]);
  };
  const shown = withOwn(groups, ownGroups(entity, reader))
    .map(({ title, fields }) => ({ title, fields: fields.filter(isShown) }))
    .filter(({ fields }) => fields.length > 0);
  if (shown.length === 0) return null;
  return (
    <RelatedCard title={t('recordPage.details')}>
      <CardBody>
        <Groups>
          {shown.map(({ title, fields }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <dl>
                {fields.map((name) => (
                  <Fragment key={name}>
                    <dt>{fieldLabel(entity, name)}</dt>
                    <dd>
                      <Value of={{ entity, record }} name={name} />
                    </dd>
                  </Fragment>
                ))}
              </dl>
            </section>
          ))}
        </Groups>
      </CardBody>
    </RelatedCard>
  );
}

/** The groups with the firm's own fields: in the group of that title, else in one of their own after the others. */
function withOwn(groups: readonly DetailGroup[], own: readonly OwnGroup[]): DetailGroup[] {
  const pathsOf = (title: string) => own.find((group) => titleKey(group.title) === titleKey(title))?.paths ?? [];
  const others = own.filter(({ title }) => !groups.some((group) => titleKey(group.title) === titleKey(title)));
  return [
    ...groups.map(({ title, fields }) => ({ title, fields: [...fields, ...pathsOf(title)] })),
    ...others.map(({ title, paths }) => ({ title, fields: paths })),
  ];
}

/** A value as it is read: what can be called, written to or opened leads there. */
function Value({
  of: { entity, record },
  name,
}: {
  of: Pick<ReadRecord, 'entity' | 'record'>;
  name: string;
}): ReactNode {
  const { form, kind, refersTo, currencyField } = entity.fields[name] ?? {};
  const value = record[name];
  if (form === 'email' || form === 'phone' || form === 'url') return <ContactLink form={form} text={String(value)} />;
  const sibling = (record as Values)[siblingOf(name)] as { label?: string; isDeleted?: boolean } | null | undefined;
  if (kind === 'reference' && sibling?.label) {
    const pages = recordPaths(refersTo ?? '');
    if (!pages || sibling.isDeleted) return sibling.label;
    return <Link to={pages.record(String(value))}>{sibling.label}</Link>;
  }
  if (kind === 'money') return <Money amount={String(value)} currency={String(record[currencyField ?? ''] ?? '')} />;
  return <FieldValue entity={entity} path={name} value={value} />;
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}
