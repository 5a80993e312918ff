/** What every voice says of itself: one sentence and no other, so that nothing can be had spoken for free. */
export const voiceSample = 'Hello. I can say your lines with you, one breath at a time.'
