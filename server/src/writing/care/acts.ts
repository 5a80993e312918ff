import type { Pattern } from './pattern.ts'

/** Contexts that make an act harmless: stories, work, play and the distant past. */
const harmlessContext =
  /\b(?:film|movie|book|novel|story|play|prop|scene|character|series|episode|game|games|lyrics|rehears\w+|thesis|essay|training|maintenance|volunteer|used to|years ago|survived)\b/

const medicines = '(?:pills|tablets|paracetamol|ibuprofen|codeine|co codamol|tramadol|sleeping pills|sleeping tablets)'
const poisons = '(?:bleach|weedkiller|antifreeze|drain cleaner|toilet cleaner|rat poison|sheep dip)'

/** An act that has begun, or is about to. */
export const actsUnderWay: readonly Pattern[] = [
  { says: /\b(?:noose|rope|belt|cord|ligature) (?:is )?(?:round|around|on) my neck\b/, unless: harmlessContext },
  {
    says: /\b(?:tied|made|got|bought|hung) (?:a|the|my) noose\b|\bthe noose is (?:up|on|tied)\b/,
    unless: harmlessContext,
  },
  { says: /\bwrong side of the (?:railings?|barriers?|rail|fence on the bridge)\b/, unless: harmlessContext },
  {
    says: /\bim (?:\w+ )?(?:standing|stood|sat|sitting|lying|laid)? ?on the (?:train tracks|tracks|rails|railway line|ledge|parapet)\b/,
    unless: harmlessContext,
  },
  {
    says: /\b(?:hose|hosepipe|tube|pipe) (?:is |fitted )?(?:on|to|from|over) (?:the|my) exhaust\b/,
    unless: harmlessContext,
  },
  {
    says: /^(?=.*\b(?:sea|lake|river|water)\b).*\b(?:stones in my pockets?|pockets full of stones)\b/,
    unless: /\b(?:kids?|son|daughter|grandson|granddaughter|collect\w*|skim\w*)\b/,
  },
  {
    says: /\bgun (?:is )?in my mouth\b|\b(?:he|she|they) (?:\w+ )?(?:put|puts|held|holds|pointed|points) (?:a|the|his|her)? ?gun (?:to|on|at|against) my head\b/,
    unless: /\b(?:water|nerf|toy|glue|heat|massage|game|film)\b/,
  },
  { says: /\b(?:slashed|sliced|cut|slit) both (?:my )?wrists\b|\bmy wrists are (?:cut|slit|bleeding)\b/ },
  {
    says: /\b(?:i|ive|just|have|already) (?:just )?overdosed(?:$| (?:like|about (?:an|half|\d+|ten|twenty|two)|an hour|again|tonight|and|because|on (?:my|the|mums|pills|tablets|paracetamol|insulin)\b))/,
    unless: harmlessContext,
  },
  {
    says: new RegExp(
      `\\b(?:took|taken|swallowed|had|necked|downed) (?:about |over |like |nearly )?(?:twenty|thirty|forty|fifty|sixty|a hundred) (?:of )?(?:the |my |mums |dads )?${medicines}\\b`,
    ),
    unless: harmlessContext,
  },
  {
    says: new RegExp(`\\bi(?:ve)? (?:just )?(?:drank|drunk|swallowed|drink) (?:some |the )?${poisons}\\b`),
    unless: harmlessContext,
  },
]

/** An explicit goodbye. */
export const lastWords: readonly Pattern[] = [
  { says: /\b(?:this is|heres) my (?:suicide|goodbye) (?:note|letter)\b/, unless: harmlessContext },
  {
    says: /\b(?:when|by the time) (?:you|u|they|anyone) (?:\w+ )?reads? this (?:ill|i will|im) (?:already )?(?:be )?dead\b/,
  },
  {
    says: /\b(?:cant|cnt|not able to|unable to) keep (?:myself|me) safe\b|\bim (?:a )?danger to (?:me|myself)\b/,
    unless: /\b(?:isnt|not that|keys|phone)\b/,
  },
  {
    says: /\bdont trust myself (?:tonight|alone|with (?:the |my |these )?(?:pills|tablets|meds|knives|knife|blades|baby))\b/,
  },
]

export const purging: readonly Pattern[] = [
  {
    says: /\b(?:fingers?|toothbrush) (?:\w+ ){0,2}down my throat\b/,
    unless: /\b(?:doctor|dentist|nurse|swab|test|surgeon|toddler|baby)\b/,
  },
  {
    says: /\b(?:vomit|vomited|throw up|threw up|throwing up|puke|puked|sick)(?: \w+){0,3} on purpose\b/,
    unless: /\b(?:not|didnt|never|cat|dog|baby|toddler|used to|years)\b/,
  },
  {
    says: /\bi (?:purge|purged|am purging) (?:\w+ ){0,2}(?:dinner|lunch|meals?|breakfast|food|tea|again|daily|twice|every)\b/,
    unless: /\b(?:wardrobe|closet|emails?|inbox|photos|files|fridge|freezer|used to|years)\b/,
  },
]

const child = '(?:my|the|our) (?:baby|newborn|infant|toddler)'

export const harmToChildren: readonly Pattern[] = [
  {
    says: new RegExp(
      `\\bi(?:ve)? (?:\\w+ )?(?:shook|shaken|smothered|hit|punched|slapped|threw) ${child}(?:$| (?:again|tonight|today|last|because|and|so|hard|until|till|when|on the (?:bed|floor|couch|sofa)))`,
    ),
    unless: /\b(?:didnt|never|not|havent|wouldnt|party|ball|air|catch)\b/,
  },
  {
    says: new RegExp(
      `\\b(?:want to|going to|might|nearly|almost|thoughts? (?:of|about)|thinking (?:of|about)) (?:\\w+ )?(?:hurt|hurting|harm|harming|smother|smothering|smothered|drown|drowning|drowned|kill|killing|killed) (?:${child}|my (?:son|daughter|kids?|child|children))\\b`,
    ),
    unless: /\b(?:dont|never|not|wouldnt|no|anybody|anyone who|with kindness)\b/,
  },
]

export const strangling: readonly Pattern[] = [
  {
    says: /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|dad|stepdad|mum|brother|bf|ex) (?:\w+ )?(?:strangled|strangles|choked|chokes|throttled) me\b/,
    unless: /\b(?:game|judo|jiu jitsu|bjj|wrestling|used to|years)\b/,
  },
  {
    says: /\b(?:his|her) hands? (?:were |was )?(?:round|around|on) my (?:throat|neck)\b/,
    unless: /\b(?:massage|physio|doctor|barber|nurse|baby|toddler)\b/,
  },
]

export const othersInDanger: readonly Pattern[] = [
  {
    says: /\b(?:going to|wants? to|hell|shell|will|threatening to|threatened to|tried to|trying to|talking about|keeps saying|about to) (?:\w+ ){0,2}(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|gas|gassing) (?:himself|herself|themselves|himsel|hersel)\b/,
    unless:
      /\b(?:film|movie|book|novel|story|play|scene|character|series|episode|game|lyrics|essay|used to|years ago|laughing|not|isnt|doesnt|never|over|trying to (?:get|finish|make)|in the mirror)\b/,
  },
]
