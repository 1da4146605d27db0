import words from '@mandate/contract/locales/en/common.json?demo';
import { i18n } from '@mandate/web/src/lib/i18n/i18n.ts';

// Imported by the demo area alone, which no other page waits for.
i18n.addResourceBundle('en', 'common', words, true);
