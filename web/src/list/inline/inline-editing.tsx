import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutsOf } from '../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../lib/commands/shortcuts-here.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { useUser } from '../../lib/session/session.ts';
import { recordName } from '../../records/words/record-words.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import type { ListRow } from '../columns/columns.tsx';
import type { LaidColumn } from '../columns/list-layout.ts';
import type { RowCursor } from '../rows/row-cursor.ts';
import type { GridEditing } from './grid-editing.ts';
import { beginInlineEdits, type EditNews, type Stored } from './inline-edits.ts';
import { InlineLeaveDialog } from './inline-leave-dialog.tsx';
import { inlineServer } from './inline-server.ts';
import { InlineStyles } from './inline-styles.tsx';
import { useStoreRow } from './store-row.ts';
import { useInlineGrid } from './use-inline-grid.tsx';
import type { InlineMode } from './use-inline-mode.ts';
import { useSendOnReturn } from './use-send-on-return.ts';

// Fetched when two people wrote into one cell.
const InlineConflictDialog = lazy(() => import('./inline-conflict-dialog.tsx'));

interface InlineEditingProps<Row extends ListRow> {
  entity: Entity;
  rows: readonly Row[] | undefined;
  columns: readonly LaidColumn<Row>[];
  mode: InlineMode;
  recordPath: (id: string) => string;
  cursor: RefObject<RowCursor | null>;
  /** Told what the grid takes, again after every change, and null at the end. */
  onEditing: (editing: GridEditing<Row> | null) => void;
}

const none: readonly never[] = [];
const heldByCells = shortcutsOf('cells').map(({ id }) => id);

/** The edit mode of a list: each cell that is taken over is saved at once, and what is refused stays in its cell. */
export default function InlineEditing<Row extends ListRow>(props: InlineEditingProps<Row>) {
  const { entity, rows = none, columns: laid, mode, recordPath, cursor, onEditing } = props;
  useSharedWords();
  const { t } = useTranslation();
  const user = useUser();
  const queries = useQueryClient();
  const storeRow = useEffectEvent(useStoreRow(entity.name));
  useHeldShortcuts(heldByCells);
  const [heard, setHeard] = useState('');
  const [choosing, setChoosing] = useState<string | null>(null);

  const tell = useEffectEvent((news: EditNews) => {
    if (news.kind === 'nothingToUndo') return setHeard(t('inline.nothingToUndo'));
    const { kind, record, field, sentence = '' } = news;
    const name = recordName(entity, record);
    setHeard(t(`inline.${kind}`, { field: fieldLabel(entity, field), name, sentence }));
  });
  const [edits] = useState(() =>
    beginInlineEdits(
      inlineServer(entity, user),
      (record) => storeRow(record),
      (news) => tell(news),
    ),
  );
  const cells = useSyncExternalStore(edits.subscribe, edits.cells);
  const editing = useInlineGrid({ entity, rows, laid, edits, cells, recordPath, onChoose: setChoosing });
  useLayoutEffect(() => onEditing(editing), [editing, onEditing]);

  // The link that had the focus is a cell to edit now.
  useEffect(() => {
    const painted = requestAnimationFrame(() => {
      const row = cursor.current?.at() ?? -1;
      if (document.activeElement === document.body && row >= 0) cursor.current?.goTo(row);
    });
    return () => cancelAnimationFrame(painted);
  }, [cursor]);

  const end = useEffectEvent(() => {
    onEditing(null);
    // Where rows stand by what was changed is seen again now.
    void queries.invalidateQueries({ queryKey: ['grid', entity.name] });
  });
  useEffect(() => () => end(), []);

  const { state, become } = mode;
  const close = useEffectEvent(() => become('off'));
  const isEmpty = cells.size === 0;
  useEffect(() => {
    if (state !== 'closing' || !isEmpty) return;
    let isCurrent = true;
    // What is on its way arrives first.
    void edits.settled().then(() => isCurrent && edits.cells().size === 0 && close());
    return () => {
      isCurrent = false;
    };
  }, [state, edits, isEmpty]);
  const isWaiting = [...cells.values()].some((edit) => edit.state === 'waiting' || edit.state === 'saving');
  useSendOnReturn(
    edits,
    [...cells.values()].some((edit) => edit.state === 'missed'),
  );

  const chosen = choosing === null ? undefined : cells.get(choosing);
  return (
    <>
      <InlineStyles />
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
      <InlineLeaveDialog
        count={cells.size}
        countNow={() => edits.cells().size}
        isClosing={state === 'closing' && cells.size > 0 && !isWaiting}
        onStay={() => state === 'closing' && become('on')}
        onDiscard={() => {
          for (const { id, field } of cells.values()) edits.drop(id, field);
          if (state === 'closing') become('off');
        }}
      />
      {chosen?.collision && (
        <Suspense>
          <InlineConflictDialog
            key={choosing}
            entity={entity}
            reader={user}
            edit={{ ...chosen, collision: chosen.collision }}
            onClose={() => setChoosing(null)}
            onSettle={() => {
              edits.settle(chosen.id, chosen.field, t('inline.enterAnother'));
              setChoosing(null);
            }}
            onChoose={(value) => {
              const current = chosen.collision?.current as Stored;
              const from = { version: current.version, value: current[chosen.field] ?? null };
              edits.take(current, { ...value, field: chosen.field, from });
              setChoosing(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
