import { assert, property, string, webUrl } from 'fast-check';
import { expect, test } from 'vitest';
import { contactAddress } from './contact-address.ts';

test('an e-mail address, a telephone number and a website link to where they say', () => {
  expect(contactAddress('email', 'office@kraft.example')).toBe('mailto:office@kraft.example');
  expect(contactAddress('email', 'a?cc=b&c@kraft.example')).toBe('mailto:a%3Fcc%3Db%26c@kraft.example');
  expect(contactAddress('phone', '+41 44 668 18 00')).toBe('tel:+41446681800');
  expect(contactAddress('url', 'https://kraft.example/a b')).toBe('https://kraft.example/a%20b');
  expect(contactAddress('text', 'https://kraft.example')).toBeNull();
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'kraft.example',
  '//kraft.example',
  '',
])('a website field does not link to what is not a web address: %j', (text) => {
  expect(contactAddress('url', text)).toBeNull();
});

test('a contact field never links to anything but web, mail and telephone, whatever it contains', () => {
  assert(
    property(string(), (text) => {
      for (const form of ['email', 'phone', 'url'] as const) {
        const address = contactAddress(form, text);
        if (address !== null) expect(new URL(address).protocol).toMatch(/^(https?|mailto|tel):$/);
      }
    }),
  );
  assert(
    property(webUrl(), (text) => {
      expect(contactAddress('url', text)).toMatch(/^https?:\/\//);
    }),
  );
});
