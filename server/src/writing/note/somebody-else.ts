import type { NoteKind } from '../bank/note-kinds.ts'
import { phrases } from './phrases.ts'
import { children, friends, parents, partners, siblings, wider } from './who.ts'

const people = `${children} ${partners} ${siblings} ${parents} ${friends} ${wider}`.split(' ')

/** How a note about somebody else begins: their illness, job or first day is not the writer's. */
const beginsWithAnother = phrases(
  [...people, ...people.flatMap((person) => [`my_${person}`, `our_${person}`]), 'he she hes shes theyre'].join(' '),
)
const speaksOfSelf = phrases('i im ive id me myself we our us')

/** What a subject of one's own becomes when it is theirs. */
const theirs: Readonly<Partial<Record<NoteKind, NoteKind>>> = {
  ill: 'their-health',
  sore: 'their-health',
  'health-scare': 'their-health',
  job: 'worried-for',
  'own-success': 'glad',
  'in-love': 'somebody',
  'free-time': 'somebody',
  'new-place': 'somebody',
  new: 'somebody',
  age: 'somebody',
  stage: 'somebody',
  overwork: 'somebody',
  study: 'somebody',
  'bad-mark': 'somebody',
  habit: 'worried-for',
}

/** The subject of a note that begins with somebody else, and does not speak of its writer; undefined if it is as read. */
export function theirSubject(kind: NoteKind | undefined, text: string): NoteKind | undefined {
  const start = beginsWithAnother.exec(text)
  return kind && start?.index === 0 && !speaksOfSelf.test(text) ? theirs[kind] : undefined
}
