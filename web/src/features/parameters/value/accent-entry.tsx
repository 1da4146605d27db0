import styled from '@emotion/styled';
import { plainAccent } from '@mandate/contract/paper/letterhead/compose-letterhead.ts';
import { isHexColor } from '@mandate/contract/values/luminance.ts';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../../form/fields/field-cell.tsx';
import { heldText, shownText } from '../../../form/fields/field-texts.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

const Frame = styled('div')({ maxWidth: 200 });

const Picker = styled('span')({
  flex: 'none',
  display: 'flex',
  '& > input': { width: 28, height: 24, padding: 0, border: 0, background: 'none', cursor: 'pointer' },
});

/** A colour of papers: typed as `#RRGGBB`, or chosen. */
export function AccentEntry({ field }: { field: BoundField }) {
  const { t } = useTranslation();
  const text = shownText(field.value);
  return (
    <Frame>
      <TextField
        {...field.frame}
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        value={text}
        onChange={({ target }) => field.set(heldText(field, target.value.trim().toUpperCase()))}
        end={
          <Picker>
            <input
              type="color"
              aria-label={t('parameters.pickColor')}
              value={isHexColor(text) ? text : plainAccent}
              onChange={({ target }) => field.set(target.value.toUpperCase())}
            />
          </Picker>
        }
      />
    </Frame>
  );
}
