import styled from '@emotion/styled';
import { EmptyPart } from '@mandate/web/src/ui/feedback/empty-part.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../../../size-text.ts';
import { useDemo } from '../../../use-demo.ts';

const List = styled('ul')(({ theme: { vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '20px',
  '& > li': { display: 'flex', gap: 12, padding: '8px 0', overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& span': { flex: 1, minWidth: 0 },
  '& small': { ...tabular, fontSize: 13, color: vars.palette.text.secondary },
}));

/** The files the mock has, by their names and sizes. */
export function KeptFiles() {
  const { t } = useTranslation('demo');
  const { data } = useDemo('GET /api/upload/all');
  const title = t('upload.kept');
  return (
    <PageCard title={title}>
      {data?.length ? (
        <List aria-label={title}>
          {data.map(({ id, name, size }) => (
            <li key={id}>
              <span>{name}</span>
              <small>{sizeText(size)}</small>
            </li>
          ))}
        </List>
      ) : (
        <EmptyPart title={t('upload.keptNone')} text={t('upload.keptText')} />
      )}
    </PageCard>
  );
}
