import type { DemoPage } from '../../demo-page.ts';
import { firstMaterialPages } from './first-material-pages.ts';
import { secondMaterialPages } from './second-material-pages.ts';

/** The components the product is made of, each in its variants. */
export const materialPages: readonly DemoPage[] = [...firstMaterialPages, ...secondMaterialPages];
