import type { DemoPage } from '../../demo-page.ts';
import { firstMaterialPages } from './material-pages-first.ts';
import { secondMaterialPages } from './material-pages-second.ts';

/** The components the product is made of, each in its variants. */
export const materialPages: readonly DemoPage[] = [...firstMaterialPages, ...secondMaterialPages];
