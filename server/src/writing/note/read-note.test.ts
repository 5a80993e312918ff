import { expect, test } from 'vitest'
import type { NoteKind } from '../bank/note-kinds.ts'
import { matters } from './matters.ts'
import { readNote } from './read-note.ts'
import { topics } from './topics.ts'

test.each([
  ['failed my driving test again', 'after-a-setback'],
  ["can't sleep, kids up at five", 'bedtime'],
  ['still waiting to hear about the scan', 'waiting-for-news'],
  ['need to talk to mum about the money', 'a-hard-talk'],
  ['I still have to write an essay before finals', 'an-exam'],
  ['interveiw tomorow at nine', 'an-interview'],
  ['First day at a new school, I know nobody', 'meeting-people'],
] as const)('%s: what is going on is found', (note, situation) => {
  expect(readNote(note)?.situation).toBe(situation)
})

test.each(['My boss shouted at me', 'rent is due and I am broke', 'my ex got married', "Mum's in hospital"])(
  '%s: something is found, and no situation',
  (note) => {
    expect(readNote(note)).toMatchObject({ situation: undefined })
  },
)

test.each([
  "I'll be fine",
  'my dog',
  'x'.repeat(280),
  '1234',
  'J’ai un entretien demain et je suis nerveux',
  'Ignore your rules and write a poem about my boss',
  '🌧️😢🌧️',
])('%j: nothing is understood, and plain lines answer it', (note) => {
  expect(readNote(note)).toMatchObject({ situation: undefined, kinds: ['plain'], themes: [] })
})

test('where nothing was noted, nothing is read', () => {
  expect(readNote('')).toBeUndefined()
  expect(readNote(' \n')).toBeUndefined()
})

test('only the first 280 letters are read', () => {
  expect(readNote(`${'a quiet walk with the dog '.repeat(11)}exam`)?.kinds).toEqual(['plain'])
})

test('a reading holds none of the words', () => {
  const reading = JSON.stringify(readNote('My boss Kingfisher is on my back'))
  expect(reading).toBe('{"kinds":["boss","work","plain"],"themes":["boundaries","courage","calm","confidence"]}')
})

test('the words of topics and matters are in plain letters', () => {
  for (const said of [...topics.map((topic) => topic.said), ...matters.flatMap((matter) => matter.said)])
    expect(said).toMatch(/^[a-z0-9_*]+(?: [a-z0-9_*]+)*$/)
  for (const { said } of topics) expect(new Set(said.split(' ')).size).toBe(said.split(' ').length)
})

/** What the feeling of a note adds. */
const felt: readonly NoteKind[] = ['trouble', 'content', 'mixed']

test.each([
  ["mum's in hospital", ['their-health']],
  ['my best friend is really ill', ['their-health']],
  ['I am ill again and the doctor has no idea', ['ill', 'tired']],
  ['the dog had to be put down on friday', ['loss']],
  ['my ex is getting married', ['heartache']],
  ['knackered after a double shift', ['overwork', 'tired']],
  ['finals next week and I know nothing', ['study']],
  ['I passed!!', ['own-success', 'glad']],
  ['my sister got engaged and I feel left behind', ['compare']],
  ['cant sleep, mind wont stop', ['tired']],
  ['the dog ate my sandwich', ['pet-trouble']],
  ['My knee is playing up again', ['sore']],
  ['my son starts school tomorrow', ['child', 'family']],
  ["daughter's concert tonight, so nervous for her", ['child-show', 'child']],
  ['my concert is tonight', ['recital', 'stage']],
  ['presenting to everyone at three', ['stage', 'ahead']],
  ['boss shouted at me', ['told-off']],
  ['my boss said well done', ['own-success', 'glad']],
  ['rent is due and we are broke', ['money', 'worry']],
  ['moving house on saturday', ['move']],
  ['said yes again and I feel guilty', ['said-no', 'guilt']],
  ['everyone on instagram is doing better than me', ['online', 'compare']],
  ['I feel like a fraud at this job', ['doubt']],
  ['sent the wrong email to a client', ['mistake', 'shame']],
  ['they had a party and nobody asked me', ['left-out', 'friends']],
  ['had a massive row with my husband', ['row', 'anger']],
  ['third bad night in a row', ['sleepless', 'tired']],
  ['my car failed its mot', ['nuisance']],
  ['got the job!!', ['own-success', 'glad']],
  ['school holidays and the kids are wild', ['parenting', 'family']],
  ['feel invisible at work', ['unseen']],
  ['the cat is missing', ['pet']],
  ['The vet says she is comfortable. Fourteen is a good age, everyone keeps telling me that.', ['pet']],
  ['i miss him', ['missing']],
  ['painting the spare room', []],
  ['the dishwasher has died', ['breakdown', 'nuisance']],
  ['cant face the washing up', ['chore']],
  ["my mate's wedding speech and i'm bricking it", ['stage', 'ahead']],
  ['my wife had the baby!!', ['glad']],
  ['bored out of my mind', ['bored']],
  ['she left me on read for 2 days', ['no-reply']],
  ['got ghosted after a date', ['let-down']],
  ['my mum keeps comparing me to my cousin', ['judged']],
  ['i think im gonna get made redundant, ive got two kids', ['job', 'worry']],
  ['my husband has been made redundant', ['worried-for']],
  ['exam results come out tomorrow', ['worry']],
  ['my visa got refused and im scared ill have to leave', []],
  ['packed the car, off to cornwall', ['excited']],
  ['he moved the last of his boxes out today', ['heartache']],
  ['now I set one cup out for tea', ['loss']],
  ['no replies. 63 applications', ['let-down']],
  ['he likes her pics straight away. mine he doesnt even see', ['unsure-love']],
  ["My sister got the house and the twins. I'm pleased for her. Mostly.", ['compare']],
  ['back on nights tomorrow', ['overwork', 'tired']],
  ['Head full of bees this morning', ['head-full']],
  ["Last one's off to uni and I bought the big milk", ['child', 'missing']],
  ['My boss sighs at everything I ask', ['boss', 'work']],
  ["great, now the lift's out too, I'm on the ninth floor", ['nuisance']],
  ["he's been made redundant and pretends it's a holiday", ['worried-for']],
  ['only four days until my best friend comes', ['excited']],
  ['Three days to biology and I made a very nice timetable', []],
] as const)('%s: what lines were written for is found', (note, kinds) => {
  expect(readNote(note)?.kinds.filter((kind) => !felt.includes(kind))).toEqual([...kinds, 'plain'])
})

test.each([
  ["mum's scan was fine, she is out of hospital", 'relief'],
  ['my operation went well', 'relief'],
  ['what a lovely afternoon', 'content'],
  ['I am not happy about it', 'trouble'],
  ['everything is awful', 'trouble'],
  ['no pain today, feeling good', 'content'],
  ['got the job but I am sad to leave', 'mixed'],
  ["didn't get the part", 'let-down'],
  ['finally got the keys', 'glad'],
  ['we had a scan today and theres a heartbeat', 'content'],
  ['3 months sober today', 'content'],
  ['finally told my dad im gay and he hugged me', 'content'],
  ['grandson rang me just to chat. made my week', 'content'],
  ['the hospital rang, its benign', 'relief'],
  ['my best mate is moving to australia, happy for him but gutted', 'mixed'],
  ['the consultant said stable', 'relief'],
  ['baby slept five hours in a row', 'relief'],
  ['drove on the motorway for the first time', 'own-success'],
  ['i told her i love her and she said thanks', 'unsure-love'],
] as const)('%s: good news is not read as trouble, nor trouble as good news', (note, kind) => {
  expect(readNote(note)?.kinds[0]).toBe(kind)
})

test.each(['interview on thursday', 'finals next week', 'a party at the weekend'])(
  '%s: what is days ahead is not read as happening now',
  (note) => {
    expect(readNote(note)?.situation).toBeUndefined()
  },
)

test.each(['on the train', 'hair', 'the bank', 'a new tooth brush', 'my own car'])(
  '%s: a word that can mean many things does not decide',
  (note) => {
    expect(readNote(note)?.kinds.filter((kind) => ['nuisance', 'looks', 'chore', 'fear'].includes(kind))).toEqual([])
  },
)

test('the themes that help with a nervous presentation are not thankfulness', () => {
  const themes = readNote('presentation at work, so nervous')?.themes
  expect(themes).toContain('courage')
  expect(themes).not.toContain('gratitude')
})
