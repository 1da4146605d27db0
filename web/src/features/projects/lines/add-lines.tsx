import styled from '@emotion/styled';
import type { LineType } from '@mandate/contract/project/line.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Heading from 'lucide-react/icons/heading';
import Percent from 'lucide-react/icons/percent';
import Plus from 'lucide-react/icons/plus';
import Receipt from 'lucide-react/icons/receipt';
import TextIcon from 'lucide-react/icons/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';

const Foot = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginTop: -1,
  padding: '3px 8px 3px 46px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > button': { fontSize: 13, fontWeight: 400 },
  '& > .end': { marginLeft: 'auto' },
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
  ['expense', 'addExpense', Receipt],
  ['discount', 'addDiscount', Percent],
  ['text', 'addText', TextIcon],
] as const satisfies readonly (readonly [LineType, string, typeof Plus])[];

interface AddLinesProps {
  /** The kinds that may be added; none for who reads. */
  kinds: readonly LineType[];
  /** Stands at the other end. */
  end: ReactNode;
  onAdd: (type: LineType) => void;
}

/** How many ways have a button of their own; the others are in a menu. */
const apart = 2;

/** The ways to a new line, under the last one. */
export function AddLines({ kinds, onAdd, end }: AddLinesProps) {
  const { t } = useTranslation();
  const ways = words.filter(([type]) => kinds.includes(type));
  return (
    <Foot data-screen>
      {ways.slice(0, apart).map(([type, word, Icon]) => (
        <Button key={type} look="quiet" size="row" icon={<Icon aria-hidden="true" />} onClick={() => onAdd(type)}>
          {t(`project.${word}`)}
        </Button>
      ))}
      {ways.length > 0 && (
        <Menu
          button={(props) => (
            <IconButton {...props} size="row" label={t('project.addOther')} icon={<Ellipsis aria-hidden="true" />} />
          )}
        >
          {(close) =>
            ways.slice(apart).map(([type, word, Icon]) => (
              <MenuItem
                key={type}
                onClick={() => {
                  close();
                  // The menu gives the focus back to its button first; the new line has it after that.
                  requestAnimationFrame(() => onAdd(type));
                }}
              >
                <Icon aria-hidden="true" />
                {t(`project.${word}`)}
              </MenuItem>
            ))
          }
        </Menu>
      )}
      {ways.length > apart && (
        <small>
          <kbd>{t('project.enterKey')}</kbd>
          {t('project.enterHint')}
        </small>
      )}
      <span className="end">{end}</span>
    </Foot>
  );
}
