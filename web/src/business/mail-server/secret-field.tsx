import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { FieldCell } from '../../form/fields/field-cell.tsx';
import { shownText } from '../../form/fields/field-texts.tsx';
import { goToField } from '../../form/problems/go-to-field.ts';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import { clearsSecret, mailServerFacts, storedSecret } from './mail-server-form.ts';

const Kept = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  '& > p': { flexBasis: '100%', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.text.secondary },
  '& > span': { flex: '1 1 120px', fontSize: 14, lineHeight: '20px' },
  // As fields stand that are only read.
  '&[data-reading]': { gridColumn: 'span 3', gap: 4, alignContent: 'start', '& > p': { color: vars.palette.ink3 } },
  [phone]: { '&[data-reading]': { gridColumn: '1 / -1' } },
}));

/** The password: it can be entered, changed and removed, and never be read. */
export function SecretField() {
  const { isReading, form } = useEditing();
  const hasSecret = useForm(form, ({ base }) => base.hasSecret === true);
  const { t } = useTranslation();
  if (isReading) return <KeptText isKept={hasSecret} />;
  return (
    <FieldCell of={mailServerFacts} name="secret" isNeeded>
      {({ frame, value, set }) => (
        <SecretControl
          frame={{ ...frame, hint: frame.hint ?? t('mailServer.secretHint') }}
          value={value ?? null}
          set={set}
        />
      )}
    </FieldCell>
  );
}

function KeptText({ isKept }: { isKept: boolean }) {
  const { t } = useTranslation();
  return (
    <Kept data-reading>
      <p>{t('field.mailServer.secret')}</p>
      <span>{t(isKept ? 'mailServer.secretKept' : 'mailServer.secretNone')}</span>
    </Kept>
  );
}

interface SecretControlProps {
  frame: { id: string; label: string; hint: string | undefined; error: string | undefined };
  /** What is typed, {@link storedSecret}, or null: there is none. */
  value: unknown;
  set: (value: string | null) => void;
}

function SecretControl({ frame, value, set }: SecretControlProps) {
  const { t } = useTranslation();
  const { form, scope } = useEditing();
  const wasKept = useForm(form, ({ base }) => base.secret === storedSecret);
  const isForgotten = useForm(form, ({ base, values }) => clearsSecret(base, values));
  // The control becomes another one; the focus goes with it.
  const change = (next: string | null) => {
    set(next);
    requestAnimationFrame(() => goToField('secret', scope));
  };
  if (value === storedSecret && !isForgotten) {
    return (
      <Kept id={frame.id} role="group" aria-label={frame.label} tabIndex={-1}>
        <p>{frame.label}</p>
        <span>{t('mailServer.secretKept')}</span>
        <Button size="toolbar" onClick={() => change('')}>
          {t('mailServer.changeSecret')}
        </Button>
        <Button size="toolbar" look="quiet" onClick={() => change(null)}>
          {t('mailServer.removeSecret')}
        </Button>
      </Kept>
    );
  }
  const hint = isForgotten
    ? t('mailServer.secretForgotten')
    : wasKept && value === null
      ? t('mailServer.secretRemoved')
      : frame.hint;
  return (
    <TextField
      {...frame}
      hint={hint}
      type="password"
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      value={value === storedSecret ? '' : shownText(value)}
      onChange={({ target }) => set(target.value)}
      end={
        wasKept && !isForgotten ? (
          <Button size="row" look="quiet" onClick={() => change(storedSecret)}>
            {t('mailServer.keepSecret')}
          </Button>
        ) : undefined
      }
    />
  );
}
