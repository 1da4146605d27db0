// What is said without a connection cannot be fetched then.
import '../../lib/frame/toast-showing.ts';
import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askServer, type Connectivity, onReturn, useConnectivity } from '../../lib/calls/connectivity.ts';
import { askServedBuild, useIsNewer } from '../../lib/code/build.ts';
import { hasUnsavedWork, reloadWithWork } from '../../lib/drafts/on-reload.ts';
import { dismiss } from '../../lib/frame/show-success-and-errors.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';

const Band = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  padding: '6px 24px 6px 16px',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.tint,
  '&[data-kind=caution]': { borderColor: vars.palette.caution.fill, background: vars.palette.caution.tint },
  '& > svg': { flex: 'none', width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.primaryText },
  '&[data-kind=caution] > svg': { color: vars.palette.caution.text },
  '& > p': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600 },
  [phone]: { padding: '6px 16px', '& > svg': { display: 'none' } },
}));

const Live = styled('div')({ flex: 'none' });

/** Says over every page what holds while the server cannot be reached, and that a newer build of the product is there. */
export default function StatusBanner() {
  useSharedWords();
  const connectivity = useConnectivity();
  const isNewer = useIsNewer();
  useMending();
  return (
    <>
      <Live role="status">{connectivity !== 'there' && <Disconnected connectivity={connectivity} />}</Live>
      <Live role="status">{isNewer && connectivity === 'there' && <NewVersion />}</Live>
    </>
  );
}

function Disconnected({ connectivity }: { connectivity: Exclude<Connectivity, 'there'> }) {
  const { t } = useTranslation();
  // Who looks at the product as somebody else types nothing.
  const isView = useViewer() !== null;
  return (
    <Band data-kind="caution">
      <WifiOff aria-hidden="true" />
      <p>
        <strong>{t(`offline.${connectivity}`)}</strong> {!isView && t('offline.kept')}
      </p>
      {connectivity === 'noAnswer' && (
        <Button size="row" onClick={askServer}>
          {t('action.tryAgain')}
        </Button>
      )}
    </Band>
  );
}

function NewVersion() {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  return (
    <Band>
      <RefreshCw aria-hidden="true" />
      <p>
        <strong>{t('version.newer')}</strong> {isAsked && t('version.unsaved')}
      </p>
      {isAsked && (
        <Button look="quiet" size="row" onClick={() => setAsked(false)}>
          {t('version.later')}
        </Button>
      )}
      <Button
        size="row"
        onClick={() => {
          if (isAsked || !hasUnsavedWork()) reloadWithWork();
          else setAsked(true);
        }}
      >
        {t(isAsked ? 'version.reloadNow' : 'version.reload')}
      </Button>
    </Band>
  );
}

/** Once the server answers again, what could not be read is read; when code of the page is missing, it is asked which build there is. */
function useMending(): void {
  const { t } = useTranslation();
  const queries = useQueryClient();
  useEffect(
    () =>
      onReturn(() => {
        dismiss(t('request.noConnection'));
        void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
      }),
    [queries, t],
  );
  useEffect(() => {
    const ask = () => void askServedBuild();
    addEventListener('vite:preloadError', ask);
    return () => removeEventListener('vite:preloadError', ask);
  }, []);
}
