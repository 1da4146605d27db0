import styled from '@emotion/styled';
import type { Period } from '@mandate/contract/overview/dashboard.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Panel } from '../../../ui/overlays/panel.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { monthsToChoose, monthText, mostMonths, periodOfMonths } from './period.ts';

const Fields = styled('form')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 12px', paddingTop: 4 });

interface MonthsPanelProps {
  anchor: HTMLElement;
  period: Period;
  today: string;
  onChange: (period: Period) => void;
  onClose: () => void;
}

/** The first and the last month of a period that has no name. */
export default function MonthsPanel({ anchor, period, today, onChange, onClose }: MonthsPanelProps) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const id = useId();
  const [from, setFrom] = useState(period.from.slice(0, 7));
  const [to, setTo] = useState(period.to.slice(0, 7));
  const [isTried, setTried] = useState(false);
  const wanted = periodOfMonths(from, to);
  const problem =
    isTried && typeof wanted === 'string' ? t(`dashboard.months.${wanted}`, { most: mostMonths }) : undefined;
  const choices = monthsToChoose(today, period).map((month) => ({ value: month, label: monthText(month, language) }));
  return (
    <Panel
      anchor={anchor}
      onClose={onClose}
      title={t('dashboard.months.title')}
      closeLabel={t('action.close')}
      foot={
        <Button type="submit" form={id} size="toolbar" look="primary">
          {t('dashboard.months.show')}
        </Button>
      }
    >
      <Fields
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (typeof wanted === 'string') return;
          onChange(wanted);
          onClose();
        }}
      >
        <SelectField
          label={t('dashboard.months.from')}
          choices={choices}
          value={from}
          error={problem}
          onChange={({ target }) => setFrom(target.value)}
        />
        <SelectField
          label={t('dashboard.months.to')}
          choices={choices}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </Fields>
    </Panel>
  );
}
