import styled from '@emotion/styled';
import { isPattern } from '@mandate/contract/parameters/numbering.ts';
import { useTranslation } from 'react-i18next';
import { useNextNumbers } from '../../../business/numbering/use-next-numbers.ts';
import type { BoundField } from '../../../form/fields/field-cell.tsx';
import { shownText } from '../../../form/fields/field-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSettled } from '../../../ui/fields/use-settled.ts';
import { phone } from '../../../ui/media/phone.ts';
import { tabular } from '../../../ui/values/tabular.ts';

const Entry = styled('div')({ maxWidth: 420, [phone]: { maxWidth: 'none' } });

const Tokens = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: 10,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
  '& code': { color: vars.palette.text.secondary },
}));

const Next = styled('div')(({ theme: { vars } }) => ({
  marginTop: 16,
  padding: '10px 12px',
  borderRadius: 8,
  background: vars.palette.subtle,
  border: `1px solid ${vars.palette.divider}`,
  '& > p': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& > ol': { ...tabular, display: 'flex', flexWrap: 'wrap', gap: '2px 24px', marginTop: 4, fontSize: 14 },
  '& li': { overflowWrap: 'anywhere' },
  '& > ol + div': { marginTop: 10 },
}));

/** What a pattern may take from the record and the day. */
const tokens = ['SEQ:4', 'YYYY', 'YY', 'MM', 'Q', 'CUST', 'TYPE', 'FISCAL'] as const;
/** What only some records have, and which. */
const ofSome: Record<string, readonly string[]> = {
  CUST: ['numbering.project', 'numbering.quote'],
  TYPE: ['numbering.project'],
};

/** A numbering pattern, with the next three numbers it would give. @param of the key of the parameter */
export function PatternEntry({ field, of }: { field: BoundField; of: string }) {
  const { t } = useTranslation();
  const typed = shownText(field.value);
  const { next, refused, remarks } = useNextNumbers(of, useSettled(typed));
  return (
    <>
      <Entry>
        <TextField
          {...field.frame}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => field.set(target.value)}
        />
      </Entry>
      <Tokens>
        {tokens
          .filter((token) => ofSome[token]?.includes(of) ?? true)
          .map((token) => (
            <li key={token}>
              <code>{`{${token}}`}</code> {t(`parameters.token.${token.split(':')[0] as 'SEQ'}`)}
            </li>
          ))}
      </Tokens>
      <Next aria-live="polite">
        <p>{t('parameters.nextNumbers')}</p>
        {next ? (
          <ol aria-label={t('parameters.nextNumbers')}>
            {next.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ol>
        ) : (
          <p>{refused ?? t(isPattern(typed) ? 'shell.loading' : 'parameters.noPattern')}</p>
        )}
        {remarks.map((remark) => (
          <div key={remark}>
            <Notice kind="caution">{remark}</Notice>
          </div>
        ))}
      </Next>
    </>
  );
}
