import styled from '@emotion/styled';
import type { Condition } from '@mandate/contract/lists/grid.ts';
import type { MyWork } from '@mandate/contract/overview/control-panel.ts';
import { settledStatuses } from '@mandate/contract/project/way/status.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { statusWord } from '../../../business/project-status/status-words.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useUser } from '../../../lib/session/session.ts';
import { StatusPill } from '../../../ui/badges/status-pill.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { PlainDateText } from '../../../ui/values/figure.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { listAddress } from '../list-address.ts';
import { CardEmpty, CardFoot, PanelCard, TitleCount } from '../panel-card.tsx';

const Table = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': {
    height: 36,
    padding: '4px 8px',
    borderTop: `1px solid ${vars.palette.divider}`,
    textAlign: 'left',
    fontWeight: 400,
  },
  '& th:first-of-type': { paddingLeft: 16 },
  '& td:last-of-type, & thead th:last-of-type': { width: 128, paddingRight: 16, whiteSpace: 'nowrap' },
  '& td:not(:last-of-type), & thead th:nth-of-type(2)': { width: 128 },
  '& thead th': {
    height: 32,
    background: vars.palette.subtle,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.ink3,
  },
  '& tbody th': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& tbody th > a': { display: 'inline-block', padding: '2px 0', color: 'inherit' },
  '& tbody th > small': {
    marginLeft: 8,
    fontSize: 12,
    fontWeight: 400,
    color: vars.palette.ink3,
    whiteSpace: 'nowrap',
  },
  '& tbody tr:hover': { background: vars.palette.hover },
  [phone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4px 12px',
      alignItems: 'center',
      padding: '10px 14px',
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    '& tbody tr > *': { width: 'auto !important', height: 'auto', padding: '0 !important', border: 0 },
    '& tbody th': { gridColumn: '1 / -1' },
  },
}));

/** The projects the person manages or works on, as far as they are not over; a list shows them all. */
export function MyProjects({ myWork: { projects, projectCount } }: { myWork: MyWork }) {
  const { t } = useTranslation();
  const { role, personnelId } = useUser();
  const more = projectCount - projects.length;
  const isOpen: Condition = { field: 'status', operator: 'noneOf', value: [...settledStatuses] };
  const isManaged: Condition = { field: 'projectManagerId', operator: 'anyOf', value: [personnelId ?? ''] };
  // A guest's list holds no others; everybody else's knows whose a project is by its manager.
  const isOwnList = role === 'GUEST';
  const isWhole = isOwnList || projects.every(({ isManager }) => isManager);
  const hasList = isOwnList || projects.some(({ isManager }) => isManager);
  const list = listAddress(paths.projects.list, ...(isOwnList ? [] : [isManaged]), isOpen);
  return (
    <PanelCard
      title={t('controlPanel.myProjects.title')}
      mark={projectCount > 0 && <TitleCount>{numberText(projectCount)}</TitleCount>}
      acts={
        hasList &&
        projectCount > 0 && (
          <Link to={list}>{t(isWhole ? 'controlPanel.myProjects.open' : 'controlPanel.myProjects.openManaged')}</Link>
        )
      }
    >
      {projects.length === 0 ? (
        <CardEmpty>
          <EmptyPart
            kind={personnelId === null ? 'notAllowed' : 'nothingYet'}
            text={t(personnelId === null ? 'controlPanel.myProjects.notLinked' : 'controlPanel.myProjects.emptyText')}
          />
        </CardEmpty>
      ) : (
        <Table aria-label={t('controlPanel.myProjects.title')}>
          <thead>
            <tr>
              <th scope="col">{t('controlPanel.myProjects.project')}</th>
              <th scope="col">{t('controlPanel.myProjects.status')}</th>
              <th scope="col">{t('controlPanel.myProjects.end')}</th>
            </tr>
          </thead>
          <tbody>
            {projects.map(({ id, name, status, endDate }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={paths.projects.record(id)}>{name}</Link>
                </th>
                <td>
                  <StatusPill tone={status} label={statusWord(status)} />
                </td>
                <td>
                  <PlainDateText date={endDate} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {more > 0 && <CardFoot>{t('controlPanel.myProjects.more', { count: more, total: numberText(more) })}</CardFoot>}
    </PanelCard>
  );
}
