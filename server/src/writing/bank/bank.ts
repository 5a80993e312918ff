import type { Level, Theme } from '@glimmer/contract'
import type { BankLine } from './bank-line.ts'
import { curatedLines } from './curated/curated-lines.ts'
import { bodyPeaceAllow } from './lines/body-peace/allow.ts'
import { bodyPeaceDo } from './lines/body-peace/do.ts'
import { bodyPeaceLearn } from './lines/body-peace/learn.ts'
import { bodyPeaceNotice } from './lines/body-peace/notice.ts'
import { bodyPeaceOwn } from './lines/body-peace/own.ts'
import { boundariesAllow } from './lines/boundaries/allow.ts'
import { boundariesDo } from './lines/boundaries/do.ts'
import { boundariesLearn } from './lines/boundaries/learn.ts'
import { boundariesNotice } from './lines/boundaries/notice.ts'
import { boundariesOwn } from './lines/boundaries/own.ts'
import { calmAllow } from './lines/calm/allow.ts'
import { calmDo } from './lines/calm/do.ts'
import { calmLearn } from './lines/calm/learn.ts'
import { calmNotice } from './lines/calm/notice.ts'
import { calmOwn } from './lines/calm/own.ts'
import { confidenceAllow } from './lines/confidence/allow.ts'
import { confidenceDo } from './lines/confidence/do.ts'
import { confidenceLearn } from './lines/confidence/learn.ts'
import { confidenceNotice } from './lines/confidence/notice.ts'
import { confidenceOwn } from './lines/confidence/own.ts'
import { connectionAllow } from './lines/connection/allow.ts'
import { connectionDo } from './lines/connection/do.ts'
import { connectionLearn } from './lines/connection/learn.ts'
import { connectionNotice } from './lines/connection/notice.ts'
import { connectionOwn } from './lines/connection/own.ts'
import { courageAllow } from './lines/courage/allow.ts'
import { courageDo } from './lines/courage/do.ts'
import { courageLearn } from './lines/courage/learn.ts'
import { courageNotice } from './lines/courage/notice.ts'
import { courageOwn } from './lines/courage/own.ts'
import { focusAllow } from './lines/focus/allow.ts'
import { focusDo } from './lines/focus/do.ts'
import { focusLearn } from './lines/focus/learn.ts'
import { focusNotice } from './lines/focus/notice.ts'
import { focusOwn } from './lines/focus/own.ts'
import { freshStartAllow } from './lines/fresh-start/allow.ts'
import { freshStartDo } from './lines/fresh-start/do.ts'
import { freshStartLearn } from './lines/fresh-start/learn.ts'
import { freshStartNotice } from './lines/fresh-start/notice.ts'
import { freshStartOwn } from './lines/fresh-start/own.ts'
import { gratitudeAllow } from './lines/gratitude/allow.ts'
import { gratitudeDo } from './lines/gratitude/do.ts'
import { gratitudeLearn } from './lines/gratitude/learn.ts'
import { gratitudeNotice } from './lines/gratitude/notice.ts'
import { gratitudeOwn } from './lines/gratitude/own.ts'
import { motivationAllow } from './lines/motivation/allow.ts'
import { motivationDo } from './lines/motivation/do.ts'
import { motivationLearn } from './lines/motivation/learn.ts'
import { motivationNotice } from './lines/motivation/notice.ts'
import { motivationOwn } from './lines/motivation/own.ts'
import { noteLinesAnyDay } from './lines/notes/any-day.ts'
import { noteLinesBodyAndWorld } from './lines/notes/body-and-world.ts'
import { noteLinesPeople } from './lines/notes/people.ts'
import { noteLinesPlans } from './lines/notes/plans.ts'
import { noteLinesWorkAndSchool } from './lines/notes/work-and-school.ts'
import { selfKindnessAllow } from './lines/self-kindness/allow.ts'
import { selfKindnessDo } from './lines/self-kindness/do.ts'
import { selfKindnessLearn } from './lines/self-kindness/learn.ts'
import { selfKindnessNotice } from './lines/self-kindness/notice.ts'
import { selfKindnessOwn } from './lines/self-kindness/own.ts'
import { sleepAllow } from './lines/sleep/allow.ts'
import { sleepDo } from './lines/sleep/do.ts'
import { sleepLearn } from './lines/sleep/learn.ts'
import { sleepNotice } from './lines/sleep/notice.ts'
import { sleepOwn } from './lines/sleep/own.ts'
import { fromCurated, readLines, readNoteLines } from './read-lines.ts'

/** Each theme's pages, from the first level to the fifth. */
const pages: Readonly<Record<Theme, readonly string[]>> = {
  calm: [calmNotice, calmAllow, calmLearn, calmDo, calmOwn],
  confidence: [confidenceNotice, confidenceAllow, confidenceLearn, confidenceDo, confidenceOwn],
  'self-kindness': [selfKindnessNotice, selfKindnessAllow, selfKindnessLearn, selfKindnessDo, selfKindnessOwn],
  gratitude: [gratitudeNotice, gratitudeAllow, gratitudeLearn, gratitudeDo, gratitudeOwn],
  focus: [focusNotice, focusAllow, focusLearn, focusDo, focusOwn],
  motivation: [motivationNotice, motivationAllow, motivationLearn, motivationDo, motivationOwn],
  sleep: [sleepNotice, sleepAllow, sleepLearn, sleepDo, sleepOwn],
  courage: [courageNotice, courageAllow, courageLearn, courageDo, courageOwn],
  connection: [connectionNotice, connectionAllow, connectionLearn, connectionDo, connectionOwn],
  boundaries: [boundariesNotice, boundariesAllow, boundariesLearn, boundariesDo, boundariesOwn],
  'body-peace': [bodyPeaceNotice, bodyPeaceAllow, bodyPeaceLearn, bodyPeaceDo, bodyPeaceOwn],
  'fresh-start': [freshStartNotice, freshStartAllow, freshStartLearn, freshStartDo, freshStartOwn],
}

/** Lines for notes, which are kept by subject rather than by theme. */
const notePages = [noteLinesAnyDay, noteLinesWorkAndSchool, noteLinesPeople, noteLinesBodyAndWorld, noteLinesPlans]

/** Every whole line: those with a sentence of their own first, then page by page, then those for notes. */
export const bank: readonly BankLine[] = [
  ...curatedLines.map(fromCurated),
  ...(Object.entries(pages) as [Theme, readonly string[]][]).flatMap(([theme, steps]) =>
    steps.flatMap((page, step) => readLines(page, theme, (step + 1) as Level)),
  ),
  ...notePages.flatMap(readNoteLines),
]

const byTheme = Map.groupBy(bank, ({ theme }) => theme)

/** The lines of a theme. */
export const linesOf = (theme: Theme): readonly BankLine[] => byTheme.get(theme) ?? []
