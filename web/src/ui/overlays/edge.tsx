import styled from '@emotion/styled';

const stops = 'a[href], button, input, select, textarea, [tabindex], [contenteditable=true]';

const Stop = styled('span')({ position: 'fixed', outline: 0, '&:focus-visible': { outline: 0 } });

/** Stands at an end of an overlay: Tab that comes to it goes on at the other end. */
export function Edge({ at }: { at: 'start' | 'end' }) {
  return (
    <Stop
      data-edge={at}
      tabIndex={0}
      onFocus={({ target, relatedTarget }) => {
        const sheet = target.closest<HTMLElement>('[data-dialog]');
        if (!sheet) return;
        const inside = [...sheet.querySelectorAll<HTMLElement>(stops)].filter(
          (each) =>
            each.tabIndex >= 0 &&
            each.dataset.edge === undefined &&
            !each.matches(':disabled') &&
            each.checkVisibility(),
        );
        const isBack = at === 'start' && relatedTarget !== sheet && sheet.contains(relatedTarget);
        (inside.at(isBack ? -1 : 0) ?? sheet).focus();
      }}
    />
  );
}
