import styled from '@emotion/styled';
import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import HardDrive from 'lucide-react/icons/hard-drive';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../lib/calls/connectivity.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { instantText } from '../../ui/values/value-texts.ts';
import type { DraftPlace } from './draft-saver.ts';

const Text = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginLeft: 8,
  fontSize: 12,
  color: vars.palette.ink3,
  '& > svg': { flex: 'none', width: 14, height: 14, strokeWidth: 1.75 },
}));

const Missed = styled('strong')(({ theme: { vars } }) => ({ fontWeight: 500, color: vars.palette.caution.text }));

interface DraftStateProps {
  kept: DraftPlace;
  /** The last save had no answer, and nothing was typed since. */
  isUnsent: boolean;
}

/** Where what is typed is kept, in the bar that saves. It changes quietly: nobody is told of every time, but of a save without an answer. */
export function DraftState({ kept, isUnsent }: DraftStateProps) {
  const { t } = useTranslation();
  // One that was missed while the server is there was missed for a reason of its own, and is tried again by who saves.
  const missed = useConnectivity() === 'there' ? 'request.noConnection' : 'offline.notSaved';
  return (
    <>
      <Missed role="status">{isUnsent && t(missed)}</Missed>
      <Place kept={kept} />
    </>
  );
}

function Place({ kept }: { kept: DraftPlace }) {
  const { t } = useTranslation();
  useFormats();
  if (kept.place === 'none') return null;
  if (kept.place === 'server') {
    const [, time = ''] = instantText(kept.at).split(', ');
    return (
      <Text>
        <CloudCheck aria-hidden="true" />
        {t('drafts.keptAt', { time })}
      </Text>
    );
  }
  const Icon = kept.place === 'device' ? HardDrive : CloudOff;
  return (
    <Text>
      <Icon aria-hidden="true" />
      {t(kept.place === 'device' ? 'drafts.keptHere' : 'drafts.keptNowhere')}
    </Text>
  );
}
