import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';

const Line = styled('p')(({ theme: { vars } }) => ({
  flexBasis: '100%',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/** The files that were chosen, by name. */
export function ChosenFiles({ files }: { files: readonly File[] }) {
  const { t } = useTranslation('demo');
  const [first, ...others] = files.map(({ name }) => name);
  const text =
    first === undefined
      ? t('material.buttons.noFile')
      : others.length === 0
        ? first
        : t('material.buttons.andMore', { name: first, count: others.length });
  return <Line role="status">{text}</Line>;
}
