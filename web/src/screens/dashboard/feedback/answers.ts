import type { LineResponse } from '@glimmer/contract'

interface Words {
  name: string
  hint: string
  /** What is said back, kindly and without praise. */
  thanks: string
}

export const answers: Record<LineResponse, Words> = {
  true: { name: 'True', hint: 'Keep this one near', thanks: 'Good to know. More like this will come.' },
  'not-quite': {
    name: 'Not quite',
    hint: 'Try it another way',
    thanks: 'Thank you. The next one will try another way.',
  },
  'too-much': { name: 'Too much', hint: 'A gentler one, free', thanks: 'Thank you for saying so.' },
}

/** The answers' keys, in the order they stand. */
export const answerKeys: Readonly<Record<string, LineResponse>> = { 1: 'true', 2: 'not-quite', 3: 'too-much' }
