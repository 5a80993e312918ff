import type { Form, Situation } from '@glimmer/contract'
import { usesAtAnyHour, usesByHour } from '@glimmer/contract/techniques'
import type { PartOfDay } from '../bank/curated/types.ts'

/** What to do with a line of each form: the beginning of its description. */
export const waysByForm: Record<Form, readonly string[]> = {
  'first-person': ['Say it once', 'Say it to yourself', 'Read it slowly', 'Come back to it'],
  distanced: ['Read it once', 'Read it slowly', 'Come back to it'],
  question: ['Ask yourself this', 'Come back to this question', 'Read it slowly'],
  'if-then': ['Say it once', 'Read it slowly', 'Come back to it'],
}

/** When to use a line that is read at a part of the day, or at any hour. */
export const usesAt = (partOfDay: PartOfDay | undefined): readonly string[] =>
  partOfDay ? usesByHour[partOfDay] : usesAtAnyHour

/** The same, by situation. */
export const usesBySituation: Record<Situation, readonly string[]> = {
  'waking-up': ['before you get up', 'while you’re still lying down', 'as you wake up'],
  'before-work': ['on the way to work', 'before you start work', 'before your first task of the day'],
  'a-busy-day': [
    'between one thing and the next',
    'when everyone wants something at once',
    'before you start the next thing',
  ],
  'an-exam': ['before the exam begins', 'on the way to the exam', 'while you wait for the exam to start'],
  'an-interview': ['while you wait to be called in', 'before the interview', 'just before they call you'],
  'a-hard-talk': [
    'before you start the conversation',
    'in the last minute before you talk',
    'if you need a pause in the conversation',
  ],
  'meeting-people': ['before you go in', 'on your way there', 'if you step outside for a minute'],
  'after-a-setback': ['while it still stings', 'when it’s on your mind', 'the next time you go over what happened'],
  'waiting-for-news': ['while you wait', 'before you check for news', 'when the waiting gets long'],
  'time-alone': ['before you pick up anything else', 'in a quiet minute of your own', 'while you’re on your own'],
  'winding-down': ['while you wind down', 'when you’ve stopped for the day', 'before you settle down for the night'],
  bedtime: ['when you’re lying down', 'when the light is out', 'before you fall asleep'],
}
