import { type AvatarChoices, type AvatarStyleId, avatarStyles } from '@glimmer/contract'

const nouns: Record<NonNullable<AvatarChoices['subject']>, string> = {
  person: 'person',
  animal: 'creature',
  robot: 'robot',
  plant: 'plant',
  landscape: 'landscape',
  planet: 'planet',
}

const coverings = ['hijab', 'turban', 'hat']

const hairOf = ({ hair, hairColor }: AvatarChoices) => {
  if (hair === 'shaved') return ['a shaved head']
  if (hair && coverings.includes(hair)) return [`a ${hair}`]
  if (hair === 'bun' || hair === 'afro') return [`${hair === 'afro' ? 'an' : 'a'} ${hair}`]
  const words = [hairColor, hair].filter((word) => word !== undefined)
  return words.length > 0 ? [`${words.join(' ')}${hair === 'braids' || hair === 'locs' ? '' : ' hair'}`] : []
}

/** Clothes with their colour: "a green jumper", "blue clothes". */
function clothesOf({ extras = [], clothesColor }: AvatarChoices): string[] {
  const garment = extras.find((extra) => extra === 'jumper' || extra === 'hoodie')
  if (garment)
    return [
      ['a', clothesColor, garment]
        .filter((word) => word !== undefined)
        .join(' ')
        .replace('a orange', 'an orange'),
    ]
  return clothesColor ? [`${clothesColor} clothes`] : []
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'An' : 'A')

/** The alternative text of a proposal: from the choices alone, never from the user's words. */
export function describeAvatar(choices: AvatarChoices, style: AvatarStyleId): string {
  const { subject = 'person', feeling, extras = [] } = choices
  const figure = [feeling, nouns[subject]].filter((word) => word !== undefined).join(' ')
  const others = extras.filter((extra) => extra !== 'jumper' && extra !== 'hoodie')
  const worn = subject === 'person' ? [...hairOf(choices), ...others, ...clothesOf(choices)] : []
  const list = worn.length > 0 ? ` with ${new Intl.ListFormat('en-GB').format(worn)}` : ''
  return `${article(figure)} ${figure}${list}, drawn in the ${avatarStyles[style].name} style`
}
