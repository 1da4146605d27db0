import type { ReactNode } from 'react';

/** One section of an editor: the id of its anchor, its title, its fields. */
export interface EditorSection {
  name: string;
  title: string;
  content: ReactNode;
}
