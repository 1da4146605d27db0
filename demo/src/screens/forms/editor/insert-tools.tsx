import { LinkDialog } from '@mandate/web/src/rich-text/link-dialog.tsx';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { type Editor, useEditorState } from '@tiptap/react';
import Image from 'lucide-react/icons/image';
import Link from 'lucide-react/icons/link';
import Video from 'lucide-react/icons/video';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaDialog } from './media-dialog.tsx';
import { ToolGroup } from './tool-bar.tsx';

/** The tools that ask for an address: link, picture, video. */
export function InsertTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('demo');
  const [asked, setAsked] = useState<'link' | 'picture' | 'video' | null>(null);
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });
  const close = () => setAsked(null);

  function link(address: string | null): void {
    close();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === null) chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
  }

  function insert(kind: 'picture' | 'video', src: string, alt: string): void {
    close();
    const node = kind === 'picture' ? { type: 'image', attrs: { src, alt } } : { type: 'video', attrs: { src } };
    // After what is chosen, not in its place.
    editor.chain().focus().insertContentAt(editor.state.selection.to, node).run();
  }

  return (
    <ToolGroup>
      <TooltipIconButton
        size="row"
        label={t('editor.act.link')}
        icon={<Link aria-hidden="true" />}
        aria-pressed={isLink}
        onClick={() => setAsked('link')}
      />
      <TooltipIconButton
        size="row"
        label={t('editor.act.picture')}
        icon={<Image aria-hidden="true" />}
        onClick={() => setAsked('picture')}
      />
      <TooltipIconButton
        size="row"
        label={t('editor.act.video')}
        icon={<Video aria-hidden="true" />}
        onClick={() => setAsked('video')}
      />
      {asked === 'link' && (
        <LinkDialog address={String(editor.getAttributes('link').href ?? '')} onAddress={link} onClose={close} />
      )}
      {(asked === 'picture' || asked === 'video') && (
        <MediaDialog kind={asked} onMedia={(src, alt) => insert(asked, src, alt)} onClose={close} />
      )}
    </ToolGroup>
  );
}
