import { isExplicitStatement } from './explicit-statement.ts'
import { meaningsIn } from './lexicon.ts'
import { plainSentences } from './plain-words.ts'

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** The concepts that can be denied: harm of any kind. */
const harms = wordsOf(
  'die kill suicide endIt harmSelf cut hit force weaponThreat fight eatDisorder jump pain betterOff',
)
/** The concepts that can be long past: harm, and what accompanies it. */
const pastHarms: ReadonlySet<string> = new Set([...harms, ...wordsOf('fear hateSelf height absent blade voices')])

const denial =
  /\b(?:never|not|dont|didnt|doesnt|isnt|arent|wasnt|werent|wont|wouldnt|havent|hasnt|hadnt|aint|dnt|dinnae|didnae|nobodys?|noones?|no ones?|no (?=(?:suicidal |self harm )?thoughts?\b|intentions?\b|plans?\b|wish\b|part\b))\b/

/** Before a denial these cancel it: "can't not", "trying not to", "tidied up so she doesn't have to". */
const denialCancellers = /\b(?:cant|cannot|couldnt|try|trying|tried|if|why|please|without|or|so|that|who|as)\b/

/**
 * The words allowed between a denial and the harm it denies. Only these, so that "never stopped wanting to", "not
 * afraid of" and "nobody knows that I" deny nothing.
 */
const between = wordsOf(
  'want wanted wanting wants wish going gonna to be been being would could ever even once think thinking thought thoughts about of feel feeling felt like any planning plan plans planned have had having has a an the my part that me wants intention intentions intend actually really literally actively single take taking took do doing getting get got raised',
)

/** After a denial these limit it: "never wanted to die more", "never hits me in the face". */
const denialLimiters = wordsOf(
  'more so as this that like worse than before enough in on at where when while with if without',
)

/** The number of words that belong to the harm itself, such as "end my life", unless a new sentence begins sooner. */
const harmPhraseWords = 3
const speakers = wordsOf('i im ive ill id he hes she shes they theyre we its')

const longPast =
  /\b(?:used to|(?:years?|yrs|decades?) (?:ago|back|clean|free|sober|well|on)|a (?:decade|lifetime) ago|long (?:ago|time ago|while back)|\d+ (?:days|yrs|years) (?:clean|free)|clean \d+ days|when i was (?:\d+|a|an|at|in|little|small|young\w*|\w+teen)|as a (?:young \w+|teen|teenager|kid|child|boy|girl|student)|(?:in|since) (?:19\d\d|20[01]\d)|back then|there was a time|in my (?:youth|teens|twenties|thirties)|at (?:1\d|2\d|\w+teen|twenty)(?= i| am| im|$)|i (?:was|had|tried|took|stood|\w+ed) (?:\w+ ){0,5}once(?! more| again)|i once)\b/

/** These suggest that a denial is reported, withdrawn, or about to end: nothing is left out then. */
const denialWithdrawals =
  /\b(?:said|say|says|saying|told|tell|telling|promise[ds]?|promising|swears?|swore|lied?|lying|pretend\w*|supposed|should|again|once more|still|back to|tonight|tonite|lately|any ?more|yet|until|till|til|unless|this time|almost|nearly|try|trying|hard|hardest|hold|secret\w*|relaps\w*|tempt\w*|urges?|itch\w*|why|hope|hoping|only|worse|thinking|now its|now it is|i would(?! (?:never|not|like))|every(?:thing)?|always|most (?:days|nights)|all i want|miss it|stopping|(?:a|the|my) plan|pills|tablets|blades?|rope|knife|gun)\b/

/** Where a text is split into clauses. */
const clauseEnds = /[,.!?;:\n()–—]+|\s-\s|\s(?=(?:but|just|because|cos|bc|then|now|today|and)\b)/iu

const beginsWithHarm = (words: readonly string[]): boolean =>
  meaningsIn(words)[0]?.some((concept) => harms.has(concept)) ?? false

/** The index, among the words after a denial, of the harm that is completely denied; undefined if there is none. */
function deniedHarmIn(words: readonly string[]): number | undefined {
  // "don't wish I was dead"
  const from = words.slice(0, 3).join(' ') === 'wish i was' ? 3 : 0
  for (let at = from; at < words.length; at += 1) {
    if (beginsWithHarm(words.slice(at, at + harmPhraseWords)))
      return words.slice(at + 1, at + 1 + harmPhraseWords).some((word) => denialLimiters.has(word)) ? undefined : at
    if (!between.has(words[at] ?? '')) return undefined
  }
  return undefined
}

/** The words after the harm that they begin with: "hurt myself i want" leaves "i want". */
function afterHarmPhrase(words: readonly string[]): string {
  const next = words.slice(1, harmPhraseWords).findIndex((word) => speakers.has(word))
  return words.slice(next < 0 ? harmPhraseWords : next + 1).join(' ')
}

/**
 * What a clause says after the harm it denies: "I don't want to die, I want a nap". The whole clause if it denies none.
 */
function withoutDenied(clause: string): string {
  const found = denial.exec(clause)
  if (!found || denialCancellers.test(clause.slice(0, found.index))) return clause
  const after = clause
    .slice(found.index + found[0].length)
    .split(' ')
    .filter(Boolean)
  const at = deniedHarmIn(after)
  return at === undefined ? clause : afterHarmPhrase(after.slice(at))
}

const namesHarm = (clause: string): boolean =>
  isExplicitStatement(clause) ||
  meaningsIn(clause.split(' ')).some((meant) => meant.some((concept) => pastHarms.has(concept)))

/**
 * The text without the harm it denies or describes as long past; undefined if there is none, or if something withdraws
 * the denial. The weights are summed over a sentence, in which "never" counts for little beside "kill myself": scoring
 * the remaining text on its own shows whether only that part was grave.
 */
export function withoutDeniedAndPast(text: string): string | undefined {
  if (denialWithdrawals.test(plainSentences(text).join(' '))) return undefined
  const clauses = text.split(clauseEnds).map((clause) => plainSentences(clause).join(' '))
  const left = clauses.map((clause) => (longPast.test(clause) && namesHarm(clause) ? '' : withoutDenied(clause)))
  return left.every((clause, at) => clause === clauses[at]) ? undefined : left.filter(Boolean).join('. ')
}
