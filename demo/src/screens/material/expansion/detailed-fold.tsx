import styled from '@emotion/styled';
import { Chip } from '@mandate/web/src/ui/badges/chip.tsx';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { SelectField } from '@mandate/web/src/ui/fields/select-field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VariantCard } from '../variant-card.tsx';
import { Fold, Folds } from './fold.tsx';

const places = ['Lisbon', 'Gdańsk', 'Lyon', 'Graz'] as const;

const Columns = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: 16,
  // On the line of the field, whose label stands above it.
  alignItems: 'end',
  '& > :nth-child(2)': { display: 'flex', alignItems: 'center', minHeight: 36 },
  '& > :last-child': {
    paddingLeft: 16,
    borderLeft: `2px solid ${vars.palette.divider}`,
    fontSize: 12,
    lineHeight: '16px',
  },
  '& a': { color: vars.palette.primaryText, textDecoration: 'underline', textUnderlineOffset: 3 },
}));

const Acts = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  margin: '16px -16px 0',
  padding: '12px 16px 0',
  borderTop: `1px solid ${vars.palette.divider}`,
}));

/** A panel to work in: a choice, what is chosen, help beside it, and what keeps or drops it. */
export function DetailedFold() {
  const { t } = useTranslation('demo');
  const [kept, setKept] = useState('Lisbon');
  const [draft, setDraft] = useState('Lisbon');
  const [isOpen, setIsOpen] = useState(true);
  const none = t('material.expansion.detailed.none');

  function close(place: string): void {
    setKept(place);
    setDraft(place);
    setIsOpen(false);
  }

  return (
    <VariantCard title={t('material.expansion.detailed.title')} subtitle={t('material.expansion.detailed.lead')} isWide>
      <Folds>
        <Fold title={t('material.expansion.detailed.place')} remark={kept || none} isOpen={isOpen} onFold={setIsOpen}>
          <Columns>
            <SelectField
              label={t('material.expansion.detailed.choose')}
              none={none}
              value={draft}
              choices={places.map((place) => ({ value: place, label: place }))}
              onChange={(event) => setDraft(event.target.value)}
            />
            <div>
              {draft && (
                <Chip
                  remove={{
                    label: t('material.expansion.detailed.remove', { place: draft }),
                    run: () => setDraft(''),
                  }}
                >
                  {draft}
                </Chip>
              )}
            </div>
            <p>
              {t('material.expansion.detailed.help')}{' '}
              <Link to="/material/autocomplete">{t('material.expansion.detailed.more')}</Link>
            </p>
          </Columns>
          <Acts>
            <Button look="quiet" onClick={() => close(kept)}>
              {t('material.expansion.detailed.cancel')}
            </Button>
            <Button look="primary" onClick={() => close(draft)}>
              {t('material.expansion.detailed.save')}
            </Button>
          </Acts>
        </Fold>
      </Folds>
    </VariantCard>
  );
}
