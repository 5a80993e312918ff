import { anyOf, forbid, type Rule } from '../rule.ts'

const future =
  /(?<![a-z'-])(?:will|won't|shall|[a-z]+'ll|gonna|going to (?:be|become|get|feel|have|win|pass))(?![a-z'-])/g
const outcome = anyOf(
  "(?:i|you)'ll (?:be|become|feel|have|win|get better|succeed)",
  "(?:it|this|that|things|everything|today|tomorrow)(?:'ll| will| won't).*",
)

const orders = anyOf('should', "should've", "shouldn't", 'must', "mustn't", 'ought', 'supposed to')
const duties = /(?<![a-z'-])(?:have|has|need|needs|got) to(?![a-z'-])/g
/** "I don't have to" frees, and "as often as I need to" leaves it to me; "I have to" binds. */
const lifting = /(?:n't|\bnot|\bnothing|\bno|\bnone|\bwhat|\bwithout|\bif|\bwhen)\b[^,.]*$|\bas [a-z]+ as (?:i|you) $/

/** A line keeps to the present or to a bounded action; nobody can promise how a day turns out. */
export const promises: readonly Rule[] = [
  {
    code: 'promise',
    severity: 'hard',
    check: ({ plain, form }) => {
      const promised = outcome.exec(plain)?.[0]
      if (promised) return `"${promised}" promises an outcome: say what can be done now.`
      const all = plain.match(future) ?? []
      const promise = form === 'if-then' ? "i'll" : form === 'question' && plain.startsWith('will i') ? 'will' : ''
      const stray = all.filter((word, at) => word !== promise || at > 0)[0]
      return stray && `"${stray}" looks ahead: write in the present; "I'll" only in "When X, I'll Y".`
    },
  },
  {
    code: 'should',
    severity: 'hard',
    check: ({ plain }) => {
      const ordered = orders.exec(plain)?.[0]
      if (ordered) return `"${ordered}" is an order: offer it as a choice.`
      const duty = [...plain.matchAll(duties)].find(({ index }) => !lifting.test(plain.slice(0, index)))
      return duty && `"${duty[0]}" is an order: offer it as a choice.`
    },
  },
  forbid(
    'grand',
    anyOf(
      'fearless',
      'powerful',
      'extraordinary',
      'incredible',
      'magnificent',
      'amazing',
      'awesome',
      'warrior',
      'champion',
      'genius',
      'superhero',
      'miracles?',
      'magical',
      'anything is possible',
      'can (?:do|achieve|become|have|be) anything',
      'dreams? (?:come|came) true',
      'success(?:ful)?',
    ),
    (match) => `"${match}" claims more than a person can check: name something small and true.`,
  ),
]
