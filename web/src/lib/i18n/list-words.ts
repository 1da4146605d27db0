import words from '@mandate/contract/locales/en/common.json?list';
import { i18n } from './i18n.ts';

// Imported by what stands around every page behind sign-in: its words and those of lists are there before they are shown.
i18n.addResourceBundle('en', 'common', words, true);
