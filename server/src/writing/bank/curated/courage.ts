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
      text: 'I can be scared and have a sandwich. People have managed on less.',
      why: 'Make the sandwich, and let the fear sit at the table.',
      fits: ['humour', 'not-good', 'not-bright', 'humour', 'first'],
    },
    {
      text: 'Many frightening things are about four minutes long.',
      why: 'Watch a clock for one minute, and multiply by four.',
      fits: ['first'],
    },
    {
      text: "There's one sentence in this that I'm afraid of, and I know which one.",
      why: 'Look at it now, while there’s no hurry to say it.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'My nerves got up early this morning. So did I.',
      why: 'Give yourself credit for having started.',
      fits: ['before-work', 'morning'],
    },
    {
      text: "When dread comes early, I'll notice it and let it sit beside me.",
      why: 'Breathe out, and let it be there while you get on.',
      fits: ['waking-up', 'waiting-for-news', 'spare'],
    },
    {
      text: "What if I've been brave already and called it coping?",
      why: 'Call one thing you’ve coped with brave, just to hear how it sounds.',
      fits: ['courage', 'first'],
    },
    {
      text: '{name}, the thing you dread is shorter than the dreading.',
      why: 'Move it up to your next free minute, and leave the dreading no room.',
      fits: ['first'],
    },
  ],
  allow: [
    {
      text: "If my mind says run, I'll take ten breaths before I decide.",
      why: 'Count the ten breaths, and decide after that.',
      fits: ['meeting-people', 'spare'],
    },
    {
      text: "I'm allowed to be scared and go in anyway.",
      why: 'Take the fear in with you, and go at your own pace.',
      fits: ['a-hard-talk', 'spare'],
    },
    {
      text: 'I can ask for a minute before I answer.',
      why: 'Try the words out loud beforehand.',
      fits: ['an-interview', 'a-hard-talk', 'spare'],
    },
    {
      text: "It's okay to ask a friend to come part of the way.",
      why: 'Think who you’d ask, and ask them.',
      fits: ['friendship', 'fair'],
    },
    {
      text: 'I may speak quietly if my voice shakes.',
      why: 'Keep your notes where you can see them, and speak as quietly as you need.',
      fits: ['meeting-people', 'spare'],
    },
    {
      text: "I can be the last one in the water. It's the same water.",
      why: 'Go in one toe at a time, and take no notice of the splashing.',
      fits: ['first'],
    },
    {
      text: "I don't have to be brave about the news before it comes.",
      why: 'Leave the news until it comes, and do something else for now.',
      fits: ['waiting-for-news', 'fair'],
    },
    {
      text: "I don't have to sound sure. Clear is plenty.",
      why: 'Speak one clear sentence today, and don’t mind the wobble in it.',
      fits: ['first'],
    },
    {
      text: 'What if my nerves are allowed to come along?',
      why: 'Let the nerves in, and carry on.',
      fits: ['an-exam', 'spare'],
    },
    {
      text: '{name}, you can say the hard thing in a soft voice.',
      why: 'Begin as quietly as you like.',
      fits: ['a-hard-talk', 'honesty', 'spare'],
    },
  ],
  learn: [
    {
      text: 'What would I try if it were all right to wobble?',
      why: 'Name the one thing you’d try.',
      fits: ['spare'],
    },
    {
      text: "I'm learning to ask my question without an apology in front of it.",
      why: 'Ask your next question without saying sorry first.',
      fits: ['curiosity', 'fair'],
    },
    {
      text: "I'm learning to face small things on the day they come.",
      why: 'Do the plainest of today’s small things first.',
      fits: ['a-busy-day', 'fair'],
    },
    {
      text: "I'm learning to tell danger from being looked at.",
      why: 'Glance round the next time you feel watched, and check for actual lions.',
      fits: ['first'],
    },
    {
      text: "I'm practising small brave things, like asking a stranger the way.",
      why: 'Ask one small thing of somebody today.',
      fits: ['humour', 'fair'],
    },
    {
      text: "I'm getting used to hearing myself say no.",
      why: 'Say a small no aloud to yourself.',
      fits: ['honesty', 'fair'],
    },
    {
      text: "Bit by bit, I'm teaching my voice to stay for the whole sentence.",
      why: 'Read this aloud, right to the end.',
      fits: ['an-interview', 'spare'],
    },
    {
      text: "When I want to cancel, I'll practise waiting an hour before I decide.",
      why: 'Wait an hour, and choose again.',
      fits: ['meeting-people', 'fair'],
    },
    {
      text: "{name}, you're learning that you can stay with a hard talk one minute more.",
      why: 'Stay for one more minute, and you’re free to go after that.',
      fits: ['a-hard-talk', 'spare'],
    },
  ],
  do: [
    {
      text: "I've had hard news before, and I know how to take it slowly.",
      why: 'Sit down first, and take it a little at a time.',
      fits: ['waiting-for-news', 'fair'],
    },
    {
      text: 'I have been the new one before, and it wore off.',
      why: 'Learn one small thing about the place today.',
      fits: ['meeting-people'],
    },
    {
      text: 'I pick up the phone, and it turns out to be a person.',
      why: 'Call the number you’ve been avoiding, and say hello.',
      fits: ['humour', 'humour', 'first'],
    },
    {
      text: "I've said hard things before, and felt clearer for saying them.",
      why: 'Choose a few plain words, and say those.',
      fits: ['a-hard-talk', 'spare'],
    },
    {
      text: "I've walked in with a dry mouth before, and I spoke.",
      why: 'Have a sip of something, and begin.',
      fits: ['an-interview', 'fair'],
    },
    {
      text: "I've said difficult things in kitchens, with my back half turned, and they were heard.",
      why: 'Wash a cup beside somebody, and say the difficult thing to the tap.',
      fits: ['honesty', 'first'],
    },
    {
      text: 'I do frightening things frightened. The result looks the same.',
      why: 'Take your fear along to the next thing, and do it with trembling hands if need be.',
      fits: ['first'],
    },
    {
      text: "When the questions begin, I'll breathe out and start with what I know best.",
      why: 'Choose your beginning now, while it’s quiet.',
      fits: ['an-exam', 'an-interview', 'spare'],
    },
    {
      text: "Will I ask one thing I've been too shy to ask?",
      why: 'Put it in your own words first, and ask it today.',
      fits: ['curiosity', 'spare'],
    },
    {
      text: "{name}, you've told the truth with your ears burning.",
      why: 'Cool your ears with your hands, and remember what you managed to say.',
      fits: ['first'],
    },
  ],
  own: [
    {
      text: 'I scare easily and quit slowly.',
      why: 'Jump if you have to, and then go back to what you were doing.',
      fits: ['first'],
    },
    {
      text: 'I am someone who can open the difficult letter and read it.',
      why: 'Open one small thing you’ve been leaving.',
      fits: ['honesty', 'fair'],
    },
    {
      text: "I'm not loud. I'm hard to move.",
      why: 'Plant both feet, and stay where you are for three breaths.',
      fits: ['first'],
    },
    {
      text: 'I say what I think. I bring cake as well.',
      why: 'Offer your opinion today with something sweet beside it.',
      fits: ['honesty', 'humour', 'humour', 'first'],
    },
    {
      text: "I'm nervous and ready, and I bring both in with me.",
      why: 'Say it to yourself as you walk in.',
      fits: ['an-interview', 'fair'],
    },
    {
      text: 'I tell the truth early, while it is still small.',
      why: 'Tell one small truth today.',
      fits: ['honesty', 'first'],
    },
    {
      text: 'I stand up like a deckchair: badly at first, and then I hold.',
      why: 'Unfold yourself slowly, and give your legs time to find the notch.',
      fits: ['first'],
    },
    {
      text: "When my voice shakes, I'll slow down and finish my sentence.",
      why: 'Practise the sentence once at half the speed.',
      fits: ['a-hard-talk', 'spare'],
    },
    {
      text: 'What if this nervous, polite person is what courage looks like?',
      why: 'Catch your reflection in a window, and give it a polite nod.',
      fits: ['first'],
    },
    {
      text: '{name}, you are someone who can be nervous and still go in.',
      why: 'Let the nerves come along, and go in.',
      fits: ['meeting-people', 'spare'],
    },
  ],
}
