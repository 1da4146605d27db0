import styled from '@emotion/styled';
import { Button, LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { Checkbox } from '@mandate/web/src/ui/fields/checkbox.tsx';
import { DateField } from '@mandate/web/src/ui/fields/date-field.tsx';
import { TextArea, TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Todo } from '../../contract/todo-calls.ts';
import { localDay, momentOf } from './local-day.ts';
import { TodoTags } from './todo-tags.tsx';

const Form = styled('form')({ display: 'grid', gap: 16, maxWidth: 640 });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' });
const Dates = styled('div')({
  display: 'grid',
  gridTemplateColumns: '180px 180px',
  gap: 16,
  [phone]: { gridTemplateColumns: '1fr' },
});
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

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
  const { t } = useTranslation(['demo', 'all']);
  const [draft, setDraft] = useState(todo);
  const [start, setStart] = useState(localDay(todo.startDate));
  const [due, setDue] = useState(localDay(todo.dueDate));
  const [isChecked, setIsChecked] = useState(false);
  const change = (part: Partial<Todo>) => setDraft({ ...draft, ...part });
  const errors = {
    title: draft.title.trim() === '' ? t('todo.needsTitle') : undefined,
    note: draft.note.trim() === '' ? t('todo.needsNote') : undefined,
    start: isDay(start) ? undefined : t('todo.needsDate'),
    due: !isDay(due) ? t('todo.needsDate') : isDay(start) && due < start ? t('todo.dueTooEarly') : undefined,
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
              label={t(`todo.show.${flag}`)}
              checked={draft[flag]}
              onChange={() => change({ [flag]: !draft[flag] })}
            />
          ))}
        </Line>
        <TextField
          name="title"
          label={t('todo.field.title')}
          value={draft.title}
          maxLength={120}
          error={said.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextArea
          name="note"
          label={t('todo.field.note')}
          value={draft.note}
          rows={4}
          error={said.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <Dates>
          <DateField
            name="start"
            label={t('todo.field.start')}
            pickLabel={t('todo.pickStart')}
            value={start}
            error={said.start}
            onDate={setStart}
          />
          <DateField
            name="due"
            label={t('todo.field.due')}
            pickLabel={t('todo.pickDue')}
            value={due}
            error={said.due}
            onDate={setDue}
          />
        </Dates>
        <TodoTags chosen={draft.tag} onChange={(tag) => change({ tag })} />
        <Row>
          <LinkButton to={list}>{t('all:action.cancel')}</LinkButton>
          <Button type="submit" look="primary">
            {t('todo.save')}
          </Button>
        </Row>
      </Form>
    </PageCard>
  );
}
