import { anyOf, forbid, type Rule } from '../rule.ts'

/** The start of a claim about what someone is. */
const being = "(?:i am|i'm|you are|you're|i was|you were|i feel|you feel|makes? (?:me|you))"
const between = '(?: just| only| not| so| such| too| really| a| an| the| always| still| the kind of person who is)*'
const painful =
  '(?:broken|worthless|(?:a )?failure|useless|stupid|dumb|pathetic|(?:a )?mess|(?:a )?loser|(?:a )?burden|weak|hopeless|damaged|lazy|crazy|unwanted|hated|disgusting|a waste|a coward|a fraud|an impostor|unworthy|a bad person|anxious person|victim|invisible|ruined|stuck forever)'

const proud =
  '(?:confident|brave|strong|calm|worthy|enough|good enough|happy|at peace|peaceful|courageous|wonderful|capable|whole|grateful|unafraid|bold|relaxed|serene|thankful|focused|disciplined|resilient|special|unique|loved)'
const trait = new RegExp(
  `(?<![a-z'-])(?:i am|i'm|you are|you're) (?:so |very |truly |deeply |a |an )*${proud}(?![a-z'-])(?! (?:enough )?(?:to|and (?:nervous|unsure|tired|scared|sad|shy|shaky)))`,
)

/**
 * What a line assumes about its reader: nothing painful, no trait claimed too early, and no gender, faith or the like.
 */
export const identity: readonly Rule[] = [
  forbid(
    'painful-identity',
    new RegExp(`(?<![a-z'-])${being}${between} ${painful}(?![a-z'-])`),
    (match) => `"${match}" ties a painful word to who someone is: name the moment instead.`,
  ),
  {
    code: 'global-trait',
    severity: 'hard',
    check: ({ plain, level }) => {
      const match = level <= 3 ? trait.exec(plain)?.[0] : undefined
      return match && `"${match}" claims a whole character: on this step, say what is here, or what is allowed.`
    },
  },
  forbid(
    'assumes-gender',
    anyOf(
      'm[ae]n',
      'wom[ae]n',
      'girls?',
      'boys?',
      'lady',
      'ladies',
      'queens?',
      'kings?',
      'goddess',
      'gentlem[ae]n',
      'she',
      'he',
      'her',
      'his',
      'him',
      'feminine',
      'masculine',
      'girlboss',
    ),
    (match) => `"${match}" assumes a gender: leave it open.`,
  ),
  forbid(
    'assumes-faith',
    anyOf(
      'god',
      "god's",
      'lord',
      'pray(?:s|ed|ing|er|ers)?',
      'bless(?:ed|ing|ings)?',
      'angels?',
      'heaven(?:ly)?',
      'church',
      'sacred',
      'divine',
      'spirit(?:ual|s)?',
      'soul',
      'holy',
      'sinn?(?:er|s)?',
      'faith',
      'worship',
      'bible',
      'miracles?',
    ),
    (match) => `"${match}" assumes a faith: leave it open.`,
  ),
  forbid(
    'assumes-family',
    anyOf(
      'mum',
      'mom',
      'dad',
      'mother',
      'father',
      'parents?',
      'wife',
      'husband',
      'boyfriend',
      'girlfriend',
      'partner',
      'marriage',
      'sisters?',
      'brothers?',
      'sons?',
      'daughters?',
      'my (?:child|children|kids|family|baby)',
      'your (?:child|children|kids|family|baby)',
      'family',
      'grandm[a-z]+',
      'grandp[a-z]+',
    ),
    (match) => `"${match}" assumes a family: say "someone close", or leave it open.`,
  ),
  forbid(
    'assumes-work',
    anyOf(
      'boss',
      'my job',
      'your job',
      'career',
      'office',
      'colleagues?',
      'clients?',
      'salary',
      'promotion',
      'manager',
      'pay rise',
      'wages?',
      'mortgage',
      'rent',
      'bills',
      'business',
      'coworkers?',
      'employers?',
      'hustle',
    ),
    (match) => `"${match}" assumes a job or an income: say "the work", or leave it open.`,
  ),
  forbid(
    'assumes-body',
    anyOf(
      'legs?',
      'feet',
      'foot',
      'stand(?:ing)? tall',
      'jog(?:ging)?',
      'run(?:ning)? (?:a|fast|outside)',
      'pregnan[a-z]+',
      'able-bodied',
      'healthy body',
      'strong body',
      'stride',
    ),
    (match) => `"${match}" assumes a body: choose something most bodies share, such as breath.`,
  ),
]
