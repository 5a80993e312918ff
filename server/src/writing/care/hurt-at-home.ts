import type { Pattern } from './pattern.ts'

const play =
  /\b(?:chess|tennis|game|games|race|football|rugby|judo|karate|boxing|sparring|cards|scrabble|fifa|monopoly|used to|years ago|when we were|ball|film|book|play|story|laugh|joke|tickl\w*|sign|rushes|rushed|idea|news|song|memory|every time in|at (?:chess|cards|tennis|pool|darts))\b/

const person =
  '(?:he|she|they|someone|somebody|dad|father|stepdad|stepfather|step dad|mum|mom|mother|stepmum|stepmom|parents|husband|wife|boyfriend|bf|girlfriend|gf|partner|fiance|ex|uncle|aunt|grandad|grandpa|brother|sister|carer|roommate|flatmate|(?:someone|somebody|a man|the man) (?:at home|in (?:my|our|the) house|i live with))'

/** Harm that goes on at home, or that others do. */
export const hurtAtHome: readonly Pattern[] = [
  {
    says: new RegExp(
      `\\b${person} (?:\\w+ ){0,3}(?:hits|hitting|bruis(?:es|ing|ed)|beats|beating|punches|punching|slaps|slapping|kicks|kicking|hurts|hurting|chokes|choking|strangl(?:es|ing)|burns|burning|bites|biting|whips|belts|touches|touching|threatens|threatening|abuses|abusing|rapes|raping|forces|forcing|molests|molesting|grabs|shoves|drags|locks) me\\b(?! (?:at|off|out on|on the back|up when|with (?:his|her) words|in (?:chess|tennis|the game)|like a|how))`,
    ),
    unless: new RegExp(
      `${play.source}|\\b(?:if|hugs?|kiss\\w*|heart|soul|deeply when|that he|missing|leaving|seeing)\\b`,
    ),
  },
  {
    says: /\b(?:bruis(?:es|ing|ed)|black eye|marks|cuts|burns|scars) (?:\w+ ){0,4}(?:from (?:him|her|my (?:dad|mum|mom|husband|wife|boyfriend|girlfriend|partner|stepdad|father|mother|ex))|he (?:gave|left|made)|she (?:gave|left|made))\b/,
    unless: play,
  },
  {
    says: /\b(?:hide|hiding|cover|covering|hid|covered) (?:up )?(?:the |my |these )?(?:bruises|bruise|black eye|marks)\b/,
    unless: /\b(?:apples?|banana|furniture|wall|walls|pear|makeup class|film|play|character)\b/,
  },
  {
    says: /\b(?:abus(?:ed|ing|ive|es)|violent|beat(?:en|s|ing)?|hit(?:s|ting)?)(?: \w+){0,3} (?:by|from|towards me|to me) (?:my |his |her )?(?:dad|father|stepdad|stepfather|mum|mom|mother|husband|wife|boyfriend|girlfriend|partner|parents|ex|uncle|brother|family)\b/,
    unless: play,
  },
  {
    says: /\b(?:my|an|this|the) (?:\w+ )?(?:abuser|rapist)\b|\b(?:physically|sexually|domestically|verbally and physically) abus(?:ed|es|ing|ive)\b|\bdomestic (?:violence|abuse)\b|\babusive (?:relationship|marriage|home|household|husband|wife|boyfriend|girlfriend|partner|father|mother|dad|mum|mom|parents?|stepdad|ex)\b/,
    unless:
      /\b(?:volunteer\w*|training|charity|essay|film|book|course|awareness|campaign|shelter worker|social worker|left (?:an|my|the)|survivor|free (?:of|from)|years ago|thesis|fundrais\w*)\b/,
  },
  {
    says: /\b(?:raped|molested|sexually assaulted|groped|sexually abused|trafficked|sexually harassed) (?:me|by|when|at|in|last|again|and|for)\b|\bi (?:was|got|am being|have been|been) (?:raped|molested|sexually assaulted|sexually abused)\b|\bive been (?:\w+ )?(?:raped|molested|abused|assaulted)\b|\b(?:rape|raped|molested|assaulted) me\b/,
    unless: /\b(?:film|novel|play|character|news|article|essay|training|case study|heard|read about|documentary)\b/,
  },
  {
    says: /\b(?:scared|afraid|terrified|frightened) (?:of |that )?(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|dad|stepdad|father|mum|mom|mother|ex|him|he|her|she)(?: \w+){0,3} (?:hurt|hit|kill|beat|find|finds|coming home|comes home|when)\b/,
    unless: /\b(?:surprise|party|present|gift|used to|film|losing|leaving|disappoint\w*)\b/,
  },
  {
    says: /\b(?:wont|doesnt|never|not) let me (?:leave the house|out of the house|see my (?:family|friends|mum|mom|sister)|have (?:my|any) (?:phone|money|own money))\b|\b(?:locks|locked) me (?:in|out)\b(?! (?:by accident|accidentally))/,
    unless: /\b(?:covid|lockdown|quarantine|isolation|grounded|cat|door shut|by mistake|accident\w*|laugh)\b/,
  },
]
