import styled from '@emotion/styled';
import { densities } from '@mandate/contract/preferences/formats.ts';
import { navigationModes } from '@mandate/contract/preferences/layout.ts';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../ui/fields/switch.tsx';
import { Segments } from './segments.tsx';
import { MainSwatches, PartSwatches } from './swatches.tsx';
import type { LayoutChoosing } from './use-layout-choice.ts';

const appearances = ['light', 'dark', 'system'] as const;

const Stack = styled('div')({
  display: 'grid',
  gap: 18,
  '& > div': { display: 'grid', gap: 10 },
  '& .switches': { display: 'grid' },
});

/** Every setting of how the product looks, by part. */
export function LayoutSettings({ choosing }: { choosing: LayoutChoosing }) {
  const { t } = useTranslation();
  const { layout, chooseLayout } = choosing;
  const { navigation, topBar, footer } = layout;
  return (
    <Stack>
      <Segments
        legend={t('customizer.appearance')}
        value={choosing.theme}
        choices={appearances.map((value) => ({ value, label: t(`customizer.mode.${value}`) }))}
        onChoose={choosing.chooseAppearance}
      />
      <MainSwatches legend={t('customizer.theme')} value={layout.theme} onChoose={choosing.chooseTheme} />
      <div>
        <PartSwatches
          legend={t('customizer.navigation')}
          value={navigation.theme}
          onChoose={(theme) => chooseLayout({ navigation: { theme } })}
        />
        <Segments
          legend={t('customizer.navigationMode')}
          isLegendHidden
          value={navigation.mode}
          choices={navigationModes.map((value) => ({ value, label: t(`customizer.navigationModes.${value}`) }))}
          onChoose={(mode) => chooseLayout({ navigation: { mode } })}
        />
      </div>
      <div>
        <PartSwatches
          legend={t('customizer.topBar')}
          value={topBar.theme}
          onChoose={(theme) => chooseLayout({ topBar: { theme } })}
        />
        <Switch
          label={t('customizer.topBarFixed')}
          isOn={topBar.isFixed}
          onChange={({ target }) => chooseLayout({ topBar: { isFixed: target.checked } })}
        />
      </div>
      <div>
        <PartSwatches
          legend={t('customizer.footer')}
          value={footer.theme}
          onChoose={(theme) => chooseLayout({ footer: { theme } })}
        />
        <div className="switches">
          <Switch
            label={t('customizer.footerShown')}
            isOn={footer.isShown}
            onChange={({ target }) => chooseLayout({ footer: { isShown: target.checked } })}
          />
          <Switch
            label={t('customizer.footerFixed')}
            isOn={footer.isFixed}
            disabled={!footer.isShown}
            onChange={({ target }) => chooseLayout({ footer: { isFixed: target.checked } })}
          />
        </div>
      </div>
      <Segments
        legend={t('customizer.density')}
        value={choosing.density}
        choices={densities.map((value) => ({ value, label: t(`choice.account.density.${value}`) }))}
        onChoose={choosing.chooseDensity}
      />
    </Stack>
  );
}
