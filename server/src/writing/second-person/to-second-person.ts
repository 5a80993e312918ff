const person: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'you are'],
  [/\bam I\b/g, 'are you'],
  [/\bI was\b/g, 'you were'],
  [/\bI'm\b/g, "you're"],
  [/\bI've\b/g, "you've"],
  [/\bI'd\b/g, "you'd"],
  [/\bI'll\b/g, "you'll"],
  [/\bI\b/g, 'you'],
  [/\bmyself\b/gi, 'yourself'],
  [/\bmine\b/gi, 'yours'],
  [/\bmy\b/gi, 'your'],
  [/\bme\b/gi, 'you'],
]

/** Turns what "I" say into what a friend would say to "you", ready to follow a name. */
export function toSecondPerson(text: string): string {
  const opened = /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
  return person.reduce((line, [from, to]) => line.replace(from, to), opened)
}
