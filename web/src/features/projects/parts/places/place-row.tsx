import styled from '@emotion/styled';
import { project } from '@mandate/contract/project/project.ts';
import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../../form/fields/field-texts.tsx';
import { Reference } from '../../../../form/references/reference.tsx';
import type { Row } from '../../../../records/changes/record-path.ts';
import { phone } from '../../../../ui/media/phone.ts';
import { PartIcon } from '../part-icon.tsx';
import { referredName } from '../referred-name.ts';
import { RowFields } from '../row-fields.tsx';

const { places } = project.parts;

const columns = {
  wide: 'minmax(0, 2fr) minmax(0, 2fr) 150px',
  narrow: 'minmax(0, 1fr) minmax(0, 1fr) 116px',
};

const Main = styled('label')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  marginTop: 20,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  '& > input': { width: 16, height: 16, margin: 0, accentColor: vars.palette.primary.main },
  [phone]: { minHeight: 44, marginTop: 0, fontSize: 15 },
}));

/** One place while the project is edited. */
export function PlaceRow({ row, onMain, onRemove }: { row: Row; onMain: () => void; onRemove: () => void }) {
  const { t } = useTranslation();
  const name = referredName(row, 'placeId') || t('projectParts.newPlace');
  return (
    <RowFields
      part="places"
      id={row.id}
      name={name}
      sign={
        <PartIcon aria-hidden="true">
          <MapPin />
        </PartIcon>
      }
      columns={columns}
      remove={{ label: t('projectParts.remove', { name }), run: onRemove }}
    >
      <Reference of={places} name="placeId" span={1} />
      <Text of={places} name="purpose" span={1} />
      <Main>
        <input type="radio" name="main-place" checked={row.isMain === true} onChange={onMain} />
        {t('field.project.places.isMain')}
      </Main>
    </RowFields>
  );
}
