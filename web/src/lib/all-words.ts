import rest from '../locales/en/common.json?rest';
import { i18n } from './i18n.ts';

// Imported by what stands around every page behind sign-in: its words and those of the pages are there before they are shown.
i18n.addResourceBundle('en', 'common', rest, true);
