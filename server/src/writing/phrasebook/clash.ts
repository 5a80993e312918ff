import type { Situation } from '@glimmer/contract'

/** What is done at home, and what is done among people. */
const homely =
  /\b(?:washing|dishes|supper|soup|kitchen|blanket|bath|bed|pillow|lamp|curtains?|plants?|garden|laundry|pillow|sleep|boxe?s?|shel(?:f|ves)|neighbours?|bins|toaster?|burn the|next door|untidy|missed this|takes tea|two cups|photo|fridge|kettle|bread|soap|cooking|cat|mirror|towel|shower|socks?|candle|clean shirt|garlic|unpack|spoons|lie down|lies? down|drawer|sofa|plate|party|pan|jumper|brush my)\b/
const among =
  /\b(?:raise my hand|walk in|crowded|in front of people|knock|first question|question I have|my turn|the room of|shaking hands|my chair when|colleague|party|coat on|desk|lift|bus|bench|corridor|front row|ladder|crossword|traffic|queue|inbox|timer|tabs|laptop|wave|name at the top|back row|exit|interview|the talk)\b/
const homeSituations: readonly Situation[] = ['waking-up', 'winding-down', 'bedtime', 'time-alone']
const publicSituations: readonly Situation[] = [
  'before-work',
  'a-busy-day',
  'an-exam',
  'an-interview',
  'a-hard-talk',
  'meeting-people',
]
const homeOccasion = /\b(?:lamp|supper|dishes|curtains|bed|pillow|dark|house|kettle|breakfast|street goes|coat)\b/

const hours = {
  early: /\b(?:morning|breakfast|alarm|wak(?:e|ing)|get up|new day|curtains just open|while the day is new)\b/,
  midday: /\b(?:lunch|lunchtime|afternoon|ten past three|clock says three|sun|sunny|before the light goes|sitting)\b/,
  late: /\b(?:evening|supper|bed|lamp|night|tonight|dark|pillow|asleep|moon|dishes|day ends?|early night|day winds|last hour|end of the day|light goes out|small hours|street lights)\b/,
}
const hourOf = (text: string): string | undefined =>
  (Object.keys(hours) as (keyof typeof hours)[]).find((name) => hours[name].test(text))

/** What is not done where nobody may speak. */
const spoken = /\b(?:out loud|aloud|say|speak|ask|sing|song|voice|raise my hand|laugh|phone|room full)\b/

/** Whether a clause and the occasion beside it belong to different places or different hours. */
export function clash(clause: string, occasion: string | undefined, situation: Situation | undefined): boolean {
  if (occasion === undefined) return false
  const mine = hourOf(clause)
  const theirs = hourOf(occasion)
  if (mine && theirs && mine !== theirs) return true
  if (situation === 'an-exam' && spoken.test(clause)) return true
  const away = situation !== undefined && publicSituations.includes(situation)
  const atHome = (situation !== undefined && homeSituations.includes(situation)) || homeOccasion.test(occasion)
  return (away && homely.test(clause)) || (atHome && among.test(clause))
}

const liveSituations: readonly Situation[] = ['an-exam', 'an-interview', 'a-hard-talk', 'meeting-people']
/** What can be done in the middle of things, with people looking. */
const live =
  /\b(?:breath|breathe|voice|say|ask|speak|listen|question|sentence|answer|pause|silence|notice|word|truth|plain|count to three|hands|notes|no\b|yes\b)/

/** Whether an act has no place at the very moment a live situation turns: nobody plants seeds when their name is called. */
export const clashesLive = (clause: string, situation: Situation | undefined): boolean =>
  situation !== undefined && liveSituations.includes(situation) && !live.test(clause)
