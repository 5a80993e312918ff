export type Tense = 'plain' | 'third' | 'ing' | 'done'

/** Past participles that do not end in -ed. */
const participles: Record<string, string> = {
  buy: 'bought',
  deal: 'dealt',
  drink: 'drunk',
  forgive: 'forgiven',
  have: 'had',
  know: 'known',
  lend: 'lent',
  light: 'lit',
  meet: 'met',
  reread: 'reread',
  shake: 'shaken',
  sing: 'sung',
  sink: 'sunk',
  sleep: 'slept',
  sweep: 'swept',
  throw: 'thrown',
  undo: 'undone',
  hang: 'hung',
  show: 'shown',
  wake: 'woken',
  get: 'got',
  be: 'been',
  become: 'become',
  begin: 'begun',
  bring: 'brought',
  choose: 'chosen',
  come: 'come',
  cut: 'cut',
  do: 'done',
  draw: 'drawn',
  eat: 'eaten',
  find: 'found',
  give: 'given',
  go: 'gone',
  hear: 'heard',
  hold: 'held',
  keep: 'kept',
  lay: 'laid',
  learn: 'learnt',
  leave: 'left',
  let: 'let',
  lie: 'lain',
  lose: 'lost',
  make: 'made',
  mean: 'meant',
  pay: 'paid',
  put: 'put',
  read: 'read',
  ring: 'rung',
  run: 'run',
  say: 'said',
  see: 'seen',
  send: 'sent',
  set: 'set',
  shut: 'shut',
  sit: 'sat',
  speak: 'spoken',
  stand: 'stood',
  take: 'taken',
  tell: 'told',
  think: 'thought',
  wear: 'worn',
  write: 'written',
}
const doubled =
  /^(?:admit|begin|chop|cut|dim|drop|get|hum|let|nap|plan|put|rub|run|set|shut|sip|sit|skip|spot|step|stir|stop|swap|wrap)$/

function third(verb: string): string {
  if (verb === 'be') return 'is'
  if (verb === 'have') return 'has'
  if (/(?:[sxz]|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? verb.replace(/y$/, 'ies') : `${verb}s`
}

function ing(verb: string): string {
  if (verb === 'be') return 'being'
  if (/^(?:lie|tie)$/.test(verb)) return verb.replace('ie', 'ying')
  if (doubled.test(verb)) return `${verb}${verb.at(-1)}ing`
  return /[^e]e$/.test(verb) ? verb.replace(/e$/, 'ing') : `${verb}ing`
}

function done(verb: string): string {
  const known = participles[verb]
  if (known) return known
  if (doubled.test(verb)) return `${verb}${verb.at(-1)}ed`
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/.test(verb) ? verb.replace(/y$/, 'ied') : `${verb}ed`
}

const bend: Record<Tense, (verb: string) => string> = { plain: (verb) => verb, third, ing, done }

/** Puts an act into a tense: its first word, and every later verb marked with `~`, bend together. */
export const conjugate = (act: string, tense: Tense): string =>
  act.replace(/^[a-z]+/, bend[tense]).replace(/~([a-z]+)/g, (_, verb: string) => bend[tense](verb))
