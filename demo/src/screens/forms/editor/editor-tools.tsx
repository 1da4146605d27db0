import type { Editor } from '@tiptap/react';
import { ActButtons } from './act-buttons.tsx';
import { actGroups } from './editor-acts.ts';
import { InsertTools } from './insert-tools.tsx';
import { ToolBar } from './tool-bar.tsx';
import { ColourMenus, TypeMenus } from './type-and-colour-menus.tsx';

/** Everything that can be done with the text. */
export function EditorTools({ editor, label }: { editor: Editor; label: string }) {
  return (
    <ToolBar label={label}>
      <TypeMenus editor={editor} />
      <ActButtons editor={editor} acts={actGroups.formats} />
      <ColourMenus editor={editor} />
      <ActButtons editor={editor} acts={actGroups.blocks} />
      <ActButtons editor={editor} acts={actGroups.lists} />
      <InsertTools editor={editor} />
      <ActButtons editor={editor} acts={actGroups.end} />
    </ToolBar>
  );
}
