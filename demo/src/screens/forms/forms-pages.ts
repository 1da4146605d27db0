import type { DemoPage } from '../../demo-page.ts';

export const formsPages: readonly DemoPage[] = [
  { path: '/forms/basic', label: 'forms.basic.title', load: () => import('./basic-form-page.tsx') },
  { path: '/forms/editor', label: 'editor.title', load: () => import('./editor/editor-page.tsx') },
  { path: '/forms/upload', label: 'upload.title', load: () => import('./upload/upload-page.tsx') },
];
