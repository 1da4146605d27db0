import { showError, showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { createElement, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedIcon } from './found-icons.ts';

/** An icon with its name; pressed, it lays the name on the clipboard. */
export const IconTile = memo(function IconTile({ icon: [name, , shapes] }: { icon: NamedIcon }) {
  const { t } = useTranslation('demo');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(name);
      showSuccess(t('material.icons.copied', { name }));
    } catch {
      // The browser may keep its clipboard to itself; the name is still there to be read.
      showError(t('material.icons.notCopied', { name }));
    }
  }

  return (
    <button type="button" aria-label={t('material.icons.copy', { name })} onClick={() => void copy()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {shapes.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
      </svg>
      <span>{name}</span>
    </button>
  );
});
