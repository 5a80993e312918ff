import type { Pattern } from './pattern.ts'

const told =
  /\b(?:film|movie|book|novel|story|play|scene|character|series|episode|game|lyrics|essay|used to|years ago|ages ago|when i was|laughing|not going to|isnt|doesnt|never|trying to (?:get|finish|make|pass)|embarrass\w*|in the mirror|news|documentary|podcast)\b/

const them =
  '(?:he|she|they|shes|hes|theyre|(?:my|a|our|his|her) (?:\\w+ )?(?:friend|mate|bestie|best friend|brother|sister|mum|mom|mother|dad|father|son|daughter|cousin|partner|boyfriend|girlfriend|husband|wife|flatmate|roommate|roomie|colleague|neighbour|ex|student|pupil|nephew|niece|uncle|aunt|kid|child)|someone i (?:know|love)|somebody i (?:know|love)|a friend)'

/** Somebody else in danger, whom the writer wants to help. */
export const friendInDanger: readonly Pattern[] = [
  {
    says: new RegExp(
      `\\b${them} (?:\\w+ ){0,4}(?:suicidal|wants to die|want to die|wanted to die|wants to kill (?:himself|herself|themselves|themself)|wants to end (?:it|his life|her life|their life)|(?:is|are) going to kill (?:himself|herself|themselves)|(?:is )?(?:talking|talks|talked) about (?:suicide|dying|killing (?:himself|herself|themselves)|ending it)|threatens suicide|threatening suicide|self harms|self harming|cuts (?:himself|herself|themselves)|cutting (?:himself|herself|themselves)|wrote a suicide note|took an overdose|overdosed|tried to (?:kill|hang) (?:himself|herself|themselves))\\b`,
    ),
    unless: told,
  },
  {
    says: /\b(?:help|save|stop|support|worried about|scared for|talk to|do for) (?:\w+ ){0,3}(?:suicidal (?:friend|mate|brother|sister|son|daughter|partner|girlfriend|boyfriend|mum|dad|mother|father|husband|wife|person)|(?:friend|mate|brother|sister|son|daughter|partner|girlfriend|boyfriend|husband|wife|mum|dad) (?:who )?(?:is |whos |thats )?(?:suicidal|self harming|cutting|wants to die))\b/,
    unless: told,
  },
]
