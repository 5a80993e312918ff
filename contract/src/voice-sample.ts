/** The sentence that samples every voice: always the same one, so that nothing else can be spoken for free. */
export const voiceSample = 'Hello. I can say your lines with you, one breath at a time.'
