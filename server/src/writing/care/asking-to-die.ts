import type { Pattern } from './pattern.ts'

const jest =
  /\b(?:film|movie|book|novel|story|play|scene|character|episode|game|level|boss|lyrics|laughing|lol|haha|lmao|exam|essay|homework|monday|mondays|embarrass\w*|cringe|hangover|hungover|leg day|gym|spin class|alarm|meeting|spreadsheet|used to|years ago)\b/

const aboutToDie: readonly Pattern[] = [
  { says: /^im not going to be here (?:tomorrow|next week|much longer|any more)$/ },
  { says: /\boverdosed\b(?: \w+){0,8} (?:again|once more)\b/ },
  { says: /\b(?:dying|death|suicide)\b(?: \w+){0,6} all i (?:ever |can |do is )?think about\b/ },
  {
    says: /\b(?:(?:the|my|this|loaded) (?:gun|rifle|pistol|revolver) to my (?:head|temple|chin)|(?:gun|rifle|pistol|revolver) (?:in (?:my|the) (?:mouth|drawer|lap|hand)|and im going to use it))\b|\bblow my (?:brains|head)\b|\bbullet (?:in|through) my (?:head|brain|skull|heart)\b/,
    unless: jest,
  },
  {
    says: /\b(?:wouldnt|would not|dont) mind (?:\w+ ){0,2}(?:dying|being (?:hit|run over|dead)|getting hit|if i (?:died|was dead|didnt wake))\b|\b(?:hope|wish|hoping) (?:a|the|some) (?:car|bus|truck|train|lorry) (?:hits|would hit|hit|runs|kills) me\b/,
    unless: jest,
  },
  {
    says: /\b(?:beg|begging|begged|pray|praying|prayed|ask|asking|asked) (?:\w+ ){0,4}(?:god|lord) (?:to |would |will |just |please )*(?:take|takes|kill|kills|end) me\b/,
  },
  {
    says: /\b(?:dont|do not|couldnt|wouldnt|no longer) (?:even |really )?care (?:if|whether) i (?:live or die|die|live|am alive|wake up|get hit|survive|make it)\b/,
  },
  {
    says: /\bi (?:should have|shouldve|shouldhave|was supposed to|wish i had|wish i would have) (?:just )?(?:died|killed myself|been dead|have died|die)\b/,
    unless: jest,
  },
  {
    says: /\b(?:ways|way|methods) (?:of dying|to die|to kill myself)\b|\bhow long (?:does|would|will|do) (?:it|you|i) take to (?:die|bleed to death|drown|bleed out)\b|\bhigh (?:enough )?(?:does it have )?to (?:be to )?(?:die|kill|jump)\b|\bbridge (?:is )?high enough\b/,
    unless: jest,
  },
  {
    says: /\b(?:is|was|be) my (?:very )?last (?:night|day|post|message|note|few hours|hours|words|day here|weekend)(?: (?:alive|on earth|on this earth|here|ever)|$)/,
    unless:
      /\b(?:work|job|shift|school|uni\w*|holiday|camp|office|team|term|class|in (?:town|london|paris|spain|the (?:flat|house))|of (?:the|my) (?:holiday|term|job))\b/,
  },
  {
    says: /\bif i (?:died|was dead|were dead|killed myself|ended it) (?:\w+ ){0,3}(?:nobody|no one|would|who|it)\b|\bgoodbye cruel world\b/,
    unless: jest,
  },
  {
    says: /\bim (?:going to|about to|ready to) (?:jump|hang|shoot myself|do it tonight|end things tonight)$/,
    unless: jest,
  },
]

/** Wishing not to wake, not to be, or to be killed, in the phrases people use. */
export const askingToDie: readonly Pattern[] = [
  ...aboutToDie,
  {
    says: /(?:^|\b(?:someone|somebody|god|lord|just|please|pls|and|so|why wont you|can you|will you|could you|can someone|would someone|wish (?:\w+ )?would) )(?:please |just |pls )*(?:kill|shoot|end) me(?: (?:now|please|already|tonight|i|im|ive|because|before|so)\b|$)/,
    unless: jest,
  },
  {
    says: /\b(?:want|wanted|wish|hope|hoping|pray|praying|prefer|love|like|happy|rather|going|wanna|okay|fine) (?:\w+ ){0,6}(?:never|not|dont|wont|didnt|without ever|without) (?:\w+ )?(?:wake|waking|woke) (?:back )?up\b(?! (?:late|early|at|before|in the|tired|with|grumpy|so|the|my|him|her|them|for|hungover|feeling|sore|angry|next|sick))/,
    unless: jest,
  },
  {
    says: /\b(?:go|fall|fell|going) to (?:sleep|bed) and (?:just |then )?(?:never|not|dont|didnt) (?:\w+ )?(?:wake|waking|woke) up\b|\bsleep (?:and )?(?:never|not) (?:wake|waking)\b|\bsleep for ?ever\b/,
    unless: jest,
  },
  {
    says: /\bi (?:just )?(?:hope|wish|pray) (?:that )?i (?:just )?(?:die|dont wake|never wake|get (?:hit by|cancer|killed|run over)|could (?:just )?(?:die|not exist|stop existing|cease))\b/,
    unless: jest,
  },
  {
    says: /\b(?:want|wish|love|like|wanted|need|ready|going) (?:\w+ ){0,3}to (?:just )?(?:not|stop|cease|never) (?:to )?(?:exist|be alive|existing|living|breathing)\b/,
  },
  {
    says: /\b(?:wish|wished|prefer|rather|if only|better if|easier if|happier if) (?:that )?(?:i (?:just |simply )?(?:didnt exist|did not exist|never existed|had never existed|wasnt born|hadnt been born|was never born|were never born|was dead|were dead|wasnt alive|werent alive|wasnt here|werent here any more|could die|could just die|could disappear forever|died|had died))\b/,
    unless: /\b(?:at the time|back home|dad|mum|in time to)\b/,
  },
  {
    says: /\b(?:end|ending|finish|finishing|terminate|stop|stopping) (?:my|your|this|ones) (?:own )?(?:existence|miserable life|pathetic life|worthless life|suffering for good)\b/,
  },
  {
    says: /\b(?:dont|wont|doubt|not sure|never|cant see|not) (?:\w+ ){0,4}(?:be (?:living|alive|around|here)|live|make it|survive) (?:\w+ )?(?:past|beyond|to see|until|much longer|long enough) (?:\w+ ){0,3}(?:year|years|month|christmas|birthday|week|weekend|tonight|summer|winter|spring|thirty|forty|twenty|18|20|21|25|30|40|much longer|that long|tomorrow)?\b/,
    unless:
      /\b(?:plants?|cat|dog|hamster|phone|car|boiler|team|shop|company|he|she|they|battery|tomatoes|in this (?:flat|house|town)|here in|london)\b/,
  },
  {
    says: /\b(?:brave|courage|strong|guts|strength|coward\w*) (?:enough |to |ly )*(?:to )?(?:just )?(?:finish (?:it|myself|things|off|what)|end (?:it|things|my)|kill myself|do it tonight|die|pull the trigger|jump|go through with it|finish$)/,
    unless: jest,
  },
  {
    says: /\b(?:wish|wishing) i (?:was|were|had been|had) (?:\w+ )?(?:brave|courage|strong|the guts|the courage|the strength) (?:enough )?to (?:finish|end|die|jump|go through|kill|do it)\b/,
    unless: jest,
  },
  {
    says: /\bsuicide (?:is |seems |feels |looks |looking |sounds |sounding |starting |becoming |as )+(?:\w+ ){0,4}(?:option|choice|answer|way|solution|sensible|good|better|best|appealing|tempting|inevitable|only|comfort\w*|attractive|logical|reasonable)\b/,
    unless: /\b(?:never|not|isnt)\b/,
  },
  {
    says: /\b(?:im|i am|ive been|i feel|i felt|i was|been|feeling|still|so|very|really|extremely|actively|passively|constantly) (?:\w+ )?suicidal\b/,
    unless: /\b(?:not|never|isnt|no longer|used to|years ago|training|character)\b/,
  },
  {
    says: /\b(?:want|wanting|going|about|ready|planning|plan|tempted|intend|decided|need|trying|tried|try|might|will|ill|gonna|should|could|thought of|thoughts of|think of|thinking of|thinking about|consider|considering|contemplat\w+|attempt\w*|commit\w*|committing|end up) (?:\w+ ){0,3}(?:suicide|kill myself|killing myself|commit suicide|committing suicide|hang myself|hanging myself|shoot myself|shooting myself|overdose|overdosing|ending my life|end my life)\b/,
    unless:
      /\b(?:dont|not|never|wouldnt|prevent\w*|training|film|novel|play|character|essay|laughing|he|she|they|who|him|her|them)\b/,
  },
  {
    says: /\bi (?:just |really |honestly |only |still |so |do |seriously |actually |genuinely |literally |truly |always |constantly |simply )*(?:want|wanted|need|wish|wanna) (?:\w+ )?to (?:\w+ )?(?:die|be dead|kill myself|end it|end it all|end my life|stop existing|cease to exist|not exist|not be alive|be gone forever)\b/,
    unless: new RegExp(
      `${jest.source}|\\b(?:die (?:of|from|on (?:the|a) hill|trying|my hair|in peace|old|hard)|dont|not|never|before i die)\\b`,
    ),
  },
  {
    says: /\b(?:no|any|a|the|my) (?:\w+ )?reasons? (?:left |for me |i )*(?:to (?:live|keep living|stay alive|be alive|exist|keep going on living)|for (?:living|being alive|existing))\b/,
    unless:
      /\b(?:need|needs|require|found|find|finding|gives?|gave|given|my (?:kids?|son|daughter|dog|cat|family)|is my|are my|new|every|many|have a|ive a|you are|its|best|reason to live is)\b/,
  },
  {
    says: /\b(?:done|finished|through|over) with (?:life|living|this life|being alive|existing|existence)\b|\b(?:im|i am) (?:\w+ )?(?:done|finished) living\b/,
    unless: jest,
  },
  {
    says: /\b(?:tired|exhausted|sick|bored|fed up|weary) (?:of |with |from )?(?:just |even )?(?:being alive|living|existing|life itself|this life|my life|breathing|my existence)\b(?! (?:with|in|at|on|out|near|here|there|together|off|under|by|from|next|paycheck|as|like))/,
  },
  {
    says: /\b(?:hate|hating|despise) (?:my life|being alive|my existence|living|existing|life) (?:so much|and|i|every|anymore|any more)\b/,
    unless: jest,
  },
  {
    says: /\b(?:death|dying|suicide) (?:\w+ ){0,3}(?:way out|escape|relief|release|peace|answer|solution|freedom|comfort|only option)\b/,
    unless: /\b(?:his|her|their|he|she|grandm\w+|grandf\w+|not|never|isnt|film|novel|after)\b/,
  },
]
