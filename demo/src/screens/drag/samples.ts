/** Something to carry. */
export interface Sample {
  id: string;
  title: string;
}

function samples(list: string, titles: readonly string[]): Sample[] {
  return titles.map((title, index) => ({ id: `${list}-${index + 1}`, title }));
}

/** The steps of an engagement, one below the other. */
export const steps = samples('step', [
  'Agree the scope',
  'Talk to the people who do the work',
  'Draw what happens today',
  'Find where time is lost',
  'Try one change with one team',
  'Write down what held',
]);

/** The stations of a workshop day, side by side. */
export const stations = samples('station', ['Welcome', 'Survey', 'Sketch', 'Lunch', 'Prototype', 'Review']);

/** Questions for an interview, and those already asked. */
export const questions = samples('question', [
  'Who asks for this report?',
  'What happens if it is late?',
  'Which figure is read first?',
  'Where does the figure come from?',
  'Who corrects it, and how often?',
  'What is kept on paper?',
  'Which step needs a signature?',
  'What would you drop tomorrow?',
  'Whom should we ask next?',
  'What did we forget to ask?',
]);

export const asked = samples('asked', [
  'How does a normal week look?',
  'What takes longest?',
  'Who stands in for you?',
  'Which tool do you trust?',
  'What changed last year?',
]);
