import styled from '@emotion/styled';
import { parameter, parameterGroups } from '@mandate/contract/entities/parameter.ts';
import { type ReactNode, useState } from 'react';
import { Columns } from '../../editor/page/editor-page.tsx';
import { SectionNav } from '../../editor/page/section-nav.tsx';
import { choiceLabel } from '../../records/words/words.ts';
import { phone } from '../../ui/media/phone.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import { LetterheadCard } from './letterhead-card.tsx';
import { type OpenValues, OpenValuesContext } from './open-values.ts';
import { OpenValuesGuard } from './open-values-guard.tsx';
import { ParameterLine, SideListLine } from './parameter-line.tsx';
import type { ParameterRow } from './parameter-row.ts';
import type { SideList } from './side-lists.ts';
import { TypedValuesContext, typedValues } from './typed-values.ts';

const Frame = styled(Columns)({
  gridTemplateColumns: '176px minmax(0, 1fr)',
  marginTop: 8,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Groups = styled('div')({ display: 'grid', gap: 14, alignContent: 'start', minWidth: 0 });

const Anchor = styled('div')({
  scrollMarginTop: 12,
  '&:focus:not(:focus-visible)': { outline: 'none' },
  [phone]: { scrollMarginTop: 56 },
});

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: 14,
  '& > :last-child': { position: 'sticky', top: 12 },
  '@media (max-width: 1360px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > :last-child': { position: 'static' } },
});

const Lines = styled('ul')({ padding: '2px 0 4px', containerType: 'inline-size' });

interface ParameterGroupsProps {
  /** In the order of their groups. */
  rows: readonly ParameterRow[];
  sideLists: readonly SideList[];
}

/** The parameters in their groups, with the ways to the groups beside them. */
export function ParameterGroups({ rows, sideLists }: ParameterGroupsProps) {
  const groups = parameterGroups
    .map((name) => ({
      name,
      title: choiceLabel(parameter, 'group', name),
      problems: 0,
      rows: rows.filter(({ group }) => group === name),
      lists: sideLists.filter(({ group }) => group === name),
    }))
    .filter((group) => group.rows.length + group.lists.length > 0);
  const [typed] = useState(typedValues);
  const [open] = useState<OpenValues>(() => new Set());
  return (
    <TypedValuesContext value={typed}>
      <OpenValuesContext value={open}>
        <Frame>
          <SectionNav sections={groups} />
          <Groups>
            {groups.map((group) => (
              <Anchor key={group.name} id={group.name} tabIndex={-1} role="group" aria-label={group.title}>
                <Beside isWanted={group.name === 'documents'}>
                  <PageCard title={group.title} isFlush>
                    <Lines>
                      {group.rows.map((row) => (
                        <ParameterLine key={row.id} row={row} />
                      ))}
                      {group.lists.map((list) => (
                        <SideListLine key={list.to} list={list} />
                      ))}
                    </Lines>
                  </PageCard>
                </Beside>
              </Anchor>
            ))}
          </Groups>
        </Frame>
        <OpenValuesGuard values={open} />
      </OpenValuesContext>
    </TypedValuesContext>
  );
}

/** A group with what its values come to beside it. */
function Beside({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  if (!isWanted) return children;
  return (
    <Pair>
      {children}
      <LetterheadCard />
    </Pair>
  );
}
