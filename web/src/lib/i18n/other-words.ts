import words from '@mandate/contract/locales/en/common.json?rest';
import error from '@mandate/contract/locales/en/error.json?rest';
import { i18n } from './i18n.ts';

// Imported with every page but the first list, and with what is opened on that one.
i18n.addResourceBundle('en', 'common', words, true);
i18n.addResourceBundle('en', 'error', error, true);
