import type { Page } from './types.ts'

export const courage: Page = {
  notice: [
    {
      text: 'These nerves are only how much I care, talking fast.',
      why: 'Name what it is that you care about.',
      fits: ['care', 'an-exam'],
    },
    {
      text: "The talk hasn't started, and I've already had it nine times.",
      why: 'Take one slow breath before you start.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'It frightens me, and I want it. Both are loud.',
      why: 'Listen for a moment to the part that wants to try.',
      fits: ['not-good', 'not-bright'],
    },
    {
      text: "I can feel how I'm breathing, and I can wait for a slower breath.",
      why: 'Wait for one longer breath before you go in.',
      fits: ['an-interview'],
    },
    {
      text: "There's one sentence in this that I'm afraid of, and I know which one.",
      why: 'Look at it now, while there’s no hurry to say it.',
      fits: ['a-hard-talk'],
    },
    {
      text: "When I'm nervous, what I mean to say is still there underneath.",
      why: 'Say your sentence once to yourself, nerves and all.',
      fits: ['honesty'],
    },
    {
      text: 'My nerves got up early this morning. So did I.',
      why: 'Give yourself credit for having started.',
      fits: ['before-work', 'morning'],
    },
    {
      text: "When dread comes early, I'll notice it and let it sit beside me.",
      why: 'Breathe out, and let it be there while you get on.',
      fits: ['waking-up', 'waiting-for-news'],
    },
    {
      text: 'What if I only noticed the very first step?',
      why: 'Look at the first step only, and nothing after it.',
    },
    {
      text: '{name}, you can be nervous and still see the next step.',
      why: 'Find the next step, and look at that first.',
    },
  ],
  allow: [
    {
      text: "If my mind says run, I'll take ten breaths before I decide.",
      why: 'Count the ten breaths, and decide after that.',
      fits: ['meeting-people'],
    },
    {
      text: "I'm allowed to be scared and go in anyway.",
      why: 'Take the fear in with you, and go at your own pace.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'I can ask for a minute before I answer.',
      why: 'Try the words out loud beforehand.',
      fits: ['an-interview', 'a-hard-talk'],
    },
    {
      text: "It's okay to ask a friend to come part of the way.",
      why: 'Think who you’d ask, and ask them.',
      fits: ['friendship'],
    },
    {
      text: 'I may speak quietly if my voice shakes.',
      why: 'Keep your notes where you can see them, and speak as quietly as you need.',
      fits: ['meeting-people'],
    },
    {
      text: 'I can be new at something and ask for help.',
      why: 'Ask the question you’d ask on a first day.',
      fits: ['curiosity'],
    },
    {
      text: "I don't have to be brave about the news before it comes.",
      why: 'Leave the news until it comes, and do something else for now.',
      fits: ['waiting-for-news'],
    },
    {
      text: "I'm letting my first try be a small one.",
      why: 'Choose the smallest try you can think of.',
    },
    {
      text: 'What if my nerves are allowed to come along?',
      why: 'Let the nerves in, and carry on.',
      fits: ['an-exam'],
    },
    {
      text: '{name}, you can say the hard thing in a soft voice.',
      why: 'Begin as quietly as you like.',
      fits: ['a-hard-talk', 'honesty'],
    },
  ],
  learn: [
    {
      text: 'What would I try if it were all right to wobble?',
      why: 'Name the one thing you’d try.',
    },
    {
      text: "I'm learning to ask my question without an apology in front of it.",
      why: 'Ask your next question without saying sorry first.',
      fits: ['curiosity'],
    },
    {
      text: "I'm learning to face small things on the day they come.",
      why: 'Do the plainest of today’s small things first.',
      fits: ['a-busy-day'],
    },
    {
      text: "I'm learning that fear can settle when I stay.",
      why: 'Stay one minute longer than you did last time.',
      fits: ['patience'],
    },
    {
      text: "I'm learning to speak without rehearsing every word.",
      why: 'Try it with something small today.',
      fits: ['meeting-people'],
    },
    {
      text: "I'm practising small brave things, like asking a stranger the way.",
      why: 'Ask one small thing of somebody today.',
      fits: ['humour'],
    },
    {
      text: "I'm getting used to hearing myself say no.",
      why: 'Say a small no aloud to yourself.',
      fits: ['honesty'],
    },
    {
      text: "Bit by bit, I'm teaching my voice to stay for the whole sentence.",
      why: 'Read this aloud, right to the end.',
      fits: ['an-interview'],
    },
    {
      text: "When I want to cancel, I'll practise waiting an hour before I decide.",
      why: 'Wait an hour, and choose again.',
      fits: ['meeting-people'],
    },
    {
      text: "{name}, you're learning that you can stay with a hard talk one minute more.",
      why: 'Stay for one more minute, and you’re free to go after that.',
      fits: ['a-hard-talk'],
    },
  ],
  do: [
    {
      text: "I've had hard news before, and I know how to take it slowly.",
      why: 'Sit down first, and take it a little at a time.',
      fits: ['waiting-for-news'],
    },
    {
      text: 'I have been the new one before, and it wore off.',
      why: 'Learn one small thing about the place today.',
      fits: ['meeting-people'],
    },
    {
      text: "Today I do one small thing I've been putting off.",
      why: 'Decide when you’ll do it, and have your first words ready.',
      fits: ['before-work'],
    },
    {
      text: "I've said hard things before, and felt clearer for saying them.",
      why: 'Choose a few plain words, and say those.',
      fits: ['a-hard-talk'],
    },
    {
      text: "I've walked in with a dry mouth before, and I spoke.",
      why: 'Have a sip of something, and begin.',
      fits: ['an-interview'],
    },
    {
      text: "I've told the truth before, even when I was nervous.",
      why: 'Take your time, even if your hands shake.',
      fits: ['honesty'],
    },
    {
      text: 'I have taken bad news before, one breath at a time.',
      why: 'Breathe out before you read or hear any more.',
      fits: ['waiting-for-news'],
    },
    {
      text: "When the questions begin, I'll breathe out and start with what I know best.",
      why: 'Choose your beginning now, while it’s quiet.',
      fits: ['an-exam', 'an-interview'],
    },
    {
      text: "Will I ask one thing I've been too shy to ask?",
      why: 'Put it in your own words first, and ask it today.',
      fits: ['curiosity'],
    },
    {
      text: "{name}, you've come through hard things before, one step at a time.",
      why: 'Look for the next step, and no further.',
      fits: ['after-a-setback'],
    },
  ],
  own: [
    {
      text: 'I make room for one small thing that scares me.',
      why: 'Choose one small thing this week.',
    },
    {
      text: 'I am someone who can open the difficult letter and read it.',
      why: 'Open one small thing you’ve been leaving.',
      fits: ['honesty'],
    },
    {
      text: 'I do brave things quietly, and I can count them.',
      why: 'Think of the last brave thing you did that nobody saw.',
      fits: ['morning'],
    },
    {
      text: 'Courage is how I look after what I care about.',
      why: 'Name what you’re looking after before you go on.',
      fits: ['care', 'courage'],
    },
    {
      text: "I'm nervous and ready, and I bring both in with me.",
      why: 'Say it to yourself as you walk in.',
      fits: ['an-interview'],
    },
    {
      text: 'I tell the truth early, while it is still small.',
      why: 'Tell one small truth today.',
      fits: ['honesty'],
    },
    {
      text: "I'm a person who rests and then tries again.",
      why: 'Rest first, and don’t feel bad about it.',
      fits: ['rest', 'after-a-setback'],
    },
    {
      text: "When my voice shakes, I'll slow down and finish my sentence.",
      why: 'Practise the sentence once at half the speed.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'What would the quiet, brave part of me do with the next ten minutes?',
      why: 'Ask yourself this, and give it ten minutes.',
    },
    {
      text: '{name}, you are someone who can be nervous and still go in.',
      why: 'Let the nerves come along, and go in.',
      fits: ['meeting-people'],
    },
  ],
}
