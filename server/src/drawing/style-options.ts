import type { Style } from '@dicebear/core'
import {
  type AvatarChoices,
  type AvatarConfig,
  type AvatarStyleId,
  avatarStyles,
  unfriendlyVariants,
} from '@glimmer/contract'
import { loadStyle } from './styles.ts'

export type Options = AvatarConfig['options']
type One<Key extends keyof AvatarChoices> = NonNullable<AvatarChoices[Key]>
type Extra = One<'extras'>[number]

/** How one style draws each choice, as options of the style. Choices it cannot draw are left out. */
export interface StyleOptions {
  /** Defaults, unless a choice overrides them: friendly faces and nothing alarming. */
  always: Options
  feelings: Partial<Record<One<'feeling'>, Options>>
  hair: Partial<Record<One<'hair'>, Options>>
  extras: Partial<Record<Extra, Options>>
  /** The options that take a skin tone, and a hair colour. */
  skin: readonly string[]
  hairColor: readonly string[]
  /** The options that take a colour of clothes; empty if the style dresses nobody. */
  clothes: readonly string[]
  /** The options, besides the background, that take a colour of the palette. */
  palette: readonly string[]
}

/** The parts of a style and the names of their variants. */
type Parts = ReadonlyMap<string, readonly string[]>
/** Which variants of which parts show a choice; the first part that has one is used. */
type Rule = readonly (readonly [part: string, variants: RegExp])[]

const any = /./
const onHair = (variants: RegExp): Rule => ['top', 'hair', 'head', 'rearHair'].map((part) => [part, variants])

const hairRules: Record<One<'hair'>, Rule> = {
  short: onHair(/^short(?!Curl|ComboverChops)|caesar|^sides$|^bob|bowl|pixie|pomp|fade|sideSwept|sideComed|spiky/i),
  long: onHair(/^long(?!Afro|Curly|Wavy)|^straight(Hair|\d)|^straightAnd|parted|extraLong|shoulder/i),
  curly: onHair(/curl|curvy|wavy|frizz/i),
  afro: onHair(/afro|^fro|highTop/i),
  braids: onHair(/braid|cornrow|bantu|pigtail|twinTail|frida/i),
  locs: onHair(/dread|twist/i),
  bun: onHair(/bun(?!ny)|ponytail/i),
  shaved: onHair(/^shaved(?!Sides)|^bald$|noHair|buzz|clean/i),
  hijab: onHair(/hijab/),
  turban: onHair(/turban/),
  hat: [['hat', any], ...onHair(/hat|beanie|^cap$/i)],
}

const extraRules: Record<Extra, Rule> = {
  glasses: [
    ['glasses', /^(?!dark|shades|visor)/],
    ['accessories', /^glasses|^prescription|^round$/],
    ['eyes', /^glasses$/],
  ],
  sunglasses: [
    ['glasses', /^dark|^shades/],
    ['accessories', /^sunglasses|^wayfarers/],
    ['eyes', /^sunglasses$/],
  ],
  beard: [
    ['beard', /^(?!.*mou?stache)/i],
    ['facialHair', /beard|full|goatee|scruff/],
  ],
  moustache: [
    ['mustache', any],
    ['beard', /^mou?stache/],
    ['facialHair', /^mou?stache|walrus|pyramid/],
    ['accessories', /^mustache/],
    ['details', /^mustache/],
  ],
  earrings: [['earrings', any]],
  freckles: [
    ['freckles', any],
    ['details', /^freckles/],
    ['cheeks', /^freckles/],
  ],
  hoodie: [
    ['clothes', /^hoodie/],
    ['outfit', /^hoodie/],
  ],
  jumper: [['clothes', /sweater|turtleNeck/i]],
  flowers: [
    ['hairAccessories', /^flowers/],
    ['plant', /^flower|^tulip|^buds/],
  ],
}

/** What shows a feeling: each part that has such variants is used. */
const feelingRules: Record<One<'feeling'>, Rule> = {
  calm: [
    ['eyes', /closed|sleep|calm|humble/i],
    ['mouth', /^smile$|twinkle|kawaii/],
    ['expression', /calm|eyesClosed/],
  ],
  happy: [
    ['eyes', /happy|cheery|^smiling$/],
    ['mouth', /^smile$|^happy0[1-5]$|twinkle|openedSmile/],
    ['expression', /^smile$|^cute/],
  ],
  bold: [
    ['eyes', /robocop|shade01|bigPupils/],
    ['eyebrows', /^raised|^up/],
    ['mouth', /smirk|^teeth$/],
    ['expression', /driven|^serious/],
  ],
  dreamy: [
    ['eyes', /closed|sleep|star|sparkle|lookUp/i],
    ['mouth', /^smile$|twinkle|kawaii/],
    ['expression', /eyesClosed|awe/],
  ],
  playful: [
    ['eyes', /wink|hearts|googly|^star/i],
    ['mouth', /tongue|blep|^cat|laugh|gapSmile/i],
    ['expression', /cheeky|LOL|Gap/],
  ],
  proud: [
    ['top', /^crown/],
    ['mouth', /smirk|^smile$/],
    ['expression', /solemn|^smile$/],
  ],
}

/** Always shows a part, with one of these variants. */
const show = (part: string, variants: readonly string[]): Options => ({
  [`${part}Variant`]: [...variants],
  [`${part}Probability`]: 100,
})
const hide = (parts: readonly string[]): Options => Object.fromEntries(parts.map((part) => [`${part}Probability`, 0]))

/** The options of each part in which a rule finds variants. */
const matches = (parts: Parts, rule: Rule): [part: string, options: Options][] =>
  rule.flatMap(([part, pattern]) => {
    const variants = parts.get(part)?.filter((variant) => pattern.test(variant)) ?? []
    return variants.length > 0 ? [[part, show(part, variants)]] : []
  })

/** Applies `find` to every rule of a table, and leaves out the choices without options. */
const mapRules = <Name extends string>(
  rules: Record<Name, Rule>,
  find: (rule: Rule, name: Name) => Options | undefined,
) =>
  Object.fromEntries(
    (Object.keys(rules) as Name[]).flatMap((name) => {
      const options = find(rules[name], name)
      return options ? [[name, options]] : []
    }),
  ) as Partial<Record<Name, Options>>

/** Shown only on request. */
const extraParts =
  /^(accessories|facialHair|beard|mustache|glasses|earrings|freckles|details|hairAccessories|mask|texture|hat)$/
/** The parts that show a mood, and the variants that show a good one. */
const moodParts = /^(mouth|expression)$/
const warm = /^smile$|happy|twinkle|kawaii|cute|calm|catMouth/i

/** Friendly faces and nothing that moves, with nothing worn that was not asked for. */
function defaultsOf(parts: Parts): Options {
  const friendly = [...parts].flatMap(([part, variants]) => {
    const left = variants.filter((variant) => !unfriendlyVariants.test(variant))
    const warmest = moodParts.test(part) ? left.filter((variant) => warm.test(variant)) : []
    const offered = warmest.length > 0 ? warmest : left
    return offered.length > 0 && offered.length < variants.length ? [[`${part}Variant`, offered]] : []
  })
  return {
    ...Object.fromEntries(friendly),
    ...(parts.has('animation') && show('animation', ['none'])),
    ...hide([...parts.keys()].filter((part) => extraParts.test(part))),
  }
}

function hairOptions(parts: Parts, rule: Rule, name: One<'hair'>): Options | undefined {
  const [match] = matches(parts, rule)
  const hairParts = ['top', 'hair', 'rearHair'].filter((part) => parts.has(part))
  if (!match) return name === 'shaved' && hairParts.length > 0 ? hide(hairParts) : undefined
  const [part, options] = match
  return { ...options, ...(part !== 'rearHair' && parts.has('rearHair') && hide(['rearHair'])) }
}

/** Derives a style's options from the names of its parts, variants and colours. */
function optionsFrom(style: Style, id: AvatarStyleId): StyleOptions {
  const components = [...style.components()].filter(([, part]) => !part.extendsName())
  const parts: Parts = new Map(components.map(([name, part]) => [name, [...part.variants().keys()]]))
  const colours = [...style.colors().keys()]
  const isPerson = avatarStyles[id].subject === 'person'
  const coloured = (names: RegExp) => colours.filter((name) => names.test(name)).map((name) => `${name}Color`)
  return {
    always: defaultsOf(parts),
    feelings: mapRules(feelingRules, (rule) => {
      const options = matches(parts, rule).map(([, shown]) => shown)
      return options.length > 0 ? Object.assign({}, ...options) : undefined
    }),
    hair: isPerson ? mapRules(hairRules, (rule, name) => hairOptions(parts, rule, name)) : {},
    extras: mapRules(extraRules, (rule) => matches(parts, rule)[0]?.[1]),
    skin: isPerson ? coloured(/^(skin|base)$/) : [],
    hairColor: isPerson ? coloured(/^(hair|facialHair|headContrast|top)$/) : [],
    clothes: isPerson ? coloured(/^(clothes|clothing|shirt)$/) : [],
    palette: coloured(
      isPerson ? /^(clothes|clothing|shirt|hat)$/ : /^(body|accent|face|shape|base|pot|bloom|planet|hill2|hill4)$/,
    ),
  }
}

const cached = new Map<AvatarStyleId, Promise<StyleOptions>>()

/** The options of a style, derived once. */
export function readStyleOptions(id: AvatarStyleId): Promise<StyleOptions> {
  const options = cached.get(id) ?? loadStyle(id).then(({ style }) => optionsFrom(style, id))
  cached.set(id, options)
  options.catch(() => cached.delete(id))
  return options
}

/** Returns the choices without those a style cannot draw, so that the description matches the drawing. */
export function drawable(choices: AvatarChoices, options: StyleOptions): AvatarChoices {
  const { feeling, hair, extras = [], skin, hairColor, clothesColor, ...rest } = choices
  return {
    ...rest,
    ...(feeling && options.feelings[feeling] && { feeling }),
    ...(hair && options.hair[hair] && { hair }),
    ...(skin && options.skin.length > 0 && { skin }),
    ...(hairColor && options.hairColor.length > 0 && { hairColor }),
    ...(clothesColor && options.clothes.length > 0 && { clothesColor }),
    extras: extras.filter((extra) => options.extras[extra]),
  }
}

/** What a style cannot draw of the choices, in words. */
export function undrawable(choices: AvatarChoices, options: StyleOptions): string[] {
  const shown = drawable(choices, options)
  const { feeling, hair, hairColor, skin, clothesColor, extras = [] } = choices
  return [
    feeling && !shown.feeling && `a ${feeling} face`,
    hair && !shown.hair && (hair === 'shaved' ? 'a shaved head' : hair),
    hairColor && !shown.hairColor && `${hairColor} hair`,
    skin && !shown.skin && `${skin} skin`,
    clothesColor && !shown.clothesColor && `${clothesColor} clothes`,
    ...extras.filter((extra) => !shown.extras?.includes(extra)),
  ].filter((words) => typeof words === 'string')
}
