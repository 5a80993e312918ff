import type { Pattern } from './pattern.ts'

/** Contexts in which tablets, ropes and bridges are part of work, care or play. */
const ordinary =
  /\b(?:film|movie|book|novel|story|play|scene|character|series|episode|game|games|lyrics|essay|thesis|exam|nurse|nursing|pharmacy|pharmacist|ward|patients?|clients?|vet|dog|cat|horse|vitamins?|iron|zinc|antacids?|mints?|sweets|prescribed|as prescribed|dosette|pill box|stock|used to|years ago|shift|training|survived|recovery)\b/

const many =
  '(?:1\\d|[2-9]\\d|\\d{3}|ten|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|hundreds of|dozens of|loads of|a load of|a lot of|a bunch of|a handful of|a fistful of|too many|all|all of|all the|every one of|a whole (?:box|bottle|packet|pack|strip) of|the (?:whole|rest of the) (?:box|bottle|packet|pack|strip) of)'
const medicines =
  '(?:tablets?|pills?|capsules|paracetamols?|ibuprofens?|aspirins?|codeine|co codamol|tramadol|tylenol|advil|benadryl|xanax|ambien|diazepam|valium|melatonin|meds|medication|medicine|antidepressants?|sleeping pills|sleeping tablets|painkillers|pain killers|insulin|morphine|oxycodone|propranolol|amitriptyline|sertraline|prozac|zoloft|lithium|quetiapine)'
const whose = '(?:of |the |my |his |her |mums |dads |nans |these |those |left )*'
const took = '(?:took|taken|taking|take|swallowed|swallowing|swallow|had|necked|downed|down|popped|ate|eaten)'

/** The end of a sentence, or a word after which an amount was taken at once. */
const atOnce =
  '(?= (?:at once|in one go|and|but|because|so|tonight|today|just now|an hour|earlier|this morning|last night|with|to (?:die|sleep|end))|$)'

const amounts: readonly Pattern[] = [
  {
    says: new RegExp(
      `\\b${took} (?:about |over |like |nearly |around |almost |maybe )?${many} ${whose}${medicines}\\b${atOnce}`,
    ),
    unless: new RegExp(
      `${ordinary.source}|\\b(?:at all|on time|correctly|every (?:day|morning|night)|daily|a day|a week|this week|of water|with (?:food|breakfast|dinner|water|tea))\\b`,
    ),
  },
  {
    says: new RegExp(
      `^(?=.*\\b${medicines}\\b).*\\b(?:took|taken|swallowed|swallowing|downed|necked|take|swallow) (?:the lot|them all|all of (?:them|it)|every (?:one|last one)|the whole (?:lot|thing))\\b`,
    ),
    unless: ordinary,
  },
  {
    says: new RegExp(
      `\\b(?:saving|saved|stockpil(?:ing|ed)|hoard(?:ing|ed)|collect(?:ing|ed)|stashed|stashing|hiding|hidden|kept back) (?:up )?(?:enough |all )?${whose}${medicines}\\b`,
    ),
    unless: ordinary,
  },
  {
    says: new RegExp(
      `\\b(?:bottle|box|packet|pile|handful|fistful) of ${whose}${medicines} (?:in (?:my hand|front of me)|next to me|beside me|and (?:a|the) (?:bottle|note))\\b`,
    ),
    unless: ordinary,
  },
]

const questions: readonly Pattern[] = [
  {
    says: new RegExp(
      `\\bwhat (?:happens|would happen|will happen|if i|happens when)(?: (?:if|when))? (?:i|you|someone|somebody|u) (?:take|took|swallow|swallowed|drink|drank|overdose|od)(?: on)? ${many}? ?${whose}(?:${medicines}|bleach|antifreeze|weedkiller|them all|the lot)\\b`,
    ),
    unless: new RegExp(
      `${ordinary.source}|\\b(?:and (?:drive|drink)|on an empty stomach|twice|by mistake|two|one|without food|with (?:milk|food|alcohol)|late|early|missed|miss)\\b`,
    ),
  },
  {
    says: new RegExp(
      `\\b(?:is|are|would|will|if|was) (?:\\w+ ){1,4}(?:of )?(?:${medicines}|grams?|bleach) (?:\\w+ ){0,2}(?:enough|lethal|fatal|deadly|kill me|kill you|kill someone|do it)\\b`,
    ),
    unless: new RegExp(
      `${ordinary.source}|\\b(?:enough for|enough to (?:last|get|cover|feed|make|bake)|flour|sugar|butter|salt|pasta|rice|fish|rats?|mice|slugs|weeds)\\b`,
    ),
  },
  {
    says: new RegExp(
      `\\b(?:is|are|would|will|was) (?:${many} |\\w+ )(?:grams?|mg|milligrams) of (?:\\w+ )?${medicines} (?:be )?enough\\b`,
    ),
    unless: /\b(?:for a headache|for (?:a|my|the) (?:headache|fever|back|knee|child|dog|cat))\b/,
  },
  {
    says: new RegExp(
      `\\b(?:how many|how much|what amount of|which|what) (?:\\w+ ){0,2}(?:${medicines}|bleach|alcohol|drugs|poison|poisons|gas) (?:\\w+ ){0,5}(?:to die|die|kill (?:me|you|yourself|myself|someone|a person|oneself)|lethal|fatal|overdose|od|end it|not wake up)\\b`,
    ),
    unless: ordinary,
  },
  {
    says: /\b(?:does|is|will|would) (?:drowning|hanging|dying|overdosing|suicide|jumping|suffocation|suffocating|being shot|cyanide|helium)(?: \w+){0,3} (?:hurt|painful|painless|quick|peaceful|calm|fast|slow)\b/,
    unless: ordinary,
  },
  {
    says: /\b(?:easy|easiest|quick|quickest|painless|least painful|best|fastest|peaceful|surest|simple|cheapest|good|effective|nicest|most painless|foolproof) (?:\w+ ){0,2}(?:way|ways|method|methods|place|places) (?:\w+ ){0,3}to (?:\w+ )?(?:die|kill (?:oneself|yourself|myself|himself|herself|themselves|me)|end (?:it|ones life|your life|my life|it all)|commit suicide|suicide|hang|overdose|jump|off (?:myself|yourself))\b/,
    unless: ordinary,
  },
  {
    says: /\bhow (?:do|can|could|would|should|to) (?:\w+ )?(?:kill (?:myself|yourself|oneself|ourselves)|end (?:my|your|ones) life|end it all|hang (?:myself|yourself)|overdose|commit suicide|tie a noose|die)(?: (?:quickly|painlessly|peacefully|without|in|fast|easily|by|with|tonight|now)\b|$)/,
    unless: ordinary,
  },
  {
    says: /\b(?:suicide|goodbye) (?:note|letter)s?\b(?: \w+){0,6} (?:how|what|who|where|write|start|begin|leave|say|wrote|written)\b|\b(?:how|what|where|write|start|begin|leave|wrote|leaving|writing|written) (?:\w+ ){0,4}suicide (?:note|letter)\b|\bmy suicide (?:note|letter|plan|date)\b/,
    unless: ordinary,
  },
]

const ropesAndBridges: readonly Pattern[] = [
  {
    says: /\b(?:bought|buy|buying|got|ordered|found|have|ive) (?:\w+ )?(?:a |the |some |my |this )?(?:\w+ )?(?:rope|noose)\b(?= (?:for (?:tonight|it|myself|me|this|later)|and (?:a|the|know|im|ill|found)|ready|to (?:hang|end|do|die)|in (?:my|the) (?:room|wardrobe|closet|garage|attic)|tonight))/,
    unless:
      /\b(?:climb\w*|boat|sail\w*|tow|dog|horse|swing|camp\w*|tent|skip\w*|gym|washing|garden|tree house|treehouse|tug|curtain|crochet|macrame|trailer|roof ?rack|kids?|ladder|play)\b/,
  },
  {
    says: /\b(?:bridge|cliff|roof|rooftop|balcony|tracks|train|river|water|rope|pills|tablets|gun|blade|rail|railing) (?:would|might|will|could|is|seems|looks) (?:be )?(?:\w+ )?(?:quicker|quick|easier|easy|faster|tempting|inviting|calling|the answer|painless|peaceful|less painful|kinder)\b/,
    unless:
      /\b(?:route|way home|way to work|commute|drive|driving|walk|walking|cycle|cycling|to (?:clean|use|hold|paint|cross|fit|shave)|traffic|tickets?|than the (?:bus|car|coach|plane|ferry|road|tunnel))\b/,
  },
  {
    says: /\b(?:tempted|tempting|temptation|urge|urges|want|wanted|wanting|thinking (?:of|about)|thought (?:of|about)|going|ready|about|imagine|imagining|picture|picturing|dream(?:ing)? (?:of|about)|considering|dared?) (?:to )?(?:\w+ ){0,2}(?:over|off|from|onto|under|in front of|into) (?:the|a|that|my|this) (?:\w+ )?(?:balcony|bridge|roof|rooftop|cliff|ledge|rail|railing|railings|parapet|train|trains|tracks|platform|lorry|truck|traffic|building|tower|overpass|window|barrier|bus|oncoming)\b/,
    unless:
      /\b(?:bungee|abseil\w*|parachut\w*|dive|diving|pool|film|filming|photo\w*|game|holiday|catch|get (?:on|into|off)|getting (?:on|off|into)|climb|paint\w*|view|picnic|charity|look\w*|hop\w*|merge|merging|drive|driving|walk\w* over|cross\w*|run over|cat|dog|see the|watch\w*)\b/,
  },
  {
    says: /\b(?:jump|jumping|throw|throwing|threw|step|stepping|leap|leaping|fling|walk|walking|lie|lying)(?: myself)? (?:\w+ )?(?:off|over|from|onto|under|in front of|into) (?:the|a|that|my|this) (?:\w+ )?(?:bridge|roof|rooftop|cliff|balcony|ledge|building|overpass|parapet|train|tracks|lorry|truck|traffic|railway|motorway)\b/,
    unless:
      /\b(?:bungee|charity|pool|diving|dive|film|game|parachute|abseil\w*|kids?|boys|lads|dog|cat|ball|sea|lake|holiday|summer|used to|over the bridge to|home|park|school|shops?|work|cross\w*|view|sunset|photo\w*)\b/,
  },
]

/** Amounts and means, and questions about them. */
export const means: readonly Pattern[] = [...amounts, ...questions, ...ropesAndBridges]
