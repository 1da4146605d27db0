import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { PersonHere } from '@mandate/contract/presence/presence.ts';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { pathLabel } from '../../records/words/record-words.ts';
import { Avatar } from '../../ui/badges/avatar.tsx';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { growing } from '../../ui/overlays/growing.ts';
import { Overlay } from '../../ui/overlays/overlay.tsx';
import { fieldMarks } from './field-marks.ts';
import type { Company } from './use-company.ts';

/** The most faces in the head of a page; of more it says how many. */
const mostFaces = 3;
/** What has not changed for so long, in ms, is said to screen readers: nobody wants to hear every coming and going. */
const settlesIn = 2_000;

const Opener = styled('button')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  height: 36,
  padding: '0 8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { background: vars.palette.hover },
  [phone]: { minHeight: 44 },
}));

const Faces = styled('span')({ display: 'flex' });

// Each lies over the one before it, set off by a ring of the ground.
const Face = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'grid',
  width: 28,
  height: 28,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.palette.background.paper}`,
  '& + &': { marginLeft: -5 },
  '& > span': { width: 28, height: 28, fontSize: 11 },
  '&::after': {
    content: '""',
    position: 'absolute',
    // Over the next face, which lies over this one.
    zIndex: 1,
    right: -1,
    bottom: -1,
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: vars.palette.background.paper,
    boxShadow: `inset 0 0 0 1.5px ${vars.palette.control}, 0 0 0 2px ${vars.palette.background.paper}`,
  },
  '&[data-doing=edits]::after': {
    background: vars.palette.good.text,
    boxShadow: `0 0 0 2px ${vars.palette.background.paper}`,
  },
}));

const More = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: 28,
  height: 28,
  marginLeft: -5,
  padding: '0 4px',
  borderRadius: 999,
  background: vars.palette.sunken,
  boxShadow: `0 0 0 2px ${vars.palette.background.paper}`,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 500,
}));

const Sheet = styled(Overlay)(({ theme: { vars } }) => ({
  ...growing,
  minWidth: 220,
  maxWidth: 'min(360px, calc(100% - 32px))',
  maxHeight: 'calc(100% - 96px)',
  margin: '4px 0',
  padding: '10px 0',
  borderRadius: 8,
  boxShadow: vars.palette.shadow.menu,
  '& h2': { padding: '0 14px 6px', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.ink3 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 10, padding: '5px 14px', fontSize: 13, lineHeight: '20px' },
  '& li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li strong': { display: 'block', fontWeight: 500 },
  '& li small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
}));

/** Who else has the record open: faces in the head of its page, a list of what each does, and a mark where somebody types. */
export default function RecordFaces({ company: { people, count } }: { company: Company }) {
  useWords(['presence']);
  const { t } = useTranslation();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const said = useSettled(count > 0 ? t('presence.came', { names: namesOf(people, count) }) : t('presence.alone'));
  const shown = people.slice(0, mostFaces);
  const words = t('presence.others', { count });
  return (
    <>
      {/* The first thing said is who was here when the page was opened. */}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {count > 0 && (
        <Opener
          type="button"
          data-screen
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Faces aria-hidden="true">
            {shown.map(({ id: accountId, name, doing }) => (
              <Face key={accountId} data-doing={doing}>
                <Avatar name={name} />
              </Face>
            ))}
            {count > shown.length && <More>+{count - shown.length}</More>}
          </Faces>
          {words}
        </Opener>
      )}
      <Sheet
        isOpen={anchor !== null && count > 0}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        scrim="never"
        aria-labelledby={`${id}-title`}
      >
        <h2 id={`${id}-title`}>{words}</h2>
        <ul>
          {people.map((person) => (
            <li key={person.id}>
              <Face data-doing={person.doing} aria-hidden="true">
                <Avatar name={person.name} />
              </Face>
              <div>
                <strong>{person.name}</strong>
                <Doing person={person} />
              </div>
            </li>
          ))}
        </ul>
      </Sheet>
      <Marks people={people} />
    </>
  );
}

function Doing({ person: { doing, field } }: { person: PersonHere }) {
  const { t } = useTranslation();
  const { form, entity } = useEditing();
  const label = useForm(form, ({ values }) => (field === null ? '' : pathLabel(entity, values, field)));
  return <small>{label === '' ? t(`presence.${doing}`) : t(`presence.${doing}At`, { field: label })}</small>;
}

function Marks({ people }: { people: readonly PersonHere[] }) {
  const typing = people.filter(({ doing, field }) => doing === 'edits' && field !== null);
  const byField = Map.groupBy(typing, ({ field }) => field ?? '');
  const places = [...byField].map(([path, some]) => ({ path, names: some.map(({ name }) => firstName(name)) }));
  return <Global styles={({ vars }) => fieldMarks(places, vars.palette)} />;
}

function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}

function namesOf(people: readonly PersonHere[], count: number): string {
  const more = count - people.length;
  return `${people.map(({ name }) => name).join(', ')}${more > 0 ? ` +${more}` : ''}`;
}

/** A text once it has been the same for a while; empty until then. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settlesIn);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
