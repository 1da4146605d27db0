import styled from '@emotion/styled';
import { EmptyPart } from '@mandate/web/src/ui/feedback/empty-part.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanNodes } from './clean-html.ts';
import { editorStyle } from './editor-style.ts';
import { withoutFiles } from './media-address.ts';

const Text = styled('div')(({ theme: { vars } }) => ({ ...editorStyle(vars), minWidth: 0 }));

const Source = styled('pre')(({ theme: { vars } }) => ({
  maxHeight: 320,
  margin: 0,
  padding: '10px 12px',
  overflow: 'auto',
  borderRadius: 6,
  background: vars.palette.sunken,
  fontSize: 12,
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

/** What would be saved: as it is read, and its markup, a block a line. */
export function TextPreview({ html }: { html: string }) {
  const { t } = useTranslation('demo');
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(cleanNodes(html)), [html]);
  return (
    <>
      <PageCard title={t('editor.preview')} aria-label={t('editor.preview')}>
        {html === '' && <EmptyPart text={t('editor.nothing')} />}
        <Text ref={place} />
      </PageCard>
      <PageCard title={t('editor.source')}>
        <Source tabIndex={0} role="group" aria-label={t('editor.source')}>
          {withoutFiles(html).replace(
            /(<\/(?:p|h[1-6]|li|ul|ol|pre|blockquote|video)>|<(?:ul|ol|blockquote|hr)>)/g,
            '$1\n',
          )}
        </Source>
      </PageCard>
    </>
  );
}
