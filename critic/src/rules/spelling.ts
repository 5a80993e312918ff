import type { Rule } from '../rule.ts'

/** American spelling and wording, with the British form to use instead. */
const british: Record<string, string> = {
  color: 'colour',
  colors: 'colours',
  colorful: 'colourful',
  favor: 'favour',
  favorite: 'favourite',
  favorites: 'favourites',
  honor: 'honour',
  honoring: 'honouring',
  honors: 'honours',
  humor: 'humour',
  labor: 'labour',
  neighbor: 'neighbour',
  neighbors: 'neighbours',
  behavior: 'behaviour',
  harbor: 'harbour',
  rumor: 'rumour',
  savor: 'savour',
  savoring: 'savouring',
  endeavor: 'endeavour',
  flavor: 'flavour',
  odor: 'odour',
  center: 'centre',
  centered: 'centred',
  centering: 'centring',
  theater: 'theatre',
  fiber: 'fibre',
  meter: 'metre',
  gray: 'grey',
  organize: 'organise',
  organized: 'organised',
  realize: 'realise',
  realized: 'realised',
  realizing: 'realising',
  recognize: 'recognise',
  recognizing: 'recognising',
  recognized: 'recognised',
  apologize: 'apologise',
  apologizing: 'apologising',
  prioritize: 'prioritise',
  prioritizing: 'prioritising',
  minimize: 'minimise',
  criticize: 'criticise',
  memorize: 'memorise',
  practicing: 'practising',
  practiced: 'practised',
  analyze: 'analyse',
  traveling: 'travelling',
  traveled: 'travelled',
  canceled: 'cancelled',
  fulfill: 'fulfil',
  skillful: 'skilful',
  willful: 'wilful',
  enroll: 'enrol',
  counselor: 'counsellor',
  judgment: 'judgement',
  defense: 'defence',
  offense: 'offence',
  pajamas: 'pyjamas',
  cozy: 'cosy',
  mom: 'mum',
  gotten: 'got',
  sidewalk: 'pavement',
  faucet: 'tap',
  jewelry: 'jewellery',
  mold: 'mould',
  plow: 'plough',
  skeptical: 'sceptical',
  aging: 'ageing',
  modeling: 'modelling',
  labeled: 'labelled',
  leveled: 'levelled',
}

const american = new RegExp(`\\b(?:${Object.keys(british).join('|')})\\b`, 'g')

/** Replaces American spellings in lower case by the British ones. */
export const toBritish = (text: string): string => text.replace(american, (word) => british[word] ?? word)

/** British spelling, since the line is read as well as heard. */
export const spelling: readonly Rule[] = [
  {
    code: 'spelling',
    severity: 'hard',
    check: ({ words }) => {
      const britishWord = words.find((word) => british[word])
      return britishWord && `"${britishWord}" is spelt "${british[britishWord]}" here.`
    },
  },
]
