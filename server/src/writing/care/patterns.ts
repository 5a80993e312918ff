import { actsUnderWay, harmToChildren, lastWords, othersInDanger, purging, strangling } from './acts.ts'
import { askingToDie } from './asking-to-die.ts'
import { friendInDanger } from './friend-in-danger.ts'
import { hurtAtHome } from './hurt-at-home.ts'
import { means } from './means.ts'
import type { Pattern } from './pattern.ts'
import { plansAndGoodbyes } from './plans-and-goodbyes.ts'

/** Refers to somebody else. */
const another =
  /\b(?:he|she|they|mate|friend|friends|brother|sister|mum|mother|dad|father|son|daughter|cousin|uncle|aunt|nan|gran|neighbour|colleague|patient|patients|client|student|character|film|book|play|song|squad|training|prevention|awareness|helpline|crisis line)\b/

const place = '(?:with|in|at|on|out|near|nearer|here|there|alone|together|without|off|under|by|from|next|apart|room)'

const wishToDie: readonly Pattern[] = [
  {
    says: /\b(?:want|wanted|wanting|wish|ready|need|longing|deserve|decided|plan|planning) (?:so (?:bad|badly|much) )?to (?:just )?(?:die|be dead)\b(?! (?:of|from|laughing|hard|at))/,
    unless: /\b(?:dont|didnt|not|never|nobody|no one|doesnt) (?:\w+ )?(?:want|wanted|ready|deserve|wish)\b/,
  },
  {
    says: /\b(?:id rather|i would rather|better off|happier|easier (?:to be|being)|wish i (?:was|were)|hope im|just want to be) (?:be )?dead\b/,
  },
  { says: /\bbetter off (?:without me|if i (?:was|were|wasnt|werent|died|disappeared))\b/ },
  { says: /\b(?:if|wish) i (?:wasnt|werent|was not|were not) (?:alive|here any more|born)\b/ },
  { says: /\bwish i(?:d| had)? never (?:been|was) born\b/ },
  { says: /\b(?:wish|hope|hoping|want) (?:\w+ ){1,5}(?:kills?|had killed|and killed|would kill) me\b/ },
  {
    says: /\b(?:death|dying) (?:is|would be|seems|feels|sounds) (?:like )?(?:the only|my only|easier|better|a relief|peaceful)/,
  },
  { says: /\bdont deserve to (?:live|be alive|exist)\b|\bshouldnt (?:be alive|exist)\b/ },
]

const longing: readonly Pattern[] = [
  {
    says: /\b(?:please |just )(?:let me|take me and let me) die\b(?! (?:of|from|laughing))|\blet me die (?:in my sleep|tonight|now|already)\b/,
  },
  {
    says: /\b(?:fantasi[sz]e|dream|daydream|think|thinking|thought|fantasi[sz]ing) (?:all day )?(?:about|of) (?:dying|being dead|my own death|ending (?:it|myself))\b/,
  },
  {
    says: /\bwhat if i just died\b|\bif i die everyone\b|\beveryone wins if i die\b|\bdeath would be a (?:mercy|relief|release)\b/,
  },
  { says: /\blost (?:all |the |my )*will to (?:live|go on)\b|\bno will to live\b/ },
  {
    says: /\b(?:thinking (?:of|about)|going to|want to|ready to|planning to|im) (?:ending it|end it)\b(?! (?:with|well|on|there|early|by))/,
  },
  { says: /\bdont (?:intend|plan|expect) to (?:be (?:alive|around)|see (?:thirty|forty|twenty|my next birthday))\b/ },
]

const wishNotToLive: readonly Pattern[] = [
  {
    says: new RegExp(
      `\\b(?:dont|didnt|not|no longer|never) (?:\\w+ )?(?:want|wanting|wish|wanted)(?: to)? (?:be here )?(?:live|living|be alive|being alive|exist|stay alive|keep living|go on living)\\b(?! (?:${place}|like|through|a|my|this)\\b)`,
    ),
  },
  { says: /\bcant (?:go on|carry on|keep) living\b|\bcant (?:stay alive|keep being alive|do life)\b/ },
  {
    says: new RegExp(
      `\\b(?:tired|sick|done|fed up)(?: of| with)? (?:living|being alive|life|existing)\\b(?! (?:${place}|paycheck|as)\\b)`,
    ),
  },
  { says: /\bhate (?:being alive|existing|living)\b(?! (?:with|in|at|here|alone|near))|\bbeing alive is\b/ },
  {
    says: /\b(?:want|going|like) to (?:stop|cease) (?:to )?(?:existing|exist|living|being alive)\b(?! (?:on|in|with|at))/,
  },
  {
    says: /\b(?:no|dont see (?:a|any|the)|cant see (?:a|any|the)|whats the|what is the|without a|isnt a|not a) (?:real |good )?(?:point|reason|purpose)\b(?: \w+){0,4} (?:live|living|alive|exist|existing)\b/,
    unless: new RegExp(`\\b(?:live|living) ${place}\\b`),
  },
  { says: /\bnothing (?:left )?to live for\b|\blife (?:is not|isnt|not|aint) worth (?:living|it)\b/ },
  {
    says: /\b(?:wish|hope|hoping|pray|praying|want|wanted|could)\b(?: \w+){0,8} (?:never|not|dont|wont|didnt) (?:to )?wake up\b(?! (?:late|early|at|before|in the|tired|with|grumpy|so))/,
  },
  { says: /\b(?:want|going|like) to disappear for ?ever\b/ },
]

const suicide: readonly Pattern[] = [
  {
    says: /\b(?:end|ending|ended|take|taking|took) my (?:own )?life\b|\bwant my life (?:to (?:be over|end)|over)\b/,
    unless:
      /\b(?:take|taking|took) my (?:own )?life (?:back|in|into|seriously|forward|to|up|one|day|as|for granted|with|off|apart)\b/,
  },
  { says: /\bend(?:ing)? it all\b/ },
  { says: /\bend(?:ing)? (?:it|things|everything|myself) (?:tonight|now|today|tomorrow|for good|for ever|forever)\b/ },
  {
    says: /\bkill(?:ing|ed)? myself\b(?! (?:laughing|trying|over|at the|to (?:get|finish|make)|for (?:this|a|the)|with work))/,
  },
  { says: /\b(?:kms|kys)\b|\bunaliv(?:e|ing) (?:myself|me)\b/ },
  {
    says: /\b(?:off|top|hang|hanging|neck|drown|drowning|shoot|shooting) myself\b(?! (?:in|to dry))|\b(?:do|doing) myself in\b/,
  },
  { says: /\b(?:slit|slitting|cut|cutting) my (?:wrists?|throat)\b/ },
  {
    says: /\b(?:jump|jumping|jumped|step|stepping|throw myself|walk) (?:off|from|in front of|under|into) (?:a|the|my) (?:bridge|roof|building|cliff|balcony|window|train|bus|lorry|car|traffic|tracks)\b/,
    unless: /\b(?:bungee|charity|pool|diving|film|game)\b/,
  },
  { says: /\b(?:drive|driving|crash|crashing) (?:my|the) (?:car|bike) (?:into|off)\b/ },
  {
    says: /\bsuicidal\b|\b(?:commit|committing|attempt|attempted|thoughts? of|think about|thinking (?:about|of)|considering|contemplating|planning|my) suicide\b|\bsuicide (?:is|seems|feels) (?:the|my|like|an)\b|\bsuicide is on my mind\b/,
    unless: another,
  },
  { says: /\bhow (?:do|can|could|would|to) (?:i )?(?:kill myself|end my life|end it all|hang|overdose)\b/ },
  { says: /\b(?:easiest|painless|quickest|best|fastest|least painful) way to (?:die|kill|end it)/ },
  {
    says: /\b(?:wrote|written|write|writing) (?:my|a|the) (?:suicide|goodbye|final|last) (?:note|letter)s?\b/,
    unless: /\b(?:colleague|colleagues|team|work|job|class|teacher|boss|school)\b/,
  },
  { says: /\blast (?:day|night|week) (?:alive|on earth|of my life)\b|\bill be dead (?:by|soon|tomorrow|tonight)\b/ },
  { says: /\bvoices? (?:\w+ )?(?:tell|tells|telling) me to\b/ },
]

const selfHarm: readonly Pattern[] = [
  { says: /\bself harm(?:ed|ing|s)?\b/, unless: another },
  {
    says: /\b(?:want|wanting|need|urges?|going|like|scared|afraid|keep|kept|started|stop|been|thinking (?:about|of)|thoughts of|might)\b(?: (?:to|im|ill|i|going|might|will|feel|like|of)){0,6} (?:hurt|hurting|harm|harming|cut|cutting|burn|burning|hit|hitting|punish|punishing|starve|starving) myself\b/,
    unless: /\bdont want to (?:hurt|burn|cut) myself\b/,
  },
  {
    says: /\b(?:cut|cutting|burn|burning|harm|harming|starve|starving) myself(?:$| (?:again|last night|tonight|because|until|every|most|on purpose|so|when))/,
  },
  {
    says: /\b(?:started|start|stop|been|relapsed|back to) cutting(?:$| (?:again|after|because|when|my (?:arms?|legs?|thighs?|skin)))/,
  },
  {
    says: /\b(?:scratch|scratching|cut|cutting|burn|burning|slice|slicing|carved into) my (?:arms?|legs?|thighs?|skin)\b/,
    unless: /\b(?:on the|by accident|accidentally|oven|pan|shaving|hedge|bush|sun)\b/,
  },
  { says: /\b(?:make|making|made) myself (?:sick|throw up|vomit|puke)\b(?! (?:with|worrying|about|over))/ },
  { says: /\bstarv(?:e|ing) myself\b/ },
  { says: /\b(?:take|taking|took|taken|swallow|swallowed) (?:an? |another )?overdose\b/ },
  { says: /\b(?:thinking (?:about|of)|want to|going to|tried to|try to|plan to) overdos(?:e|ing)\b/ },
  {
    says: /\b(?:took|taken|take|swallowed|swallow) (?:(?:1\d|[2-9]\d) |all|too many|loads|a load|a whole (?:packet|box|bottle)|the whole (?:packet|box|bottle))(?: of)?(?: (?:my|the|these|mums|dads))? (?:pills|tablets|meds|medication|paracetamol)\b(?! (?:on time|this week|as|like|with|today|every|correctly))/,
  },
  {
    says: /\b(?:how many|enough) (?:\w+ ){0,2}(?:pills|tablets|paracetamol) (?:is|are|to be|would be) (?:lethal|fatal|to die|to kill)/,
  },
  {
    says: /\b(?:fresh |new )cuts on my (?:arms?|legs?|thighs?|wrists?)\b|\bcarv(?:e|ed|ing) (?:into )?my (?:arms?|legs?|thighs?|skin)\b|\b(?:bang|banging|hit|hitting) my head (?:until|against|on purpose)\b/,
  },
  { says: /\b(?:i|im) (?:purge|purging)\b|\b(?:drunk|drank|swallowed) bleach\b/ },
  { says: /\b(?:saving|saved|stockpiling|hoarding|collecting) (?:up )?(?:my |the )?(?:pills|tablets|meds)\b/ },
]

const atHome =
  '(?:dad|father|stepdad|stepfather|mum|mother|stepmum|stepmother|parents?|husband|wife|boyfriend|girlfriend|partner|ex|uncle|grandad|carer|foster \\w+)'
const someone = `(?:he|she|they|someone|somebody|a man|a teacher|my teacher|my coach|a boy|a guy|${atHome})`

const harmByOthers: readonly Pattern[] = [
  {
    says: new RegExp(
      `\\b(?:he|she|${atHome}) (?:\\w+ )?(?:hit|hits|hitting|beat|beats|beating|punch(?:es|ed)|kick(?:s|ed)|slap(?:s|ped)|chok(?:es|ed)|strangl(?:es|ed)|burns?|hurts) me\\b(?! (?:at|off|out|on the back|to|up when|in (?:a|the)|by|with (?:his|her) words))`,
    ),
    unless: /\b(?:chess|tennis|game|race|used to|when we were|ball|feelings)\b/,
  },
  {
    says: new RegExp(
      `\\b${someone} (?:\\w+ )?(?:rap(?:es|ed)|molest(?:s|ed)|grop(?:es|ed)|assault(?:s|ed)|abus(?:es|ed)|is abusing) me\\b`,
    ),
  },
  {
    says: /\b(?:i|ive|im)(?: \w+){0,3} (?:raped|molested|groped|trafficked|sexually (?:assaulted|abused)|(?:being|been|was|get) (?:abused|assaulted|beaten)|forced into sex)\b(?! (?:with|by questions))/,
  },
  {
    says: new RegExp(
      `\\b(?:he|${atHome}|teacher|coach) (?:keeps touching|touches) me\\b|\\btouched me (?:down|there|where|under|inappropriately|and)`,
    ),
    unless: /\b(?:song|heart|card|story|words)\b/,
  },
  { says: /\b(?:forces|forced|forcing|makes|made) me (?:to )?(?:have sex|touch|sleep with|undress)\b/ },
  { says: /\bthreaten(?:s|ed|ing) to (?:kill|hurt|stab|hit) (?:me|us)\b/ },
  { says: /\b(?:kill|hurt) me if i (?:leave|tell|go|left|told|report|say)\b/ },
  {
    says: /\b(?:scared|afraid|terrified|frightened) (?:that )?(?:he|she|they|dad|mum)(?: is|s| will|ll| might| are)?(?: going to)? (?:kill|hurt|hit|beat) me\b/,
  },
  {
    says: /\b(?:get|getting|got|being) (?:hit|beaten|beaten up|hurt) (?:up )?(?:at home|by my)\b|\bputs? his hands (?:round|around) my (?:throat|neck)\b|\b(?:knocks|slaps|throws) me (?:about|around)\b/,
  },
  { says: /\b(?:unsafe|not safe|dont feel safe) at home\b|\b(?:scared|afraid) to go home\b/ },
]

const harmToOthers: readonly Pattern[] = [
  {
    says: /\b(?:want|going|planning|plan|ready|like) (?:to )?(?:kill|killing|murder|stab|stabbing|shoot) (?:him|her|them|someone|somebody|everyone|people|my \w+)\b/,
    unless:
      /\b(?:kindness|laughing|game|character|presentation|interview|weeds|audition)\b|\bwant to (?:kill|shoot) (?:a|my) (?:scene|film|video)\b/,
  },
  {
    says: /\b(?:want|going|like) to (?:hurt|harm|attack) (?:him|her|them|someone|somebody|people|my \w+)\b(?! (?:feelings|pride))/,
    unless: /\b(?:dont|never|not|worried|afraid) (?:\w+ )?(?:want|going|like)\b/,
  },
]

/** Patterns of explicit statements only: recognising what is between the lines takes a person. */
export const patterns: readonly Pattern[] = [
  ...wishToDie,
  ...longing,
  ...wishNotToLive,
  ...suicide,
  ...selfHarm,
  ...harmByOthers,
  ...harmToOthers,
  ...actsUnderWay,
  ...lastWords,
  ...purging,
  ...harmToChildren,
  ...strangling,
  ...othersInDanger,
  ...askingToDie,
  ...means,
  ...hurtAtHome,
  ...friendInDanger,
  ...plansAndGoodbyes,
]
