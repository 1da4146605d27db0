import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../../form/fields/section-card.tsx';
import { useEditing } from '../../../../form/state/editing-context.ts';
import type { Row } from '../../../../records/changes/record-path.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { PartList } from '../part-list.tsx';
import { adderId, usePartRows } from '../part-rows.ts';
import { referredName } from '../referred-name.ts';
import { PlaceRow } from './place-row.tsx';
import { PlaceText } from './place-text.tsx';

/** Where a project takes place; one of the places is the main one. */
export function ProjectPlaces() {
  const { t } = useTranslation();
  const { form, isReading } = useEditing();
  const places = usePartRows('places');
  const { rows } = places;

  function choose(main: string): void {
    form.set(
      'places',
      rows.map((row) => ({ ...row, isMain: row.id === main })),
    );
  }

  function remove(gone: Row): void {
    const told = t('projectParts.placeRemoved', { name: referredName(gone, 'placeId') || t('projectParts.newPlace') });
    places.remove(gone, told, withMain);
  }

  return (
    <SectionCard name="places" title={t('projectParts.places')}>
      <PartList
        of={places}
        empty={t(isReading ? 'projectParts.placesNone' : 'projectParts.placesEmpty')}
        acts={
          <Button
            id={adderId('places')}
            size="toolbar"
            icon={<Plus aria-hidden="true" />}
            onClick={() => places.add('placeId', { isMain: rows.length === 0 })}
          >
            {t('projectParts.addPlace')}
          </Button>
        }
      >
        {(row) =>
          isReading ? (
            <PlaceText row={row} />
          ) : (
            <PlaceRow row={row} onMain={() => choose(row.id)} onRemove={() => remove(row)} />
          )
        }
      </PartList>
    </SectionCard>
  );
}

/** The first takes over from a main place that goes. */
function withMain(left: readonly Row[]): readonly Row[] {
  const hasMain = left.some(({ isMain }) => isMain === true);
  return hasMain ? left : left.map((row, at) => ({ ...row, isMain: at === 0 }));
}
