/**
 * Words after which the user should not get feedback on their writing. The list is far wider than what the server
 * checks for, and does not claim to be complete: it only decides that people to talk to are shown in place of a remark
 * on style.
 */
const words = [
  // dying, and wishing for it
  /\b(?:suicid\w*|unalive\w*|kms|kys|od'd|overdos\w*|noose|die|dies|dying|dead|death)\b/,
  /\b(?:kill|end|hang|drown|shoot|stab|poison)(?:s|ed|ing)?\b.{0,12}\b(?:me|myself|my ?self|my life|it all|everything)\b/,
  /\b(?:don'?t|do not|dont|didn'?t|can'?t|cannot|cant|can not|no longer|not)\b.{0,16}\b(?:live|living|be here|be alive|exist|wake up|go on|keep going|carry on|cope|stay safe|(?:myself|me) safe)\b/,
  /\b(?:never|not) (?:wake up|have been born|been born)\b/,
  /\bbetter off (?:dead|gone|without me)\b/,
  /\b(?:no|what'?s the) point\b|\b(?:point|reason) (?:in |of |to )(?:living|live|going on|go on|being here)\b/,
  /\b(?:nobody|no one|noone|nothing|everyone) (?:would|will|'?d|to) (?:miss|notice|care|live)\b/,
  /\bgood ?bye\b|\bfarewell\b|\b(?:want|wish|could|going|ready|just) (?:to |i could )?(?:disappear|vanish|be gone)\b/,
  // harm to oneself
  /\b(?:hurt|harm|cut|burn|punish|starv|hate|hit)(?:e|es|s|ed|t?ing)?\b.{0,12}\b(?:me|myself|my ?self|my (?:arms?|wrists?|legs?|skin|body))\b/,
  /\bself[- ]?harm\w*|\b(?:pills|tablets|razors?|blades?|bleed(?:s|ing)?|purg(?:e|ed|ing))\b/,
  /\b(?:make|makes|made|making) myself (?:sick|throw up|vomit)\b/,
  /\b(?:worthless|hopeless|a burden|unlovable|disgusting|give up on (?:life|everything|myself)|gave up on life)\b/,
  // harm by others, and to others
  /\b(?:hits?|hitting|beats?|beating|hurts?|hurting|rapes?|raped|raping|chok\w+|strangl\w+|threaten\w*|touch(?:es|ed|ing)?|forces?|forced)\b.{0,8}\bme\b/,
  /\brape[ds]?\b|\babus\w+|\bassault\w*|\bmolest\w*/,
  /\b(?:kill|hurt|harm|stab|shoot|shake|smother|punch|attack)(?:s|ed|ing)?\b.{0,8}\b(?:him|her|them|someone|somebody|people|my|the (?:baby|child|kids?))\b/,
] as const

/** True if the typed text may come from somebody who should be shown people to talk to rather than a verdict. */
export function mayNeedHelp(typed: string): boolean {
  const plain = typed.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ')
  return words.some((word) => word.test(plain))
}
