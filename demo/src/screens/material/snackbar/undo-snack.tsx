import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { Snack } from './snack.tsx';
import { SnackAct } from './snack-bar.tsx';

const notes = ['Minutes of the kick-off', 'Sketch of the price sheet', 'Questions for the tender'];

const Notes = styled('ul')(({ theme: { vars } }) => ({
  width: '100%',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 12px',
    padding: '4px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
    fontSize: 13,
    lineHeight: '20px',
  },
  '& > li:first-of-type': { borderTop: 0 },
}));

/** A message that says what was done, and takes it back. */
export function UndoSnack() {
  const { t } = useTranslation('demo');
  const [archived, setArchived] = useState<readonly string[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const last = archived.at(-1) ?? '';

  function archive(note: string): void {
    setArchived([...archived, note]);
    setIsOpen(true);
  }

  function undo(): void {
    setArchived(archived.slice(0, -1));
    setIsOpen(false);
  }

  return (
    <VariantCard title={t('material.snackbar.simple.title')} subtitle={t('material.snackbar.simple.lead')}>
      <Notes aria-label={t('material.snackbar.simple.notes')}>
        {notes
          .filter((note) => !archived.includes(note))
          .map((note) => (
            <li key={note}>
              {note}
              <Button
                size="row"
                aria-label={t('material.snackbar.simple.archiveNote', { note })}
                onClick={() => archive(note)}
              >
                {t('material.snackbar.simple.archive')}
              </Button>
            </li>
          ))}
        {archived.length === notes.length && <li>{t('material.snackbar.simple.none')}</li>}
      </Notes>
      <Snack
        key={archived.length}
        isOpen={isOpen}
        message={t('material.snackbar.simple.archived', { note: last })}
        act={
          <SnackAct type="button" onClick={undo}>
            {t('material.snackbar.simple.undo')}
          </SnackAct>
        }
        onClose={() => setIsOpen(false)}
      />
    </VariantCard>
  );
}
