import type { Related, RelatedPlace } from '@mandate/contract/overview/record/related.ts';
import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { Tag } from '../../../ui/badges/chip.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { NewLink } from '../head/new-link.tsx';
import { CardRows } from './card-rows.tsx';
import { addressLine } from './map-address.ts';
import { MapLink } from './map-link.tsx';
import { CardBody, countText, RelatedCard } from './related-card.tsx';
import { useWholeList } from './use-whole-list.ts';

interface PlacesCardProps {
  places: Related<RelatedPlace>;
  /** What a new one begins with. */
  begin: Record<string, string>;
}

/** The places of the firm of the page, each with its map. */
export function PlacesCard({ places, begin }: PlacesCardProps) {
  const { t } = useTranslation();
  const whole = useWholeList('places');
  return (
    <RelatedCard
      title={t('recordPage.places')}
      count={countText(places)}
      whole={places.rows.length < places.total ? whole() : undefined}
      act={<NewLink of="place" begin={begin} look="quiet" size="row" />}
    >
      {places.rows.length === 0 ? (
        <CardBody>
          <EmptyPart text={t('recordPage.noPlaces')} />
        </CardBody>
      ) : (
        <CardRows>
          {places.rows.map((place) => (
            <li key={place.id}>
              <MapPin aria-hidden="true" />
              <div>
                <p>
                  <strong>
                    <Link to={paths.places.record(place.id)}>{place.name}</Link>
                  </strong>
                  {place.isActive === false && <Tag>{t('list.inactive')}</Tag>}
                </p>
                <p>{addressLine({ ...place })}</p>
              </div>
              <span>
                <MapLink of={{ ...place }} name={place.name ?? ''} />
              </span>
            </li>
          ))}
        </CardRows>
      )}
    </RelatedCard>
  );
}
