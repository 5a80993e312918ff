/** The longest message to the operator, in characters. */
export const supportLength = 4000

/** How soon a message is answered, by plan; paid plans come first. */
export const answerTime = {
  free: 'within 3 working days',
  premium: 'within 1 working day',
  pro: 'the same working day',
} as const
