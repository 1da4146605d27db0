import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanHtml } from './clean-html.ts';
import { DemoEditor } from './demo-editor.tsx';
import { sample } from './sample.ts';
import { TextPreview } from './text-preview.tsx';

const Cards = styled('div')({ display: 'grid', gap: 16, marginTop: 12, [phone]: { gap: 12 } });

/** An editor with all it can do, and what would be saved of it. */
export default function EditorPage() {
  const { t } = useTranslation('demo');
  const [html, setHtml] = useState(() => cleanHtml(sample));
  const shown = useDeferredValue(html);
  return (
    <>
      <PageHead title={t('editor.title')} />
      <Cards>
        <PageCard>
          <DemoEditor label={t('editor.text')} first={sample} html={html} onHtml={setHtml} />
        </PageCard>
        <TextPreview html={shown} />
      </Cards>
    </>
  );
}
