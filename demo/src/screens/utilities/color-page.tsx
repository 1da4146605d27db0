import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useTranslation } from 'react-i18next';
import { backgroundClasses, lightTextClasses, textClasses } from './classes/background-classes.ts';
import type { HelperClass } from './helper-class.ts';
import { ClassName, Lead, UtilityPage } from './utility-page.tsx';

const tile = 132;

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${tile}px, 1fr))`,
  gap: 12,
  marginTop: 12,
  [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Tile = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  height: tile,
  padding: 8,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 6,
  textAlign: 'center',
  '& > code': { color: 'inherit' },
}));

interface SwatchesProps {
  classes: readonly HelperClass[];
  /** A class every tile has besides its own. */
  ground?: string;
}

function Swatches({ classes, ground = '' }: SwatchesProps) {
  return (
    <>
      {classes.map(({ name }) => (
        <Tile key={name} className={`${name} ${ground}`.trim()}>
          <ClassName>{name}</ClassName>
        </Tile>
      ))}
    </>
  );
}

/** Helper classes of colour: grounds, and colours of text. */
export default function ColorPage() {
  const { t } = useTranslation('demo');
  return (
    <UtilityPage title={t('utilities.title.color')}>
      <PageCard title={t('utilities.color.grounds')}>
        <Lead>{t('utilities.color.aboutGrounds')}</Lead>
        <Tiles>
          <Swatches classes={backgroundClasses} />
        </Tiles>
      </PageCard>
      <PageCard title={t('utilities.color.texts')}>
        <Lead>{t('utilities.color.aboutTexts')}</Lead>
        <Tiles>
          <Swatches classes={textClasses} />
          <Swatches classes={lightTextClasses} ground="bg-dark" />
        </Tiles>
      </PageCard>
    </UtilityPage>
  );
}
