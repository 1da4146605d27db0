import styled from '@emotion/styled';
import { showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDemo, useTell } from '../../use-demo.ts';
import { Faces } from './faces.tsx';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(232px, 100%), 1fr))',
  gap: 16,
  marginTop: 12,
});

const Sheet = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  minHeight: 132,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  '& > a': {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    padding: 16,
    borderRadius: 8,
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 600,
    color: vars.palette.text.primary,
    overflowWrap: 'anywhere',
    '&:hover': { background: vars.palette.hover, textDecoration: 'none' },
    '& > p': { fontSize: 12, lineHeight: '16px', fontWeight: 400, color: vars.palette.text.secondary },
    '& > span': { alignSelf: 'flex-start', marginTop: 'auto' },
  },
  '&[data-new]': { borderStyle: 'dashed', borderColor: vars.palette.line2, background: 'none', boxShadow: 'none' },
  '& > form': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: 12, padding: 16 },
}));

/** The boards, and a place to begin another. */
export default function BoardsPage() {
  const { t } = useTranslation('demo');
  const boards = useDemo('GET /api/scrum-board/all-board');
  return (
    <>
      <PageHead title={t('scrum.title')} />
      {boards.isPending ? (
        <SkeletonRows label={t('scrum.loading')} rows={3} />
      ) : (
        <Grid>
          {boards.data?.map(({ id, title }) => (
            <Tile key={id} id={id} title={title} />
          ))}
          <NewBoard />
        </Grid>
      )}
    </>
  );
}

function Tile({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('demo');
  const board = useDemo('GET /api/scrum-board', id).data;
  const cards = board?.list.reduce((count, { cardList }) => count + cardList.length, 0) ?? 0;
  return (
    <Sheet>
      <Link to={`/scrum-board/${id}`}>
        {title}
        {board && (
          <>
            <p>
              {t('scrum.listCount', { count: board.list.length })} · {t('scrum.cardCount', { count: cards })}
            </p>
            <Faces members={board.members} />
          </>
        )}
      </Link>
    </Sheet>
  );
}

function NewBoard() {
  const { t } = useTranslation('demo');
  const tell = useTell();
  const [title, setTitle] = useState('');

  async function add(): Promise<void> {
    const wanted = title.trim();
    if (wanted === '') return;
    setTitle('');
    await tell('POST /api/scrum-board/add-board', wanted);
    showSuccess(t('scrum.boardAdded', { title: wanted }));
  }

  return (
    <Sheet data-new>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          label={t('scrum.newBoard')}
          value={title}
          maxLength={80}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Button type="submit" icon={<Plus aria-hidden="true" />}>
          {t('scrum.addBoard')}
        </Button>
      </form>
    </Sheet>
  );
}
