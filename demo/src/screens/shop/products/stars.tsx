import styled from '@emotion/styled';
import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';

const Row = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  gap: 1,
  verticalAlign: 'middle',
  '& > svg': { width: 14, height: 14, strokeWidth: 1.75, color: vars.palette.control },
  '& > svg[data-full]': { color: vars.palette.caution.fill, fill: vars.palette.caution.fill },
}));

const places = [1, 2, 3, 4, 5];

/** One to five stars. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('demo');
  return (
    <Row role="img" aria-label={t('shop.stars', { count: rating })}>
      {places.map((place) => (
        <Star key={place} aria-hidden="true" data-full={place <= rating || undefined} />
      ))}
    </Row>
  );
}
