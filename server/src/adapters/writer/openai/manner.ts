import type { Form, Level } from '@glimmer/contract'

/** The steps of boldness as described to the model. */
export const stepSays: Record<Level, string> = {
  1: 'It only notices what is there now: no aim, no praise.',
  2: 'It gives permission, or lifts a duty.',
  3: 'It is about learning or practising, which may go badly.',
  4: 'It names one small thing that is possible today, or something managed before.',
  5: 'It says who the person is by what they do, without boasting.',
}

export const formSays: Record<Form, string> = {
  'first-person': 'A statement with "I".',
  distanced: 'Spoken to the person by name: it says "you", never "I".',
  question: 'A hopeful question to oneself, ending with "?".',
  'if-then': 'A plan: a feeling or a moment, a comma, then "I\'ll" and one small kind act.',
}

/** How lines of the three forms that have steps begin: first person, by name, question. */
const byStep: Record<Level, readonly [string[], string[], string[]]> = {
  1: [
    ['I notice', 'Part of me', 'I can feel', 'Right now I'],
    ['{name}, you notice', '{name}, part of you', '{name}, you can feel'],
    ['What if I noticed', 'What would I notice if'],
  ],
  2: [
    ["I'm allowed to", "It's okay to", "I don't have to", 'I can let'],
    ["{name}, you're allowed to", "{name}, it's okay to", "{name}, you don't have to", '{name}, you can let'],
    ['What if I let', "What if I didn't have to", 'What if it were enough to'],
  ],
  3: [
    ["I'm learning to", "I'm practising", "I'm getting used to", 'Little by little, I'],
    ["{name}, you're learning to", "{name}, you're practising", "{name}, you're getting used to"],
    ['What if I practised', 'What would I learn if I', 'What if I tried'],
  ],
  4: [
    ['I can', 'Today I can', 'I know I can', "I've managed"],
    ['{name}, you can', '{name}, today you can', "{name}, you've managed"],
    ['What if I took', 'What small thing would', 'What would I do if I'],
  ],
  5: [
    ['I am someone who', 'I know how to', "I'm at home with", 'I choose to'],
    ['{name}, you are someone who', '{name}, you know how to', '{name}, you choose to'],
    ['What if I am someone who', 'What would I choose if I'],
  ],
}

const plans = ['When I feel', 'When I notice', 'When I want to', 'When I start to', 'When I remember']

/** Beginnings that fit a form and a step; the first of a line's words decide much of the rest. */
export function beginningsFor(form: Form, level: Level): readonly string[] {
  const [first, byName, question] = byStep[level]
  return { 'first-person': first, distanced: byName, question, 'if-then': plans }[form]
}

/** A finished line, and what was asked for. */
export interface Sample {
  form: Form
  level: Level
  about: string
  begin: string
  line: string
}

/**
 * Finished lines that show form, length and tone. Their subjects are ones no brief has, so that none of them fits a
 * person's moment; a line like one of them is refused all the same.
 */
export const samples: readonly Sample[] = [
  {
    form: 'first-person',
    level: 1,
    about: 'singing out of tune',
    begin: 'I notice',
    line: "I notice I sing quietly when I don't know the tune.",
  },
  {
    form: 'question',
    level: 4,
    about: 'losing at chess',
    begin: 'What if I',
    line: 'What if I enjoyed the game I lost?',
  },
  {
    form: 'distanced',
    level: 2,
    about: 'a letter to answer',
    begin: "{name}, you're allowed to",
    line: "{name}, you're allowed to answer that letter next week.",
  },
  {
    form: 'if-then',
    level: 4,
    about: 'a burnt cake',
    begin: 'When I',
    line: "When I burn the cake, I'll cut off the black and taste the rest.",
  },
]
