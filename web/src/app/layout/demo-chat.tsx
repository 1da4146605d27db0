import '../../lib/other-words.ts';
import MessageCircle from 'lucide-react/icons/message-circle';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { closePanel, openPanel, useOpenPanel } from '../../lib/open-panel.ts';
import { Aside } from '../../ui/aside.tsx';
import { Hint } from '../../ui/hint.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { openDemo } from '../demo-door.ts';

const ChatPopup = lazy(async () => (await openDemo()).loadChatPopup());

/** Opens the demo area's chat over any page. On phones the navigation does, where the bar has no room for it. */
export default function DemoChat() {
  const { t } = useTranslation();
  const isOpen = useOpenPanel()?.name === 'chat';
  return (
    <>
      <Hint title={t('shell.chatHint')}>
        <IconButton
          className="not-on-phones"
          label={t('shell.chat')}
          aria-description={t('shell.sampleData')}
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
