import type { AskedFor } from './asked-for.ts'

/**
 * Things and occasions that a line may only mention if the person did, by the words of a note or a situation that allow
 * them: nobody knows whether a stranger has a meeting today.
 */
const occasions: readonly (readonly [mentioned: RegExp, allowedBy: RegExp])[] = [
  [/\b(?:(?<!until )tomorrow|yesterday|last night|weekend|next week|this week)\b/, /tomorrow|yesterday|night|week/],
  [/\b(?:interview\w*)\b/, /interview/],
  [/\b(?:meetings?|presentations?|presenting|audience|speech|in public)\b/, /meeting|presentation|talk|speak|team/],
  [/\b(?:exams?|tests?|class|school|homework|studying|course)\b/, /exam|test|school|stud|course|result/],
  [/\b(?:e-?mails?|inbox|phone calls?|texts?|messages?)\b/, /mail|phone|call|text|message|send/],
  [/\b(?:birthday|wedding|christmas|party|holiday)\b/, /birthday|wedding|christmas|party|holiday|engaged/],
  [
    /\b(?:rain\w*|sun\w*|moon|stars?|waves?|sea|storm|wind|birds?|sky|clouds?|flowers?|trees?|park|beach|garden|ocean|mountains?|river)\b/,
    /rain|sun|sea|garden|walk|outside/,
  ],
  [
    /\b(?:coffee|caffeine|tea|breakfast|dinner|lunch|toast|kettle|bread|meal|chocolate)\b/,
    /coffee|tea|eat|meal|lunch|dinner|drink/,
  ],
  [
    /\b(?:music|song|dance|dancing|book|reading|drawing|paint\w*|sketch\w*|movie|film|yoga|gym|exercise|run|workout)\b/,
    /draw|read|music|run|paint|dance|gym|knee/,
  ],
  [/\b(?:dogs?|cats?|pets?)\b/, /dog|cat|pet/],
  [/\b(?:house|kitchen|laundry|dishes|cleaning|tidy\w*)\b/, /house|home|mess|flat|clean/],
  [
    /\b(?:(?:at|my|from|after|to|for|day's|own) work|project|deadlines?|tasks?|report|desk)\b/,
    /work|job|manager|team|report|task|busy|focus/,
  ],
]

/** What a line mentions that its brief does not: undefined if it assumes nothing. */
export function unnamedOccasion(plain: string, brief: AskedFor): string | undefined {
  const { note, sentence, situation, themes, partOfDay } = brief
  const named = [note, sentence, situation?.replaceAll('-', ' '), themes[0]].join(' ').toLowerCase()
  const wrongHour =
    (partOfDay !== 'morning' && /\b(?:this morning|breakfast|good morning)\b/.exec(plain)?.[0]) ||
    ((partOfDay ?? 'morning') === 'morning' && /\b(?:tonight|this evening|this afternoon)\b/.exec(plain)?.[0])
  if (wrongHour) return wrongHour
  for (const [mentioned, allowedBy] of occasions) {
    const found = mentioned.exec(plain)?.[0]
    if (found && !allowedBy.test(named) && !named.includes(found)) return found
  }
  return undefined
}
