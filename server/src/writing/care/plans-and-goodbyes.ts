import type { Pattern } from './pattern.ts'

/** Contexts in which the same words are harmless. */
const harmlessContext =
  /\b(?:film|movie|book|novel|story|play|scene|character|series|episode|game|games|match|lyrics|song|thesis|essay|training|used to|years ago|trampoline|bungee|parachute|pool)\b/

/**
 * Statements of danger that no other list has: goodbyes and preparations, and harm to oneself or others that is under
 * way or planned.
 */
export const plansAndGoodbyes: readonly Pattern[] = [
  {
    says: /\b(?:to whoever finds|whoever finds (?:me|my body)|whoever reads (?:it|this) tell my)\b/,
    unless: harmlessContext,
  },
  {
    says: /\b(?:rope|ropes|noose) (?:is |are )?(?:already |all )?(?:up|ready|hung|hanging) (?:im|and im|in the (?:shed|garage|loft|attic|cellar|wardrobe))\b/,
    unless: harmlessContext,
  },
  { says: /\b(?:cant|cannot|couldnt) (?:keep|be|stay) safe\b(?! (?:from|at work|online|on))/, unless: harmlessContext },
  {
    says: /\b(?:im not going to|i wont) (?:last|survive) (?:until|till|til|through|to|the) (?:the )?(?:morning|night|tonight)\b/,
  },
  { says: /\b(?:made|make|making) myself bleed\b/, unless: harmlessContext },
  {
    says: /\b(?:throw|throws|threw|throwing|bring|bringing|brought) up (?:every|each|all) (?:meal|dinner|lunch|breakfast|thing i eat|my food|i eat|time i eat)\b|\bpurged (?:again|today|tonight|twice|\d+ times|\w+ times)\b/,
    unless: /\b(?:baby|toddler|cat|dog|pregnan\w*|flu|bug|chemo|used to|years)\b/,
  },
  { says: /\b(?:topped|offed|hanged|hung|drowned|gassed) myself\b(?! in\b)/, unless: harmlessContext },
  {
    says: /\b(?:want|going|plan|planning|ready) to (?:go back and )?finish (?:him|her|them) off\b|\bbring (?:my|a|the) gun (?:to|into)\b|\bi(?:ll| will|m going to) run (?:him|her|them) over\b/,
    unless: harmlessContext,
  },
  {
    says: /\b(?:i|ive) (?:\w+ )?(?:put|had|got) my hands (?:round|around) (?:his|her|their) (?:neck|throat)\b/,
    unless: harmlessContext,
  },
  {
    says: /\b(?:blade|razor|knife|iron|lighter|cigarettes?|matches) (?:\w+ )?(?:on|to|into|against|across) my (?:wrists?|arms?|legs?|thighs?|skin|stomach)\b/,
    unless: /\b(?:shav\w*|accident\w*|slipped|by mistake|oven|tattoo\w*|nurse|doctor|surgeon)\b/,
  },
  { says: /\burges? to jump\b/, unless: harmlessContext },
  {
    says: /\bdo (?:something|anything|bad things?|a bad thing|something \w+) (?:bad |terrible |awful )?to myself\b|\b(?:id|ill|might|going to) use (?:it|them|one) on (?:me|myself)\b/,
    unless: /\b(?:nice|kind|good|lovely|not|never|wont|dont)\b/,
  },
  {
    says: /\bdont (?:intend|plan|expect|mean) to (?:see|reach) (?:spring|summer|autumn|winter|christmas|the new year|next (?:week|month|year)|january|february|march|april|may|june|july|august|september|october|november|december)\b/,
    unless: /\b(?:him|her|them|film|family)\b/,
  },
  {
    says: /\b(?:stop|finish|finishing|stopping) my life\b(?! (?:from|being|getting|for|admin))|\b(?:go|going|leave|leaving) (?:from )?this world\b(?! (?:a|an|better|with|behind|of|tour))/,
    unless: harmlessContext,
  },
  {
    says: /\b(?:drown|kill|gas|smother) us (?:both|all)\b|\b(?:twins|kids|children|baby|boys|girls|daughter|son) with me when i go$/,
    unless: harmlessContext,
  },
  {
    says: /\b(?:drink|drank|drunk|drinking) (?:the |some )?(?:cleaning liquid|cleaning fluid|detergent|screenwash|white spirit|paint thinner)\b/,
    unless: harmlessContext,
  },
  { says: /^(?:i |ive )?just cut$|\bcutting (?:myself )?(?:as|while) i (?:type|write)\b/, unless: harmlessContext },
  {
    says: /\b(?:swallowed|downed|necked) the whole (?:box|packet|bottle|strip|lot)\b/,
    unless:
      /\b(?:cake|cakes|chocolates?|sweets|biscuits|cookies|water|juice|milk|smoothie|story|lie|pint|lemonade|dog|he|she|vitamins)\b/,
  },
]
