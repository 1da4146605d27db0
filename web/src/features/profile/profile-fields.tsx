import styled from '@emotion/styled';
import { account as facts } from '@mandate/contract/entities/account.ts';
import { dateFormats, densities, numberFormats, themes } from '@mandate/contract/preferences/formats.ts';
import { deviceTimeZone } from '@mandate/contract/values/device-time-zone.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldCell } from '../../form/fields/field-cell.tsx';
import { Flag, shownText, Text } from '../../form/fields/field-texts.tsx';
import { FieldGrid } from '../../form/fields/section-card.tsx';
import { languages } from '../../lib/i18n/i18n.ts';
import type { OwnAccount } from '../../lib/session/own-account.ts';
import { languageName } from '../../records/values/text-words.ts';
import { type Choice, SelectField } from '../../ui/fields/select-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { dateText } from '../../ui/values/value-texts.ts';

const Facts = styled('dl')(({ theme: { vars } }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 12,
  margin: 0,
  paddingTop: 4,
  '& > div': { display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', gap: '2px 16px' },
  '& dt': { fontSize: 12, lineHeight: '20px', fontWeight: 500, color: vars.palette.text.secondary },
  '& dd': { gridColumn: 2, fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' },
  '& dd + dd': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  [phone]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' }, '& dd': { gridColumn: 1 } },
}));

const Hint = styled('p')(({ theme: { vars } }) => ({
  gridColumn: '1 / -1',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

/** The name, and what an administrator decides, with the reason it cannot be changed here. */
export function PersonFields({ account: { email, role, personnel } }: { account: OwnAccount }) {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Text of={facts} name="fullName" span={4} />
      <Facts>
        <Fixed label={t('field.account.email')} reason={t('profile.emailReason')}>
          {email}
        </Fixed>
        <Fixed label={t('field.account.role')} reason={t('profile.roleReason')}>
          {role}
        </Fixed>
        <Fixed label={t('field.account.personnelId')} reason={t('profile.personReason')}>
          {personnel?.label ?? t('profile.noPerson')}
        </Fixed>
      </Facts>
    </FieldGrid>
  );
}

function Fixed({ label, reason, children }: { label: string; reason: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>{reason}</dd>
    </div>
  );
}

/** Language, time zone, dates and figures. */
export function FormatFields() {
  const { t } = useTranslation();
  const { language } = useFormats();
  const device = deviceTimeZone();
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
  // A day that shows which is the day and which the month.
  const example = `${new Date().getFullYear()}-03-31`;
  return (
    <FieldGrid>
      <OneOf name="language" choices={languages.map((value) => ({ value, label: languageName(value) }))} />
      <OneOf
        name="timeZone"
        none={t('profile.deviceZone', { zone: zoneName(device) })}
        hint={t('profile.zoneHint')}
        choices={zones.map((value) => ({ value, label: zoneName(value) }))}
      />
      <OneOf
        name="dateFormat"
        choices={dateFormats.map((value) => ({ value, label: dateText(example, { date: value, language }) }))}
      />
      <OneOf name="numberFormat" choices={numberFormats.map((value) => ({ value, label: value }))} />
    </FieldGrid>
  );
}

/** Light or dark, and how much room rows take. */
export function AppearanceFields() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <OneOf name="theme" choices={themes.map((value) => ({ value, label: t(`choice.account.theme.${value}`) }))} />
      <OneOf
        name="density"
        hint={t('profile.densityHint')}
        choices={densities.map((value) => ({ value, label: t(`choice.account.density.${value}`) }))}
      />
    </FieldGrid>
  );
}

/** Whether letters act as shortcuts. */
export function KeyboardFields() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Flag of={facts} name="letterKeys" span={6} />
      <Hint>{t('profile.keysHint')}</Hint>
    </FieldGrid>
  );
}

/** What is told by mail. */
export function MailFields() {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <Flag of={facts} name="mailJobs" span={6} />
      <Hint>{t('profile.mailHint')}</Hint>
    </FieldGrid>
  );
}

function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

interface OneOfProps {
  name: 'language' | 'timeZone' | 'dateFormat' | 'numberFormat' | 'theme' | 'density';
  choices: readonly Choice[];
  /** The label of choosing nothing, where that is possible. */
  none?: string;
  hint?: string;
}

function OneOf({ name, choices, none, hint }: OneOfProps) {
  return (
    <FieldCell of={facts} name={name}>
      {({ frame, value, set }) => {
        const held = shownText(value);
        // What the account holds stays, although it is not offered here.
        const isOffered = held === '' || choices.some((choice) => choice.value === held);
        return (
          <SelectField
            {...frame}
            isRequired={false}
            hint={frame.hint ?? hint}
            none={none}
            choices={isOffered ? choices : [...choices, { value: held, label: held }]}
            value={held}
            onChange={({ target }) => set(target.value || null)}
          />
        );
      }}
    </FieldCell>
  );
}
