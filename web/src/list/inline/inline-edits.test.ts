import { expect, test } from 'vitest';
import {
  beginInlineEdits,
  cellKey,
  type EditNews,
  type EditServer,
  type Outcome,
  type Stored,
} from './inline-edits.ts';

const row: Stored = { id: 'r', version: 1, name: 'Ada', city: 'Rome' };

interface Sent {
  field: string;
  held: unknown;
  version: number;
  answer: (outcome: Outcome) => void;
}

/** Edits before a server whose answers the test gives. */
function begin(check: EditServer['check'] = (record, { field, held }) => (record[field] === held ? null : '')) {
  const sent: Sent[] = [];
  const undone: [string, number][] = [];
  const news: EditNews[] = [];
  const stored: Stored[] = [];
  const server: EditServer = {
    check,
    save: (_, { field, held }, version) => new Promise((answer) => sent.push({ field, held, version, answer })),
    async undo(id, version) {
      undone.push([id, version]);
      return { record: { ...row, version: version + 1 } };
    },
  };
  const edits = beginInlineEdits(
    server,
    (record) => stored.push(record),
    (one) => news.push(one),
  );
  const take = (field: string, held: unknown, value: unknown = row[field]) =>
    edits.take(row, { field, held, from: { version: 1, value } });
  const cell = (field: string) => edits.cells().get(cellKey('r', field));
  return { edits, take, cell, sent, undone, news, stored };
}

const turn = () => new Promise((done) => setTimeout(done));

test('edited cells of a row are saved in order, each on the version the one before made', async () => {
  const { take, cell, sent, edits } = begin();
  take('name', 'Ada Byron');
  take('city', 'Bari');
  await turn();
  expect(sent.map(({ field, version }) => [field, version])).toEqual([['name', 1]]);
  expect([cell('name')?.state, cell('city')?.state]).toEqual(['saving', 'waiting']);
  sent[0]?.answer({ record: { ...row, version: 2, name: 'Ada Byron' } });
  await turn();
  expect(sent.map(({ field, version }) => [field, version])).toEqual([
    ['name', 1],
    ['city', 2],
  ]);
  sent[1]?.answer({ record: { ...row, version: 3, name: 'Ada Byron', city: 'Bari' } });
  await edits.settled();
  expect(edits.cells().size).toBe(0);
});

test('edited cells of different rows are saved at the same time', async () => {
  const { edits, sent } = begin();
  for (const id of ['a', 'b'])
    edits.take({ ...row, id }, { field: 'name', held: id, from: { version: 1, value: 'Ada' } });
  await turn();
  expect(sent.map(({ held }) => held)).toEqual(['a', 'b']);
});

test('only the last text is sent of a cell typed twice before its turn', async () => {
  const { take, sent } = begin();
  take('name', 'A');
  take('name', 'B');
  await turn();
  expect(sent.map(({ held }) => held)).toEqual(['B']);
});

test('a cell typed again during its save builds on what was stored, even if the server spelled it differently', async () => {
  const { take, sent, edits } = begin();
  take('name', ' B ');
  await turn();
  take('name', 'C', ' B ');
  sent[0]?.answer({ record: { ...row, version: 2, name: 'B' } });
  await turn();
  expect(sent[1]).toMatchObject({ held: 'C', version: 2 });
  sent[1]?.answer({ record: { ...row, version: 3, name: 'C' } });
  await edits.settled();
  expect(edits.cells().size).toBe(0);
});

test("another person's value that arrives while the same cell is typed in is not overwritten unseen", async () => {
  const { take, sent } = begin();
  take('name', 'Ada Byron');
  await turn();
  take('city', 'Bari');
  sent[0]?.answer({ record: { ...row, version: 3, name: 'Ada Byron', city: 'Pisa' } });
  await turn();
  // Sent upon the version it was begun with, so that the server sees the collision.
  expect(sent[1]).toMatchObject({ field: 'city', version: 1 });
});

test('a refused value stays in its cell with the reason until it is corrected or dropped', async () => {
  const { take, cell, sent, news, edits } = begin();
  take('name', '');
  await turn();
  sent[0]?.answer({ sentence: 'Enter a name.' });
  await turn();
  expect(cell('name')).toMatchObject({ state: 'refused', held: '', sentence: 'Enter a name.' });
  expect(news).toMatchObject([{ kind: 'refused', field: 'name', sentence: 'Enter a name.' }]);
  take('name', 'Eve');
  expect(cell('name')).toMatchObject({ state: 'waiting', held: 'Eve' });
  await turn();
  sent[1]?.answer({ sentence: 'No.' });
  await turn();
  edits.drop('r', 'name');
  expect(edits.cells().size).toBe(0);
});

test('an invalid or unchanged cell is not sent to the server', async () => {
  const { take, cell, sent } = begin((record, { field, held }) => (record[field] === held ? null : 'No.'));
  take('name', 'x');
  take('city', 'Rome');
  await turn();
  expect(sent).toEqual([]);
  expect(cell('name')?.sentence).toBe('No.');
  expect(cell('city')).toBeUndefined();
});

test('a refused cell does not hold up the next cell of the row', async () => {
  const { take, sent } = begin();
  take('name', 'x');
  take('city', 'Bari');
  await turn();
  sent[0]?.answer({ sentence: 'No.' });
  await turn();
  expect(sent[1]).toMatchObject({ field: 'city', version: 1 });
});

test('a cell that two people changed waits for a choice, and the choice builds on what the other stored', async () => {
  const { edits, take, cell, sent, stored } = begin();
  take('name', 'Yours');
  await turn();
  const current = { ...row, version: 5, name: 'Theirs' };
  const conflicts = [{ field: 'name', base: 'Ada', theirs: 'Theirs', yours: 'Yours' }];
  sent[0]?.answer({ sentence: 'Choose.', collision: { current, changedBy: 'Eve', changedAt: null, conflicts } });
  await turn();
  expect(cell('name')?.state).toBe('conflict');
  expect(stored).toEqual([current]);
  edits.take(current, { field: 'name', held: 'Yours', from: { version: 5, value: 'Theirs' } });
  await turn();
  expect(sent[1]).toMatchObject({ held: 'Yours', version: 5 });
});

test('choosing what the other person stored in a cell saves nothing', async () => {
  const { edits, take, sent } = begin();
  take('name', 'Yours');
  await turn();
  const current = { ...row, version: 5, name: 'Theirs' };
  sent[0]?.answer({ sentence: '', collision: { current, changedBy: '', changedAt: null, conflicts: [] } });
  await turn();
  edits.take(current, { field: 'name', held: 'Theirs', from: { version: 5, value: 'Theirs' } });
  await turn();
  expect(sent).toHaveLength(1);
  expect(edits.cells().size).toBe(0);
});

test('a cell whose save had no answer waits with its value and is sent once more, upon the version it was begun with', async () => {
  const { take, cell, sent, news, edits } = begin();
  take('name', 'Ada Byron');
  await turn();
  sent[0]?.answer({ sentence: 'No connection.', unanswered: 'noConnection' });
  await turn();
  expect(cell('name')).toMatchObject({ state: 'missed', held: 'Ada Byron' });
  edits.sendMissed();
  edits.sendMissed();
  await turn();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ held: 'Ada Byron', version: 1 });
  // The first had arrived: the server answers what it stored then.
  sent[1]?.answer({ record: { ...row, version: 2, name: 'Ada Byron' } });
  await edits.settled();
  expect(edits.cells().size).toBe(0);
  expect(news.map(({ kind }) => kind)).toEqual(['missed', 'saved']);
});

test('what is typed over a save whose reply was lost does not collide with it, and does with what somebody else stored', async () => {
  const { take, cell, sent } = begin();
  const collide = (name: string, version: number): Outcome => {
    const conflicts = [{ field: 'name', base: 'Ada', theirs: name, yours: 'C' }];
    const collision = { current: { ...row, version, name }, changedBy: 'Ada', changedAt: null, conflicts };
    return { sentence: 'Choose.', collision };
  };
  take('name', 'B');
  await turn();
  sent[0]?.answer({ sentence: 'No connection.', unanswered: 'noConnection' });
  await turn();
  take('name', 'C');
  await turn();
  sent[1]?.answer(collide('B', 2));
  await turn();
  expect(sent[2]).toMatchObject({ held: 'C', version: 2 });
  sent[2]?.answer(collide('Theirs', 3));
  await turn();
  expect(cell('name')?.state).toBe('conflict');
});

test('Undo leaves alone what may be the version of somebody else, after a reply was lost', async () => {
  const { edits, take, sent, undone } = begin();
  take('name', 'B');
  await turn();
  sent[0]?.answer({ sentence: 'No connection.', unanswered: 'noConnection' });
  await turn();
  edits.sendMissed();
  await turn();
  sent[1]?.answer({ record: { ...row, version: 3, name: 'B', city: 'Pisa' } });
  await edits.undo();
  expect(undone).toEqual([]);
});

test('Undo reverts the last edited cell, then the one before, and waits for a save under way', async () => {
  const { edits, take, sent, undone, news } = begin();
  take('name', 'B');
  const undoing = edits.undo();
  await turn();
  expect(undone).toEqual([]);
  sent[0]?.answer({ record: { ...row, version: 2, name: 'B' } });
  await undoing;
  expect(undone).toEqual([['r', 2]]);
  expect(news.map(({ kind }) => kind)).toEqual(['saved', 'undone']);
  await edits.undo();
  expect(news.at(-1)).toEqual({ kind: 'nothingToUndo' });
});
