import MessageCircle from 'lucide-react/icons/message-circle';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { closePanel, openPanel, useOpenPanel } from '../../lib/frame/open-panel.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Hint } from '../../ui/overlays/hint.tsx';
import { Aside } from '../../ui/page/aside.tsx';
import { openDemo } from '../open-demo.ts';

const ChatPopup = lazy(async () => (await openDemo()).loadChatPopup());

/** Opens the demo area's chat over any page. On phones the navigation does, where the bar has no room for it. */
export default function DemoChat() {
  useSharedWords();
  const { t } = useTranslation();
  const isOpen = useOpenPanel()?.name === 'chat';
  return (
    <>
      <Hint title={t('demoChat.hint')}>
        <IconButton
          className="not-on-phones"
          label={t('shell.chat')}
          aria-description={t('demoChat.sampleData')}
          aria-expanded={isOpen}
          icon={<MessageCircle aria-hidden="true" />}
          onClick={() => (isOpen ? closePanel() : openPanel({ name: 'chat' }))}
        />
      </Hint>
      {isOpen && (
        <Aside>
          <ChatPopup onClose={closePanel} />
        </Aside>
      )}
    </>
  );
}
