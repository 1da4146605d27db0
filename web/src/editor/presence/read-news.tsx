import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../../form/state/editing-context.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SavedBar } from './saved-bar.tsx';
import { savedChanges } from './saved-changes.ts';
import type { ReadAgain } from './use-read-again.ts';

/** What somebody else saved that is on the page already: of a record that is only read, or what was decided on one. Null where they deleted it. @param onClose who read it goes on */
export default function ReadNews({ news, onClose }: { news: ReadAgain | null; onClose: () => void }) {
  useWords(['presence']);
  const { t } = useTranslation();
  const { entity, reader } = useEditing();
  if (news === null) {
    return (
      <Notice kind="caution" role="alert">
        {t('presence.deletedRead')}
      </Notice>
    );
  }
  const close = () => {
    onClose();
    // The button goes with its bar: the focus stays on the page.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <SavedBar
      key={news.record.version}
      base={news.before}
      record={news.record}
      saved={savedChanges(entity, news.before, news.record, reader)}
      act={<TooltipIconButton label={t('action.close')} icon={<X aria-hidden="true" />} onClick={close} />}
    />
  );
}
