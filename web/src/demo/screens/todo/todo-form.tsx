import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import Tags from 'lucide-react/icons/tags';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { phone } from '../../../ui/media.ts';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { PageCard } from '../../../ui/page-card.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import type { Todo } from '../../contract/todo.ts';
import { TagDialog } from './tag-dialog.tsx';
import { dayOf, momentOf } from './todo-days.ts';
import { useTodos } from './use-todos.ts';

const Form = styled('form')({ display: 'grid', gap: 16, maxWidth: 640 });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' });
const Dates = styled('div')({
  display: 'grid',
  gridTemplateColumns: '180px 180px',
  gap: 16,
  [phone]: { gridTemplateColumns: '1fr' },
});
const Marks = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

const flags = ['done', 'read', 'important', 'starred'] as const;
const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day);

interface TodoFormProps {
  todo: Todo;
  /** The address of the list it came from. */
  list: string;
  onSave: (todo: Todo) => Promise<void>;
}

/** What a to-do says, when it is due and what it is marked with. */
export function TodoForm({ todo, list, onSave }: TodoFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(todo);
  const [start, setStart] = useState(dayOf(todo.startDate));
  const [due, setDue] = useState(dayOf(todo.dueDate));
  const [isChecked, setIsChecked] = useState(false);
  const change = (part: Partial<Todo>) => setDraft({ ...draft, ...part });
  const errors = {
    title: draft.title.trim() === '' ? t('demo.todo.needsTitle') : undefined,
    note: draft.note.trim() === '' ? t('demo.todo.needsNote') : undefined,
    start: isDay(start) ? undefined : t('demo.todo.needsDate'),
    due: !isDay(due) ? t('demo.todo.needsDate') : isDay(start) && due < start ? t('demo.todo.dueTooEarly') : undefined,
  };
  const said = isChecked ? errors : { title: undefined, note: undefined, start: undefined, due: undefined };

  function save(form: HTMLFormElement): void {
    const first = Object.entries(errors).find(([, error]) => error !== undefined);
    setIsChecked(true);
    if (first) {
      form.querySelector<HTMLElement>(`[name=${first[0]}]`)?.focus();
      return;
    }
    const [title, note] = [draft.title.trim(), draft.note.trim()];
    void onSave({ ...draft, title, note, startDate: momentOf(start), dueDate: momentOf(due) });
  }

  return (
    <PageCard style={{ marginTop: 12 }}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(event.currentTarget);
        }}
      >
        <Line>
          {flags.map((flag) => (
            <Checkbox
              key={flag}
              label={t(`demo.todo.show.${flag}`)}
              checked={draft[flag]}
              onChange={() => change({ [flag]: !draft[flag] })}
            />
          ))}
        </Line>
        <TextField
          name="title"
          label={t('demo.todo.field.title')}
          value={draft.title}
          maxLength={120}
          error={said.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextArea
          name="note"
          label={t('demo.todo.field.note')}
          value={draft.note}
          rows={4}
          error={said.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <Dates>
          <DateField
            name="start"
            label={t('demo.todo.field.start')}
            pickLabel={t('demo.todo.pickStart')}
            value={start}
            error={said.start}
            onDate={setStart}
          />
          <DateField
            name="due"
            label={t('demo.todo.field.due')}
            pickLabel={t('demo.todo.pickDue')}
            value={due}
            error={said.due}
            onDate={setDue}
          />
        </Dates>
        <TodoTags chosen={draft.tag} onChange={(tag) => change({ tag })} />
        <Line>
          <LinkButton to={list}>{t('action.cancel')}</LinkButton>
          <Button type="submit" look="primary">
            {t('demo.todo.save')}
          </Button>
        </Line>
      </Form>
    </PageCard>
  );
}

/** The tags of one to-do, which come and go, and the way to the tags of all. */
function TodoTags({ chosen, onChange }: { chosen: readonly number[]; onChange: (tag: number[]) => void }) {
  const { t } = useTranslation();
  const { tags } = useTodos();
  const [isManaging, setIsManaging] = useState(false);
  const all = tags.data ?? [];
  const others = all.filter(({ id }) => !chosen.includes(id));
  return (
    <Marks role="group" aria-label={t('demo.todo.tags')}>
      {all
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, name }) => (
          <Chip
            key={id}
            remove={{
              label: t('demo.todo.removeTag', { name }),
              run: () => onChange(chosen.filter((each) => each !== id)),
            }}
          >
            {name}
          </Chip>
        ))}
      {others.length > 0 && (
        <Menu
          button={(props) => (
            <Button {...props} size="row" icon={<Plus aria-hidden="true" />}>
              {t('demo.todo.addTag')}
            </Button>
          )}
        >
          {(close) =>
            others.map(({ id, name }) => (
              <MenuItem
                key={id}
                onClick={() => {
                  close();
                  onChange([...chosen, id]);
                }}
              >
                {name}
              </MenuItem>
            ))
          }
        </Menu>
      )}
      <Button size="row" look="quiet" icon={<Tags aria-hidden="true" />} onClick={() => setIsManaging(true)}>
        {t('demo.todo.manageTags')}
      </Button>
      <TagDialog isOpen={isManaging} onClose={() => setIsManaging(false)} />
    </Marks>
  );
}
