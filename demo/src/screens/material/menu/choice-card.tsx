import styled from '@emotion/styled';
import { Menu, MenuItem, MenuMark } from '@mandate/web/src/ui/overlays/menu.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';

const details = ['none', 'all', 'sender', 'hidden'] as const;

const Row = styled('button')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  maxWidth: 360,
  padding: '8px 12px',
  border: 0,
  borderRadius: 6,
  background: vars.palette.subtle,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: vars.palette.hover },
  '& > span': { flex: 1, minWidth: 0, fontSize: 14, lineHeight: '20px', fontWeight: 500 },
  '& small': {
    display: 'block',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
  '& > svg': { width: 16, height: 16, color: vars.palette.ink3 },
}));

/** A row of a list that opens a menu of choices and says the present one; the first cannot be chosen. */
export function ChoiceCard() {
  const { t } = useTranslation('demo');
  const [chosen, setChosen] = useState<(typeof details)[number]>('all');
  return (
    <VariantCard title={t('material.menu.selected')} subtitle={t('material.menu.selectedHint')}>
      <Menu
        button={(props) => (
          <Row type="button" {...props}>
            <span>
              {t('material.menu.details')}
              <small>{t(`material.menu.detail.${chosen}`)}</small>
            </span>
            <ChevronDown aria-hidden="true" />
          </Row>
        )}
      >
        {(close) =>
          details.map((detail) => (
            <MenuItem
              key={detail}
              role="menuitemradio"
              aria-checked={detail === chosen}
              selected={detail === chosen}
              disabled={detail === 'none'}
              onClick={() => {
                close();
                setChosen(detail);
              }}
            >
              {t(`material.menu.detail.${detail}`)}
              {detail === chosen && <MenuMark aria-hidden="true" />}
            </MenuItem>
          ))
        }
      </Menu>
    </VariantCard>
  );
}
