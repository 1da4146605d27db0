import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import type { StoredImport } from '../import-calls.ts';
import { countsText } from '../import-texts.ts';

const Figures = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  '& > div': { display: 'flex', flexDirection: 'column', minWidth: 0, padding: '12px 16px' },
  '& > div + div': { borderInlineStart: `1px solid ${vars.palette.divider}` },
  '& dt': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& dd': { ...tabular, fontSize: 26, lineHeight: '36px', fontWeight: 600, color: vars.palette.text.primary },
  [phone]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div:nth-of-type(odd)': { borderInlineStart: 0 },
    '& > div:nth-of-type(n + 3)': { borderTop: `1px solid ${vars.palette.divider}` },
  },
}));

interface ImportFiguresProps {
  entity: Entity;
  stored: StoredImport;
  /** Of a trial, or of what was done. */
  tense: 'will' | 'did';
}

/** What a trial would do, or the run did, in four figures; also said as one sentence when it comes. */
export function ImportFigures({ entity, stored, tense }: ImportFiguresProps) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{countsText(entity, stored, tense)}</VisuallyHidden>
      <Figures>
        {(['created', 'updated', 'unchanged', 'failed'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`import.figure.${tense}.${name}`)}</dt>
            <dd>{numberText(stored[name])}</dd>
          </div>
        ))}
      </Figures>
    </>
  );
}
