import type { Situation } from '@glimmer/contract'
import type { PartOfDay } from '../bank/curated/types.ts'

/** How to use a line, by the hour: the second half of its description. */
export const usesByHour: Record<PartOfDay, readonly string[]> = {
  morning: [
    'say it once before the day gets going',
    'read it again before you look at your phone',
    'keep it for the first quiet minute this morning',
  ],
  afternoon: [
    'come back to it when the afternoon gets long',
    'say it once before the next thing',
    'read it again on a long breath out',
  ],
  evening: [
    'say it once when you sit down this evening',
    'read it slowly, and let the day be over for a minute',
    'keep it near for the rest of the evening',
  ],
  night: [
    'let it be the last thing you read today',
    'say it slowly, on one long breath out',
    'read it once more before you close your eyes',
  ],
}

/** The same, by situation. */
export const usesBySituation: Record<Situation, readonly string[]> = {
  'waking-up': ['say it once before you get up', 'read it again while you are still lying down'],
  'before-work': ['say it once on the way to work', 'read it again before you begin work'],
  'a-busy-day': ['come back to it between two tasks', 'say it once when everything wants you at the same time'],
  'an-exam': ['say it once before the exam begins', 'come back to it when a question stops you'],
  'an-interview': ['say it once while you wait to be called in', 'read it again before the interview'],
  'a-hard-talk': ['say it once before you start the conversation', 'come back to it if the talk gets loud'],
  'meeting-people': ['say it once before you go in', 'come back to it if you need a minute to yourself'],
  'after-a-setback': ['keep it close while it still stings', 'come back to it when the setback is on your mind'],
  'waiting-for-news': ['come back to it while you wait', 'say it once each time you check for news'],
  'time-alone': ['say it aloud while nobody is listening', 'take it with you into this time alone'],
  'winding-down': ['read it slowly while you wind down', 'say it once when you have stopped for the day'],
  bedtime: ['let it be the last thing you read tonight', 'say it slowly once you are lying down'],
}
