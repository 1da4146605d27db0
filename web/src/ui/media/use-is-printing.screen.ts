import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useIsPrinting } from './use-is-printing.ts';

function Part() {
  return createElement('b', null, useIsPrinting() ? 'on paper' : 'on the screen');
}

test('a part that is printed in the moment it appears is printed whole', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const printed = new Promise((resolve) => {
    new MutationObserver(() => {
      dispatchEvent(new Event('beforeprint'));
      resolve(place.textContent);
    }).observe(place, { childList: true });
  });
  root.render(createElement(Part));
  expect(await printed).toBe('on paper');
  dispatchEvent(new Event('afterprint'));
  expect(place.textContent).toBe('on the screen');
  root.unmount();
  place.remove();
});
