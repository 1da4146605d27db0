import { useTranslation } from 'react-i18next';
import { Choice } from '../../form/fields/field-choices.tsx';
import { Figure, Flag, Paragraphs, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid, FieldHint } from '../../form/fields/section-card.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { mailServerFacts as facts } from './mail-server-form.ts';
import { SecretField } from './secret-field.tsx';
import { ServerWarnings } from './server-warnings.tsx';

/** Whether anything leaves at all. */
export function SendingFields() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Flag of={facts} name="enabled" span={6} />
      <FieldHint>{t('mailServer.enabledHint')}</FieldHint>
    </FieldGrid>
  );
}

/** Which server, and how it is spoken to. */
export function ServerFields() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Text of={facts} name="host" span={4} isNeeded />
      {/* No figure to count with: it is written without separators. */}
      <Text of={facts} name="port" type="tel" span={2} />
      <Choice of={facts} name="security" span={3} />
      <Figure of={facts} name="timeoutSeconds" span={3} />
      <Flag of={facts} name="verifyCertificate" span={6} />
      <Text of={facts} name="heloName" span={4} />
      <FieldHint>{t('mailServer.heloHint')}</FieldHint>
      <ServerWarnings />
    </FieldGrid>
  );
}

/** Who signs in there. */
export function SignInFields() {
  const { form } = useEditing();
  const needsPassword = useForm(form, ({ values }) => values.authMethod === 'password');
  return (
    <FieldGrid>
      <Choice of={facts} name="authMethod" span={6} />
      {needsPassword && (
        <>
          <Text of={facts} name="username" span={3} isNeeded />
          <SecretField />
        </>
      )}
    </FieldGrid>
  );
}

/** Who mails come from, and what stands below each. */
export function SenderFields() {
  return (
    <FieldGrid>
      <Text of={facts} name="fromEmail" type="email" span={3} isNeeded />
      <Text of={facts} name="fromName" span={3} />
      <Text of={facts} name="replyTo" type="email" span={3} />
      <Text of={facts} name="envelopeFrom" type="email" span={3} />
      <Paragraphs of={facts} name="footerText" />
    </FieldGrid>
  );
}

/** How much leaves in which time, and how often it is tried. */
export function LimitFields() {
  return (
    <FieldGrid>
      <Figure of={facts} name="maxPerMinute" span={2} />
      <Figure of={facts} name="maxRetries" span={2} />
      <Choice of={facts} name="retryBackoff" span={2} />
    </FieldGrid>
  );
}

/** Everything to one address, for installations that only try things out. */
export function TryingOutFields() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Text of={facts} name="redirectAllTo" type="email" span={4} />
      <FieldHint>{t('mailServer.redirectHint')}</FieldHint>
    </FieldGrid>
  );
}
