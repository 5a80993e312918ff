import { type Part, partOfSpeechAfter } from '../../part-of-speech.ts'

/** One pronunciation of a word, used if the neighbouring words match. */
interface Reading {
  sounds: string
  /** The kind of word before, or a set of such words. */
  before?: Part | ReadonlySet<string>
  after?: ReadonlySet<string>
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const apart = words('up down off out apart away')
const along = words('up down back around round along through')
const haveOrBe = words(
  "have i've you've we've they've has had having was were be been is are well getting just never already only once",
)
/** After these, "close" means near. */
const near = words(
  'feel feels felt so too very stay stays stayed is are be was were am keep keeps come came get got hold held how as',
)
const nearTo = words('to by friend friends family enough at together behind')
const its = words('it he she that this which who what')
const ofPeople = words('our their your my many other of new two save saves')
const newOrMany = words('new many all few best')
const thing = words('music show shows audience wire concert stream band')

const noun = (sounds: string): Reading => ({ sounds, before: 'NOUN' })
const verb = (sounds: string): Reading => ({ sounds, before: 'VERB' })

/**
 * Words with one spelling and two pronunciations. The first reading whose neighbours match is used; the last one has no
 * condition and is the default.
 */
const heteronyms: Readonly<Record<string, readonly Reading[]>> = {
  abuse: [verb('ax0 b y uw1 z'), { sounds: 'ax0 b y uw1 s' }],
  advocate: [verb('ae1 d v ax0 k ey1 t'), { sounds: 'ae1 d v ax0 k ax0 t' }],
  alternate: [verb('ao1 l t er0 n ey1 t'), { sounds: 'ao0 l t er1 n ax0 t' }],
  bow: [verb('b aw1'), { sounds: 'b ow1' }],
  close: [{ sounds: 'k l ow1 s', before: near }, { sounds: 'k l ow1 s', after: nearTo }, { sounds: 'k l ow1 z' }],
  conduct: [verb('k ax0 n d ah1 k t'), { sounds: 'k aa1 n d ah0 k t' }],
  conflict: [verb('k ax0 n f l ih1 k t'), { sounds: 'k aa1 n f l ih0 k t' }],
  content: [noun('k aa1 n t eh0 n t'), { sounds: 'k ax0 n t eh1 n t' }],
  contest: [verb('k ax0 n t eh1 s t'), { sounds: 'k aa1 n t eh0 s t' }],
  contract: [verb('k ax0 n t r ae1 k t'), { sounds: 'k aa1 n t r ae0 k t' }],
  contrast: [verb('k ax0 n t r ae1 s t'), { sounds: 'k aa1 n t r ae0 s t' }],
  decrease: [verb('d ih0 k r iy1 s'), { sounds: 'd iy1 k r iy0 s' }],
  delegate: [verb('d eh1 l ax0 g ey1 t'), { sounds: 'd eh1 l ax0 g ax0 t' }],
  deliberate: [verb('d ih0 l ih1 b er0 ey1 t'), { sounds: 'd ih0 l ih1 b er0 ax0 t' }],
  desert: [verb('d ih0 z er1 t'), { sounds: 'd eh1 z er0 t' }],
  elaborate: [verb('ih0 l ae1 b er0 ey1 t'), { sounds: 'ih0 l ae1 b er0 ax0 t' }],
  estimate: [verb('eh1 s t ax0 m ey1 t'), { sounds: 'eh1 s t ax0 m ax0 t' }],
  excuse: [verb('ih0 k s k y uw1 z'), { sounds: 'ih0 k s k y uw1 s' }],
  excuses: [{ sounds: 'ih0 k s k y uw1 z ih0 z', before: its }, { sounds: 'ih0 k s k y uw1 s ih0 z' }],
  graduate: [verb('g r ae1 jh uw0 ey1 t'), { sounds: 'g r ae1 jh uw0 ax0 t' }],
  increase: [verb('ih0 n k r iy1 s'), { sounds: 'ih1 n k r iy0 s' }],
  insult: [verb('ih0 n s ah1 l t'), { sounds: 'ih1 n s ah0 l t' }],
  lead: [{ sounds: 'l eh1 d', after: words('pipe paint pencil pencils weight weights') }, { sounds: 'l iy1 d' }],
  live: [{ sounds: 'l ay1 v', after: thing }, { sounds: 'l ay1 v', before: words('a going') }, { sounds: 'l ih1 v' }],
  lives: [noun('l ay1 v z'), { sounds: 'l ay1 v z', before: ofPeople }, { sounds: 'l ih1 v z' }],
  minute: [
    { sounds: 'm ay0 n y uw1 t', after: words('detail details change changes difference differences amount amounts') },
    { sounds: 'm ih1 n ih0 t' },
  ],
  moderate: [verb('m aa1 d er0 ey1 t'), { sounds: 'm aa1 d er0 ax0 t' }],
  object: [verb('ax0 b jh eh1 k t'), { sounds: 'aa1 b jh eh0 k t' }],
  perfect: [
    { sounds: 'p er0 f eh1 k t', before: words('to'), after: words('my the it your this a') },
    { sounds: 'p er1 f ih0 k t' },
  ],
  permit: [noun('p er1 m ih0 t'), { sounds: 'p er0 m ih1 t' }],
  present: [
    { sounds: 'p r ih0 z eh1 n t', before: 'VERB', after: words('my the it your this a our it to myself them') },
    { sounds: 'p r eh1 z ax0 n t' },
  ],
  presents: [{ sounds: 'p r ih0 z eh1 n t s', before: its }, { sounds: 'p r eh1 z ax0 n t s' }],
  produce: [noun('p r aa1 d uw0 s'), { sounds: 'p r ax0 d uw1 s' }],
  progress: [verb('p r ax0 g r eh1 s'), { sounds: 'p r aa1 g r eh0 s' }],
  project: [verb('p r ax0 jh eh1 k t'), { sounds: 'p r aa1 jh eh0 k t' }],
  protest: [verb('p r ax0 t eh1 s t'), { sounds: 'p r ow1 t eh0 s t' }],
  read: [{ sounds: 'r eh1 d', before: haveOrBe }, { sounds: 'r iy1 d' }],
  rebel: [verb('r ih0 b eh1 l'), { sounds: 'r eh1 b ax0 l' }],
  record: [verb('r ih0 k ao1 r d'), { sounds: 'r eh1 k er0 d' }],
  refuse: [noun('r eh1 f y uw0 s'), { sounds: 'r ih0 f y uw1 z' }],
  reject: [noun('r iy1 jh eh0 k t'), { sounds: 'r ih0 jh eh1 k t' }],
  resume: [noun('r eh1 z ax0 m ey0'), { sounds: 'r ih0 z uw1 m' }],
  separate: [verb('s eh1 p er0 ey1 t'), { sounds: 's eh1 p r ax0 t' }],
  subject: [verb('s ax0 b jh eh1 k t'), { sounds: 's ah1 b jh ih0 k t' }],
  suspect: [noun('s ah1 s p eh0 k t'), { sounds: 's ax0 s p eh1 k t' }],
  tear: [{ sounds: 't eh1 r', after: apart }, { sounds: 't ih1 r' }],
  tears: [{ sounds: 't eh1 r z', after: apart }, { sounds: 't ih1 r z' }],
  use: [noun('y uw1 s'), { sounds: 'y uw1 z' }],
  used: [{ sounds: 'y uw1 s t', after: words('to') }, { sounds: 'y uw1 z d' }],
  uses: [noun('y uw1 s ih0 z'), { sounds: 'y uw1 s ih0 z', before: newOrMany }, { sounds: 'y uw1 z ih0 z' }],
  wind: [{ sounds: 'w ay1 n d', after: along }, { sounds: 'w ih1 n d' }],
  winds: [{ sounds: 'w ay1 n d z', after: along }, { sounds: 'w ih1 n d z' }],
  wound: [{ sounds: 'w aw1 n d', after: along }, { sounds: 'w uw1 n d' }],
}

function fits({ before, after }: Reading, previous: string, next: string): boolean {
  if (after && !after.has(next)) return false
  return typeof before === 'string' ? partOfSpeechAfter(previous) === before : !before || before.has(previous)
}

/** The pronunciation of a heteronym between its neighbours (lower-case); undefined for any other word. */
export function heteronymSounds(word: string, previous: string, next: string): string | undefined {
  const readings = Object.hasOwn(heteronyms, word) ? heteronyms[word] : undefined
  return readings?.find((reading) => fits(reading, previous, next))?.sounds
}
