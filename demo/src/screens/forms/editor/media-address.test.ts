import { expect, test } from 'vitest';
import { isMediaAddress, largestMedia, withoutFiles } from './media-address.ts';

const png = 'data:image/png;base64,iVBORw0KGgo=';

test('pictures in the editor come from the text itself or from the product', () => {
  expect(isMediaAddress('picture', png)).toBe(true);
  expect(isMediaAddress('picture', '/assets/plan.png')).toBe(true);
  expect(isMediaAddress('video', 'data:video/webm;base64,GkXfow==')).toBe(true);
});

test.each([
  'https://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  '/\\elsewhere.example/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:text/html;base64,PGI+',
  'blob:https://elsewhere.example/1',
  '',
])('a picture never comes from %j', (address) => {
  expect(isMediaAddress('picture', address)).toBe(false);
});

test('the editor does not take a video for a picture, and neither may be larger than its limit', () => {
  expect(isMediaAddress('picture', 'data:video/webm;base64,GkXfow==')).toBe(false);
  const long = 'A'.repeat(Math.ceil((largestMedia.picture * 4) / 3) + 8);
  expect(isMediaAddress('picture', `data:image/png;base64,${long}`)).toBe(false);
});

test('markup is shown with the content of its files cut short', () => {
  expect(withoutFiles(`<img src="data:image/png;base64,${'A'.repeat(99)}">`)).toBe(
    `<img src="data:image/png;base64,${'A'.repeat(16)}…">`,
  );
});
