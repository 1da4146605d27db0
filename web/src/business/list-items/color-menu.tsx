import styled from '@emotion/styled';
import { tagColors } from '@mandate/contract/facts/fields.ts';
import type { ListItem } from '@mandate/contract/parameters/read-value.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { ColorName } from '../../records/values/color-name.tsx';
import { colorWord } from '../../records/values/color-word.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';

const Chosen = styled('span')({ display: 'inline-block', minWidth: 76, textAlign: 'left' });

interface ColorMenuProps {
  /** What is coloured, in words. */
  label: string;
  value: ListItem['color'];
  onChange: (color: ListItem['color']) => void;
}

/** One of the colours tags may have, or none, each shown with its name. */
export function ColorMenu({ label, value, onChange }: ColorMenuProps) {
  const { t } = useTranslation();
  const name = value === null ? t('parameters.noColor') : colorWord(value);
  return (
    <Menu
      button={(props) => (
        <Button {...props} aria-label={`${label}: ${name}`}>
          <Chosen>{value === null ? name : <ColorName color={value} name={name} />}</Chosen>
          <ChevronDown aria-hidden="true" size={16} />
        </Button>
      )}
    >
      {(close) =>
        [null, ...tagColors].map((color) => (
          <MenuItem
            key={color ?? 'none'}
            selected={color === value}
            onClick={() => {
              close();
              onChange(color);
            }}
          >
            {color === null ? t('parameters.noColor') : <ColorName color={color} name={colorWord(color)} />}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
