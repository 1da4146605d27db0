import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../../records/changes/record-path.ts';
import { Tag } from '../../../../ui/badges/chip.tsx';
import { noValue } from '../../../../ui/values/value-texts.ts';
import { PartIcon } from '../part-icon.tsx';
import { referredName } from '../referred-name.ts';
import { RowText } from '../row-text.tsx';

/** One place as readers see it: where, what for, whether it is the main one. */
export function PlaceText({ row }: { row: Row }) {
  const { t } = useTranslation();
  return (
    <RowText>
      <PartIcon aria-hidden="true">
        <MapPin />
      </PartIcon>
      <strong>{referredName(row, 'placeId') || noValue}</strong>
      <span>{String(row.purpose ?? '')}</span>
      <span>{row.isMain === true && <Tag>{t('field.project.places.isMain')}</Tag>}</span>
    </RowText>
  );
}
