import type { PublicDocument } from '@mandate/contract/documents/public-document.ts';
import { useEffect, useState } from 'react';
import { askPublicly, type PublicRefusal } from './ask-publicly.ts';
import { NotOpened } from './not-opened.tsx';
import { OpenedDocument } from './opened-document.tsx';

type Opened = { of: string } & ({ data: PublicDocument } | { refusal: PublicRefusal } | { isOpening: true });

/** The page behind a link: the token stands behind `#`, which no server, proxy or log is sent. */
export function PublicPage() {
  const token = useToken();
  const [opened, setOpened] = useState<Opened>({ of: token, isOpening: true });

  const open = async () => {
    const reply = token === '' ? noToken : await askPublicly<PublicDocument>('open', { token });
    setOpened({ of: token, ...reply });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once for each link
  useEffect(() => void open(), [token]);

  const again = () => {
    setOpened({ of: token, isOpening: true });
    void open();
  };
  if (opened.of === token && 'data' in opened)
    return (
      <OpenedDocument
        key={token}
        token={token}
        opened={opened.data}
        onAnswered={async (data) => (data ? setOpened({ of: token, data }) : open())}
      />
    );
  return <NotOpened refusal={opened.of === token && 'refusal' in opened ? opened.refusal : null} onAgain={again} />;
}

const noToken: { refusal: PublicRefusal } = { refusal: { why: 'notValid', code: '', firm: '', language: null } };

/** The token of the address, also when another link is opened in the same tab. */
function useToken(): string {
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    const follow = () => setToken(tokenInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return token;
}

function tokenInAddress(): string {
  return location.hash.slice(1);
}
