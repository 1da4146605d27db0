import { PresencePlace } from '../../../editor/presence/presence-place.tsx';
import { ReadingForm } from './reading-form.tsx';

/** Who else has the record of the page open, or what somebody else saved of it. */
export default function PresencePart({ part }: { part: 'who' | 'news' }) {
  return (
    <ReadingForm>
      <PresencePlace part={part} />
    </ReadingForm>
  );
}
