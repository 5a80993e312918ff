import type { NoteKind } from '../bank/note-kinds.ts'
import { phrases } from './phrases.ts'

/** Whether a note sounds glad, troubled, or both; undefined if that is not sure. */
export type Feeling = 'glad' | 'troubled' | 'both' | undefined

const very = '(?: (?:so|very|really|that|too|much|a|feeling|feel|been|exactly|even|go|going|any|having|my|the|in))*'

/** Words for joy that are sure, and those that may be said in passing, or not be meant. */
const surelyGlad = phrases(
  'happy happier happiest fabulous yay woohoo hooray whoop proud peaceful joy excited exciting cosy giggl* glad relieved relief smug chuffed buzzing thrilled delighted over_the_moon made_up_with delicious enjoy* loved_it loving_it love_it love_this well_done congrat* grateful thankful celebrat* hopeful won passed so_kind really_kind pleased went_well fingers_crossed cant_wait looking_forward brilliantly beautifully well_again feel_well feeling_well cheerful cheered feel_better feeling_better much_better went_better got_better getting_better my_lovely going_well going_ok going_fine going_great at_last',
)
const maybeGlad = phrases(
  'lovely great brilliant wonderful amazing fab fantastic ace beautiful gorgeous laugh* best fun nice good perfect cute treasure* magic sunny sunshine smiling smiled success* generous thoughtful calm content rested blessed lucky',
)
/** Words for trouble that are sure, and those that good news has, too. */
const surelyTroubled = phrases(
  'sad sadder awful terrible horrible horrid rubbish crap shit* shite bloody worst worse bad badly hate* hating cant cannot couldnt wont lost losing lose lonely alone he_left_me she_left_me left_me_for left_me_on left_me_standing miss missing missed fail fails failed failing failure worri* worry* scared scary scares scaring nervous nervy terrified frightened afraid tired exhausted knackered shattered ill sick unwell poorly pain pains painful ache* aching sore agony angry anger furious livid cross crying tearful annoy* irritat* upset* stress* guilt* ashamed embarrass* humiliat* jealous envious bored boring stuck broke broken died dead dying death dies fed_up ugh argh urgh grr stupid ugly useless worthless hopeless unfair dread* wish regret* messed mess ruined rejected refused ignored left_out let_down disappoint* gutted devastat* heartbroken struggl* harder difficult nightmare panic* anxi* depress* numb rough grim gross disgust* sucks pissed knacker* overwhelm* burnt_out burned_out too_much too_many awkward weird_about yelled argu* fight* fought fell_out split dumped ghosted cheat* lied liar stole* nicked cancel* late delayed skint debt rent_up hospital cancer chemo funeral surgery operation disaster trouble problem sacked redundan* quit quitting blam* told_off unhappy miserable homesick hungover hangover freezing unbearable annoyed moan* complain* bully* bullied mean_to nasty rude cruel bitch* slipped relaps* wearing_me drain* killing_me had_enough give_up giving_up gave_up not_enough idk doing_my_head does_my_head driving_me_mad driving_me_up havent_slept confused sigh off_sick signed_off creepy worst_part sweating shaking tense restless insomnia stubborn lump wound infected leaking flooded smashed cracked spilled spilt crashed closing_down arrears feeling_low feel_low so_low feeling_down feel_down so_down cutting_my laughed_at_me laughing_at_me everyone_laughed they_laughed they_all_laughed gone_funny gone_weird being_weird being_funny making_fun made_fun short_with waking_me falling_apart falling_out feel_small so_small feel_invisible kicked_out turned_down oh_good oh_great oh_joy oh_lovely oh_brilliant oh_fantastic oh_perfect great_now brilliant_now lovely_now great_another good_another lovely_another brilliant_another great_just dont_know dont_want dont_feel dont_think_i nobody_cares no_one_cares nobody_asked no_one_asked hurt_me it_hurts really_hurts unfortunately declined gutting at_risk couldnt_face',
)
const maybeTroubled = phrases(
  'dont didnt doesnt isnt arent wasnt havent hasnt wouldnt never without but hard have_to had_to nobody no_one noone wrong not_sure what_if hurt* shout* empty making_me being_made cry* cried tears',
)
/** What takes the trouble out of a word for trouble, or the joy out of one for joy. */
const denial = `(?:not|no|isnt|arent|wasnt|werent|dont|didnt|doesnt|cant|couldnt|never|wont|wouldnt|aint|hardly|less|without|stopped)`
const deniedGlad = new RegExp(` ${denial}${very}(?:${surelyGlad.source}|${maybeGlad.source})`, 'g')
const deniedTrouble = new RegExp(
  ` (?:not|no|isnt|wasnt|arent|dont_feel|stopped|didnt|without|less|no longer)${very} (?:bad|sad|nervous|ill|sick|pain|hurt|cry|tired|worried|scared|lonely|angry|alone|wrong|problem|trouble|stressed|guilty|lost|stress)(?= )`,
  'g',
)
/** Words for joy that say nothing of it. */
const aBest =
  / lap cant move(?= )| passed over(?= )| best (?:friends?|mates?|man)(?= )| good(?:bye)?(?= (?:bye|morning|night|evening|afternoon|friend|mate) )| i love(?= (?:her|him|them|someone|somebody) )/g

/** Trouble that is over. */
const overIt =
  / (?:(?:not|wasnt|isnt) as bad|could be worse|turned out (?:to be )?(?:nothing|fine|ok)|without (?:stopping|crying|help)|cant believe im|never been happier|never been so happy|couldnt be happier|cant wait|cant stop (?:smiling|laughing|grinning)|cant believe (?:how lucky|my luck|we won|i won|i got|i passed|its happening)|cried (?:happy|with joy)|happy tears|so did i|all clear|back clear|(?:its|it is|was|came back) benign|in remission|(?:its|was) not cancer|discharged|better than i (?:thought|expected|feared)|less (?:tired|worried|scared)|over the worst|(?:operation|surgery|chemo|op|scan|biopsy) (?:\w+ )?went (?:really )?(?:well|fine|ok)|finished (?:chemo|treatment|radiotherapy)|last chemo|out of hospital|home from hospital|(?:\d+|one|two|three|six|nine|a|an|whole) (?:days?|weeks?|months?|years?) (?:sober|clean|smoke free)|theres a heartbeat|heard (?:the|its|a) heartbeat|made my (?:day|night|weekend|week|month|year)|but i did it|and i did it|(?:he|she|they|dad|mum) (?:just )?hugged me|came out to (?:me|us)|actually (?:really |quite )?(?:nice|good|lovely|fun|tasty)|ran my first|(?:on|off on) (?:our|my) (?:holidays?|honeymoon)|got the (?:job|keys|place|part|role|all clear))(?= )/g

interface Signs {
  isGlad: boolean
  isNice: boolean
  isTroubled: boolean
  mayBeTroubled: boolean
  hasTurn: boolean
  isLong: boolean
}

/** In a longer note one word for something nice may be said in passing. */
const mostWordsInPassing = 10

/** Where signs are few or clash, the feeling is not sure: a wrong one is worse than none. */
function signsOf({ isGlad, isNice, isTroubled, mayBeTroubled, hasTurn, isLong }: Signs): Feeling {
  if (isTroubled) return isGlad || (isNice && hasTurn) ? 'both' : 'troubled'
  if (isGlad) return hasTurn ? 'both' : 'glad'
  if (isNice) return mayBeTroubled || isLong ? undefined : 'glad'
  return undefined
}

/** Whether a note is glad beyond doubt, so that a trouble it names is over. */
export const isSurelyGlad = (text: string): boolean =>
  surelyGlad.test(text.replaceAll(overIt, ' happy').replaceAll(deniedTrouble, ' happy'))

/** Reads what a note sounds like, from its words with a space on either side of each. */
export function feelingOf(text: string): Feeling {
  const relieved = text
    .replaceAll(aBest, ' ')
    .replaceAll(overIt, ' happy')
    .replaceAll(/ cant believe(?= )/g, ' ')
  const isDenied = deniedGlad.test(relieved)
  deniedGlad.lastIndex = 0
  const plain = relieved.replaceAll(deniedGlad, ' bad').replaceAll(deniedTrouble, ' good')
  return signsOf({
    isGlad: surelyGlad.test(plain),
    isNice: maybeGlad.test(plain),
    isTroubled: isDenied || surelyTroubled.test(plain),
    hasTurn: / but (?=.)/.test(plain),
    mayBeTroubled: maybeTroubled.test(plain),
    isLong: plain.trim().split(' ').length > mostWordsInPassing,
  })
}

/** Whether a note names trouble, and then says what is good about it all the same. */
export const endsGlad = (text: string): boolean => feelingOf(text.slice(text.lastIndexOf(' but ') + 1)) === 'glad'

/** Subjects whose lines are glad of something. */
const gladKinds: ReadonlySet<NoteKind> = new Set<NoteKind>([
  'glad',
  'own-success',
  'excited',
  'content',
  'relief',
  'made',
  'in-love',
  'kindness',
  'together',
])

export const isGlad = ([main]: readonly NoteKind[]): boolean => main !== undefined && gladKinds.has(main)

/** Those of them that are more than nice: beside trouble, both are there. */
const moreThanNice: ReadonlySet<NoteKind> = new Set<NoteKind>([
  'glad',
  'own-success',
  'excited',
  'made',
  'in-love',
  'kindness',
  'relief',
])

/** Subjects whose lines suit a note that sounds glad as well as one that does not. */
const openKinds: ReadonlySet<NoteKind> = new Set<NoteKind>([
  'loss',
  'missing',
  'mixed',
  'ahead',
  'big-news',
  'child',
  'move',
  'challenge',
  'deciding',
  'age',
  'stage',
  'new',
  'new-place',
  'free-time',
  'journey',
  'busy',
  'ending',
  'child-show',
  'recital',
  'butterflies',
  'memory',
  'compare',
])

/** Of these, subjects that only one of two feelings is about: where both are sure, lines for both fit better. */
const oneSided: ReadonlySet<NoteKind> = new Set<NoteKind>(['missing', 'big-news', 'ending', 'child', 'weather'])

/** What to answer a note with if only its feeling is sure. */
export const generalKinds: Readonly<Record<NonNullable<Feeling>, NoteKind>> = {
  glad: 'content',
  troubled: 'trouble',
  both: 'mixed',
}

/** Relief names what it is relief from. */
const staysGlad = (main: NoteKind, feeling: Feeling): boolean =>
  feeling === 'glad' || (main === 'relief' && feeling === 'both')

/** Whether the feeling of a note says more about it than this subject. */
const saysOnlyFeeling = (main: NoteKind, feeling: Feeling): boolean =>
  main === 'somebody' || (feeling === 'both' && oneSided.has(main))

/** What a glad subject becomes beside trouble. */
const besideTrouble = (main: NoteKind, feeling: Feeling): NoteKind =>
  feeling === 'both' || moreThanNice.has(main) ? 'mixed' : 'trouble'

/**
 * What a note of this feeling may be answered with, of the subjects its words name: good news gets no line about
 * trouble, and trouble none that is glad.
 */
export function kindsFor(named: readonly NoteKind[], feeling: Feeling): readonly NoteKind[] {
  const [main] = named
  if (main === undefined || feeling === undefined) return named
  if (saysOnlyFeeling(main, feeling)) return [generalKinds[feeling]]
  if (isGlad(named)) return staysGlad(main, feeling) ? named : [besideTrouble(main, feeling)]
  if (feeling === 'glad') return openKinds.has(main) ? named : ['content']
  return main === 'journey' && feeling === 'troubled' ? ['trouble'] : named
}
