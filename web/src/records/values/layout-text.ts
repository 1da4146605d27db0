import { layoutOf } from '@mandate/contract/preferences/layout.ts';
import { i18n } from '../../lib/i18n/i18n.ts';

/** How the product looks to a person, in words: the main theme, and of each part its preset and how it stands. */
export function layoutText(value: unknown): string {
  const { theme, navigation, topBar, footer } = layoutOf(value);
  const { t } = i18n;
  const of = (part: 'navigation' | 'topBar' | 'footer', words: (string | false)[]) =>
    `${t(`customizer.${part}`)}: ${words.filter(Boolean).join(', ')}`;
  return [
    t(`customizer.preset.${theme}`),
    of('navigation', [t(`customizer.preset.${navigation.theme}`), t(`customizer.navigationModes.${navigation.mode}`)]),
    of('topBar', [t(`customizer.preset.${topBar.theme}`), topBar.isFixed && t('customizer.fixed')]),
    of('footer', [
      t(footer.isShown ? `customizer.preset.${footer.theme}` : 'customizer.notShown'),
      footer.isFixed && t('customizer.fixed'),
    ]),
  ].join(' · ');
}
