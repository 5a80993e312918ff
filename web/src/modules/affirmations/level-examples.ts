/** The five levels of the believability ladder, each with an example line. */
export const levelExamples = [
  { level: 1, name: 'Notice', line: 'I notice I’m tired, so I can go gently.' },
  { level: 2, name: 'Allow', line: 'I’m allowed to rest before it’s finished.' },
  { level: 3, name: 'Learn', line: 'I’m learning to ask for help.' },
  { level: 4, name: 'Do', line: 'I’ve got through mornings like this before.' },
  { level: 5, name: 'Own', line: 'I am someone who keeps small promises.' },
] as const
