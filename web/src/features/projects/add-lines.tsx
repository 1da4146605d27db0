import type { LineType } from '@mandate/contract/project/line.ts';
import { styled } from '@mui/material/styles';
import Heading from 'lucide-react/icons/heading';
import Percent from 'lucide-react/icons/percent';
import Plus from 'lucide-react/icons/plus';
import TextIcon from 'lucide-react/icons/text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { phone } from '../../ui/media.ts';

const Foot = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginTop: -1,
  padding: '3px 8px 3px 46px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > button': { fontSize: 13, fontWeight: 400 },
  '& > small': { marginLeft: 8, fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& kbd': {
    marginRight: 6,
    padding: '1px 5px',
    border: `1px solid ${vars.palette.line2}`,
    borderRadius: 4,
    font: 'inherit',
    fontSize: 11,
    color: vars.palette.text.secondary,
  },
  [phone]: { padding: '4px 8px', '& > small': { display: 'none' } },
}));

const words = [
  ['service', 'addLine', Plus],
  ['section', 'addSection', Heading],
  ['discount', 'addDiscount', Percent],
  ['text', 'addText', TextIcon],
] as const satisfies readonly (readonly [LineType, string, typeof Plus])[];

interface AddLinesProps {
  kinds: readonly LineType[];
  onAdd: (type: LineType) => void;
}

/** The ways to a new line, under the last one. */
export function AddLines({ kinds, onAdd }: AddLinesProps) {
  const { t } = useTranslation();
  return (
    <Foot>
      {words
        .filter(([type]) => kinds.includes(type))
        .map(([type, word, Icon]) => (
          <Button key={type} look="quiet" size="row" icon={<Icon aria-hidden="true" />} onClick={() => onAdd(type)}>
            {t(`project.${word}`)}
          </Button>
        ))}
      <small>
        <kbd>{t('project.enterKey')}</kbd>
        {t('project.enterHint')}
      </small>
    </Foot>
  );
}
