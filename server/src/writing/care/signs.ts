import type { Pattern } from './pattern.ts'

const jest =
  /\b(?:film|movie|novel|character|episode|game|level|boss|lyrics|lol|haha|hangover|hungover|gym|alarm|meeting|spreadsheet|wifi|printer|traffic|diet|biscuits?|chocolate|crossword|maths|essay|homework)\b/

/** The whole of a sentence: too short for the weights, and harmless with anything after it. */
const alone =
  /^(?:i give up|im done|im so done|i just cant(?: any more)?|i cant(?: any more)?|i want out|whats the point|what is the point|please help me|help me please|somebody help me|someone help me|i need help|i want it to stop|i have nothing|im alone|goodbye|im sorry everyone|i lost|everyone leaves|i ruin everything|nothing helps|nothing matters(?: any more)?|i feel nothing(?: any more)?|life is (?:hell|pain|over)|its over)$/

const givingUp: readonly Pattern[] = [
  { says: alone },
  {
    says: /\b(?:keeping|keeps|kept|stopping|stops) me (?:here|alive|from (?:doing it|ending|dying|killing|jumping))\b|\breason (?:why )?(?:im|i am|i) (?:still |even )*(?:here|alive|living|stay|stayed|havent)\b|\bif it (?:wasnt|werent) for my (?:\w+ ){1,3}(?:id|i wouldnt|i would)\b/,
  },
  {
    says: /\b(?:too (?:scared|afraid|weak|cowardly|chicken)|coward|courage|guts|brave enough|not brave) (?:enough )?to (?:do it|die|end|go through|finish|jump|leave this)\b|\bi wish i had the (?:guts|courage)\b|\bim (?:such |just )?a coward\b/,
  },
  {
    says: /\b(?:dark|bad|scary|horrible|awful|intrusive|those|these) thoughts (?:are|keep|have|again|back|getting|coming|wont|never)\b|\b(?:have|having|had|been having) (?:really |very |such )?(?:dark|bad|scary|horrible) thoughts\b/,
  },
  {
    says: /\b(?:dont|not sure|doubt|wont|cant|might not) (?:\w+ ){0,4}make it (?:through|to|past|out|much longer|till|until|any more|$)/,
    unless: /\b(?:party|meeting|dinner|class|lunch|work|gym|train|bus|wedding|work in time|on time|in time|tea|late)\b/,
  },
  {
    says: /\b(?:hanging|holding) on by a thread\b|\brock bottom\b|\breached my limit\b|\b(?:im|i am|life is|everything is|world is) (?:\w+ )?falling apart\b|\b(?:cant be|beyond being) fixed\b|\b(?:beyond|past) (?:help|saving|repair)\b|\b(?:just )?waiting to die\b|\bwill to (?:live|go on|carry on)\b/,
    unless: jest,
  },
  {
    says: /\b(?:dont|not|no longer|never) (?:feel safe|trust myself)\b|\bshouldnt be (?:left )?alone\b|\bshould not be (?:left )?alone\b|\bcant be (?:left )?alone (?:tonight|right now|with)\b|\b(?:scared|afraid|frightened) of (?:myself|my own (?:mind|thoughts|head)|what (?:i|ill|id) (?:\w+ )?(?:do|might|may|will|could))\b/,
  },
  {
    says: /\b(?:it will|itll|will) all be over (?:soon|tonight|tomorrow)\b|\bwont be (?:here|around) (?:\w+ ){0,2}(?:much longer|long|next|for (?:christmas|the summer|your|the wedding)|any more|tomorrow)\b|\bwont be a (?:problem|burden|bother)\b|\bwont have to (?:worry|deal|put up) (?:about|with) me\b/,
    unless: /\b(?:office|desk|monday|holiday|moving|leave|working)\b/,
  },
  {
    says: /\bgiv(?:e|ing|en) (?:away )?(?:all )?my (?:things|stuff|belongings|possessions)(?: away)?\b/,
    unless: /\b(?:moving|declutter\w*|charity|jumble|car boot)\b/,
  },
  {
    says: /\bwhy (?:am i|was i|do i (?:have to )?|cant i (?:just )?|should i|am i even|even) (?:still |even |keep |be )*(?:alive|here|born|exist|gone|die|dead|living|live|existing|bother|go on|try)\b/,
    unless: /\b(?:here at|here in this|party|meeting|queue|live (?:in|here|there|so far|with))\b/,
  },
  {
    says: /\bnever asked to be (?:born|here|alive)\b|\bshould(?:nt| never)? (?:not )?have been born\b|\bnever meant to be (?:here|alive|born)\b|\b(?:belong|fit|made|meant) (?:in|for|into) this world\b|\bworld (?:isnt|is not|wasnt) for me\b/,
  },
  {
    says: /\blife (?:is|has|feels|seems|isnt|just) (?:\w+ ){0,2}(?:pointless|meaningless|no meaning|no purpose|over|unbearable|too hard|too painful|not worth|worthless|unlivable)\b|\bmy life (?:is|ended|was) (?:\w+ )?(?:over|ruined|nothing|worthless|pointless|destroyed|when)\b/,
    unless: /\b(?:not|never|isnt) (?:over|pointless|meaningless)\b/,
  },
  {
    says: /\b(?:nothing|no one|nobody|noone) (?:left|here|more)(?: for me| to (?:give|live|lose|stay)| any ?more|$)|\bi(?:ve)? (?:have )?(?:got )?(?:absolutely )?(?:nothing|no one|nobody|noone) (?:left|to (?:live for|turn to))\b/,
    unless: /\b(?:to prove|fridge|cupboard|bank|team|tank)\b/,
  },
  {
    says: /\b(?:cant|dont want to|dont know how to) (?:\w+ )?(?:live|go on|carry on|be|imagine going on|exist) without (?:him|her|them)\b/,
  },
  {
    says: /\bnothing (?:matters|helps|works|makes me happy|will (?:ever )?(?:get better|change|help|work))(?: any ?more| for me|$)|\b(?:never|doesnt|does not|wont|not going to|isnt going to|isnt) (?:ever )?(?:get|getting|gets) (?:any )?better(?: for me| any ?more|$)/,
    unless: jest,
  },
  {
    says: /\b(?:easier|better|simpler|best) (?:\w+ ){0,3}if i (?:just )?(?:wasnt|werent|didnt|never|was gone|died|left this)\b|\bi (?:\w+ )?(?:want|need) (?:a )?(?:way )?out (?:of (?:this|life|here|it)|$)/,
    unless: jest,
  },
  {
    says: /\b(?:hate|hating|sad|disappointed|angry|upset|unfortunately|regret|wish) (?:\w+ ){0,4}(?:waking up|woke up again|i woke up|wake up (?:every|again|each))\b/,
    unless: /\b(?:early|late|alarm|him|her|them|at (?:five|six|5|6))\b/,
  },
]

const hiddenHarm: readonly Pattern[] = [
  {
    says: /\b(?:havent|not|hadnt) eaten (?:\w+ ){0,2}(?:since (?:\w+day|yesterday|last)|in (?:\w+ )?days|for (?:\w+ )?days|\d+ days)\b|\b(?:only|just|nothing but) (?:had |drunk |drank )?(?:black coffee|water|ice) (?:since|for (?:\w+ )?days|all week|day)\b|\bi (?:purge|purged|throw up|threw up|make myself sick) (?:after|every|my|again|what)\b/,
    unless: /\b(?:ramadan|lent|surgery|operation|flu|bug|norovirus|prawns|hangover|pregnan\w*|chemo|fast day)\b/,
  },
  {
    says: /\b(?:on|walk on|walking on) eggshells\b|\b(?:checks|goes through|took|takes|tracks) my (?:phone|messages|mileage|wages)\b|\bnot allowed to (?:see (?:my|any)|leave|work|have (?:money|friends)|talk to (?:my|anyone))\b|\b(?:afraid|scared|frightened|terrified) of my (?:husband|wife|boyfriend|girlfriend|partner|dad|stepdad|father|mum|mother|ex|brother|uncle)\b|\bhe says it is our secret\b|\b(?:comes|came|gets) (?:in|into) my (?:room|bed) at night\b/,
    unless: /\b(?:cat|dog|toddler|daughter|son|teenager|lent|diet|airport)\b/,
  },
  {
    says: /\b(?:throws|threw) (?:\w+ )?(?:things|plates|stuff|bottles) at me\b|\bblackmail\w*\b|\bbeat(?:s|ing)? his (?:wife|girlfriend|kids)\b|\b(?:boyfriend|husband|partner) (?:beats|hits|hurts) her\b/,
    unless: /\b(?:toddler|baby|film|juggl\w*|game|snowball\w*)\b/,
  },
]

/** Words that may or may not be said in danger: somebody who uses them is at least shown a number to call. */
export const signs: readonly Pattern[] = [
  ...givingUp,
  ...hiddenHarm,
  { says: /\bsuicid\w*\b|\boverdos\w*\b|\bkill(?:ing|ed)? (?:myself|oneself)\b|\bself harm\w*\b|\bunaliv\w*\b/ },
  {
    says: /\b(?:dont|didnt|not|no longer|never) (?:\w+ )?(?:want|wanting|wanted|wish|need|deserve) to (?:be (?:here|around|alive|in this world|on this earth|part of this)|go on|live|exist|continue|wake up)\b(?! (?:late|early|at|in (?:this|the)|the|my|him|with))/,
  },
  {
    says: /\b(?:cant|cnt|dont think i can|dont know (?:how|if) (?:much longer )?i can|cant keep|unable to|not sure i can|no longer) (?:\w+ )?(?:do (?:this|it|life)|take (?:this|it)|go on|carry on|keep going|keep doing this|live|cope|handle (?:this|it)|hold on|continue|doing this|bear it|stand it|keep living|living)(?: (?:any ?more|any longer|much longer|like this|for much longer|on|alive|another|with this)\b|$)/,
    unless: jest,
  },
  {
    says: /\b(?:whats|what is|there is|theres|is there|isnt|see|sees|any|no|without)(?: (?:the|a|any|no|even|really|much))* point (?:in |of |to )?(?:\w+ )?(?:living|life|going on|trying|anything|any of (?:it|this)|carrying on|being here|me|continuing|existing|anymore|any more|it all|this)\b/,
    unless: jest,
  },
  {
    says: /\b(?:nobody|no one|noone|nobodys|would anyone|would anybody|will anyone|would they|they wouldnt|they wont|anyone) (?:\w+ )?(?:miss|notice|care|cry|remember)(?: me)?(?: (?:if|when) i|$| me\b)/,
    unless: jest,
  },
  {
    says: /\b(?:want|wish|wanna|like|need|love|ready|wanted|wishing) (?:\w+ ){0,4}(?:to )?(?:just )?(?:disappear|vanish|fade away|be gone|not exist|not be here|cease|stop existing|never wake up|be erased|stop being|sleep and)\b/,
    unless: jest,
  },
  {
    says: /\b(?:want|need|wish|just want|make|please) (?:\w+ ){0,3}(?:it|everything|this|the pain|all this|all of this|the suffering|my life) (?:\w+ )?(?:to )?(?:end|stop|be over|go away|ends|stops)\b/,
    unless: jest,
  },
  {
    says: /\b(?:hate|hating|despise|loathe|disgusted (?:by|with)|sick of) (?:myself|my life|being me|who i am|everything about me|my existence|living)\b/,
    unless: /\b(?:dont|do not|not|never|no longer|stop\w*|used to)\b/,
  },
  {
    says: /\b(?:im|i am|feel|feeling|being|such|just|only|nothing but|become|like|am) (?:\w+ )?(?:a |such a |just a |only a |like a )*(?:burden|waste of space|waste of (?:oxygen|air)|worthless|dead inside|dead weight|better off gone)\b/,
    unless: /\b(?:not|never|no longer|isnt|without being|dont want to be)\b/,
  },
  {
    says: /\b(?:everyone|everybody|they|family|kids|world|people|friends|mum|husband|wife|you|all)(?: \w+){0,3} (?:be )?(?:better|happier|easier|fine|better off) (?:\w+ )?(?:without me|if i (?:was|were|wasnt|werent|died|left|disappeared|vanished|wasnt here)|when im gone|once im gone)\b/,
  },
  {
    says: /\b(?:give|giving|gave|given) up (?:on (?:life|everything|living|myself|it all)|completely|hope|all hope|for good)\b|\b(?:ready|want|going|wanting|just) (?:to )?give up\b|\b(?:im|ive) (?:\w+ )?(?:giving up|given up)\b/,
    unless:
      /\b(?:not|never|wont|dont|no|refuse|smoking|sugar|coffee|meat|alcohol|drinking|chocolate|lent|job|caffeine|vaping)\b/,
  },
  {
    says: /\b(?:no|zero|lost all|lost|without|losing|any) (?:\w+ )?(?:hope|way out|future|will to live|reason to (?:live|be here|go on|get up|keep going|stay|try))(?: (?:left|for me|any ?more|in|of|at all)\b|$)/,
    unless: new RegExp(`${jest.source}|\\b(?:team|match|league|exam|there is no reason|never|not without)\\b`),
  },
  {
    says: /\b(?:see|imagine|have|picture)(?: \w+){0,2} (?:no|any|a) (?:\w+ )?future\b|\b(?:cant|dont) (?:see|imagine|picture) (?:myself (?:alive|being here|past|in)|a way out|a way forward|any way out|an end|it getting better|things getting better|tomorrow)\b/,
    unless: /\b(?:bright|great|good|together)\b/,
  },
  {
    says: /\b(?:final|last) (?:goodbye|goodbyes|night alive|message to (?:you|everyone)|post ever|words)\b|\bgoodbye (?:everyone|everybody|world|forever|all)\b|\b(?:this is|its) (?:my )?(?:goodbye|the end for me)\b/,
    unless: /\b(?:school|work|job|team|class|colleague\w*|party|retire\w*|airport|grand\w+|hospice)\b/,
  },
  {
    says: /\bi (?:\w+ )?(?:deserve|ought|should) (?:to )?(?:be )?(?:die|dead|suffer|be punished|be hurt|pain|not be here|all the pain)\b/,
  },
  {
    says: /\b(?:feel|feels|feeling|felt|am|im) (?:\w+ ){0,2}(?:so |completely |utterly |totally |really |just )*(?:hopeless|trapped|empty inside|dead inside|numb|worthless|like dying|like death|like giving up|like ending|like disappearing|no reason)\b/,
    unless:
      /\b(?:toes?|fingers?|hands?|feet|foot|lips?|tooth|teeth|gums?|dentist|cold|at (?:maths|cooking|golf|tennis)|no longer|not)\b/,
  },
  {
    says: /\b(?:stash|pile|bottle|box|jar|full) of (?:pills|tablets|meds)\b|\b(?:razor|razors|blades?) (?:in|from|under|next|hidden|out|beside|and)\b|\bnoose\b/,
    unless: /\b(?:shav\w*|beard|legs|skates?|grass|mower|mixer|film|book|vitamins?|ice)\b/,
  },
  {
    says: /\b(?:passively|dying|being dead|death|my funeral|my own funeral)\b.{0,30}\b(?:think|thinking|thoughts|fantas\w+|imagine|imagining|comfort\w*|peaceful|appeal\w*|welcome|wish)\b|\b(?:think|thinking|thoughts|fantas\w+|imagin\w+|dream\w*|obsess\w*) (?:\w+ ){0,3}(?:about|of) (?:\w+ )?(?:dying|being dead|death|my funeral|my own funeral|not existing|not being here|ending)\b/,
    unless: new RegExp(
      `${jest.source}|\\b(?:his|her|their|grand\\w+|father|mother|dad|mum|friend|uncle|aunt|dog|cat|philosoph\\w*|afraid|scared|fear)\\b`,
    ),
  },
  {
    says: /\b(?:tired|exhausted|done|sick) (?:of |with |from )?(?:it all|everything|trying|fighting|pretending|hurting|being (?:sad|alone|me|in pain|like this)|the pain|life|feeling (?:like this|this way)|struggling|suffering)\b/,
    unless: jest,
  },
  {
    says: /\b(?:im|i am|feel|feeling|feels) (?:\w+ )?(?:at (?:my|the) (?:breaking point|end|lowest|limit|edge|end of my rope)|on the (?:edge|brink|verge)|in a (?:very )?dark place|not safe|unsafe)\b|\bend of my (?:rope|tether)\b/,
    unless: jest,
  },
  {
    says: /\b(?:hurt|hurting|hits?|hitting|cut|cutting|punish\w*|starv\w+|burn|burning) myself\b|\b(?:urge|urges) to (?:cut|hurt|harm|burn|purge)\b|\b(?:relapsed|relapsing) (?:with )?(?:cutting|self|last|again|today|tonight)\b/,
    unless:
      /\b(?:gym|lift\w*|fell|fall|falling|slip\w*|oven|pan|iron|shav\w*|cook\w*|knife while|ladder|training|run|running|football|dance|dancing|by accident|accidentally|some slack|piece|slice|not|never|dont|wont)\b/,
  },
]
