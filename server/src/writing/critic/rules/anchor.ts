import type { Rule } from '../rule.ts'

/** What can be pointed at: one of these makes a line concrete. Roots; endings are taken off before looking. */
const anchors = {
  times:
    'morning afternoon evening night tonight today hour minute second moment week monday tuesday wednesday thursday friday saturday sunday day dawn dusk lunchtime bedtime midnight noon winter spring summer autumn season tomorrow yesterday month year begin start end ending beginning pause beat while later before after dark',
  values:
    'kindness kind honesty honest curiosity curious patience patient courage friendship friend learning fairness fair creativity health nature humour independence rest care promise dignity',
  senses:
    'breath breathe inhale exhale shoulder jaw hand palm finger fist chest back spine neck throat face brow forehead eye ear skin heart heartbeat stomach mouth tongue voice sound silence quiet noise light shadow warm warmth cool cold heat soft taste smell scent colour touch weight heavy tired tension tight tender body muscle knot ache sleepy yawn hunger hungry thirst thirsty pulse temperature comfort bone nerve tear belly limb',
  things:
    'kettle tea coffee cup mug water glass window door doorway doorstep curtain blanket pillow bed sheet chair table desk lamp bulb candle phone screen message email letter page book pen pencil notebook list paper calendar diary clock alarm timer bus train street pavement path road garden tree leaf leaves branch bird rain cloud sky sun moon star wind weather frost snow sea tide wave river stone seed soil flower coat pocket bag key shoe jumper sleeve scarf sock clothes button towel bath shower tap sink plate bowl spoon toast bread soup apple orange plant song music tune radio room kitchen floor ceiling wall stair corner bench shelf drawer box cupboard house home lunch breakfast supper meal sandwich biscuit photo picture map word sentence name question answer note line step stitch thread knee fence gate rope bridge boat anchor harbour mirror lid bin dish laundry ladder corridor seat ground earth rug hook bottle crumb mess stack pile tab file task chore errand job piece bit part corner edge margin gap space draft mistake attempt try effort favour gift call text invitation plan stage mattress duvet hallway landing porch puddle umbrella queue ticket shop market neighbour stranger visitor guest dog cat robin blackbird spider bee feather grass moss hill field wood fire coal ember steam smoke dust brush paint needle wool clay dough flour recipe cake pie jam honey salt pepper lemon mint herb basil',
  actions:
    'ask answer say speak tell talk listen write read sing hum laugh smile cry yawn stretch sit stand lie lean walk turn open close shut pick put set place lay hold carry lift drop fold wash wipe tidy sweep cook stir pour drink sip eat chew swallow look watch hear wait stop slow rush leave arrive return go come stay keep send call phone reply thank apologise forgive thank help share give offer receive accept take choose decide plan finish unclench loosen soften settle unpack pack draw paint mend fix make build plant sow water grow practise rehearse count name notice point knock step move steady rise wake sleep doze nap dream forget remember greet meet wave visit invite join celebrate mark cross tick save spend borrow lend learn teach study repeat promise decline refuse undo redo unfold untie tie fasten release unwind dim switch light bake chop peel rinse dry hang sort empty fill clear spill trip stumble fall pause resume guard protect defend say cancel postpone delay protect trust',
}

const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/'s$/, ['']],
  [/ies$/, ['y']],
  [/ied$/, ['y']],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
  [/ing$/, ['', 'e']],
  [/ed$/, ['', 'e']],
  [/er$/, ['', 'e']],
  [/ly$/, ['']],
  [/y$/, ['', 'e']],
]
const irregular =
  'said told spoke spoken wrote written sang sung sat stood lay lain went gone came kept sent gave given took taken chose chosen made built drew drawn grew grown meant met woke woken slept forgot forgotten held read shut felt heard left ate eaten drank drunk swept hung'

const concrete: ReadonlySet<string> = new Set([...Object.values(anchors), irregular].flatMap((list) => list.split(' ')))

/** A doubled last letter, as in "stopping", counts once. */
const undoubled = (root: string): string => root.replace(/([bdglmnprt])\1$/, '$1')

function isConcrete(word: string): boolean {
  if (concrete.has(word)) return true
  return endings.some(([ending, roots]) => {
    if (!ending.test(word)) return false
    const stem = word.replace(ending, '')
    return roots.some((root) => concrete.has(stem + root)) || concrete.has(undoubled(stem))
  })
}

/** How many concrete words a line has: the scorer prefers one to three. */
export const anchorsIn = (words: readonly string[]): number =>
  words.reduce((count, word) => count + (word.split('-').some(isConcrete) ? 1 : 0), 0)

/** At least one thing to point at, be it a value, a time, a sense, a thing or an action. */
export const anchoring: readonly Rule[] = [
  {
    code: 'anchor',
    severity: 'soft',
    check: ({ words }) =>
      anchorsIn(words) === 0 ? 'Nothing to hold on to: add a value, a time, a sense or an action.' : undefined,
  },
]
