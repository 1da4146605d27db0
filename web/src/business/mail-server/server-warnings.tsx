import styled from '@emotion/styled';
import { mailServerWarnings } from '@mandate/contract/rules/mail-server-rules.ts';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

const Warnings = styled('div')({ gridColumn: '1 / -1', display: 'grid', gap: 8, '&:empty': { display: 'none' } });

/** What is allowed and may still be a mistake, said while it is entered. */
export function ServerWarnings() {
  const { t } = useTranslation('error');
  const { form } = useEditing();
  const values = useForm(form, (state) => state.values);
  const warnings = mailServerWarnings(values).filter(({ code }) => code !== 'mailRedirected');
  return (
    <Warnings aria-live="polite">
      {warnings.map(({ code, params }) => (
        <Notice key={code} kind={code === 'mailUnencrypted' ? 'bad' : 'caution'}>
          {t(code, params)}
        </Notice>
      ))}
    </Warnings>
  );
}

/** Above everything: no mail reaches those it is meant for. */
export function RedirectBanner() {
  const { t } = useTranslation('error');
  const { form } = useEditing();
  const address = useForm(form, ({ values }) => String(values.redirectAllTo ?? ''));
  return address === '' ? null : <Notice kind="caution">{t('mailRedirected', { address })}</Notice>;
}
