import type { Page } from './types.ts'

export const courage: Page = {
  notice: [
    {
      text: 'I notice that I care about this, and that is part of my nerves.',
      why: 'Nerves often mean that something matters to you, and it may help to name what it is.',
      fits: ['care', 'an-exam'],
    },
    {
      text: 'I notice this talk is still ahead of me, and I can breathe before I begin.',
      why: 'Your heart is only getting ready, so let it beat and take one slow breath.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'Part of me may be frightened, and part of me wants to try.',
      why: 'The wish to go is worth hearing as well, and you can listen to it for a moment.',
      fits: ['not-good', 'not-bright'],
    },
    {
      text: "I can feel how I'm breathing, and I can wait for a slower breath.",
      why: 'Breath slows down if you let it, so wait for one longer breath before you go in.',
      fits: ['an-interview'],
    },
    {
      text: 'I notice the part I find hardest to say, and I can look at it quietly.',
      why: 'Finding the hard part is the first half of saying it, so there is no need to rush.',
      fits: ['a-hard-talk'],
    },
    {
      text: "When I'm nervous, what I mean to say is still there underneath.",
      why: 'The sentence is still yours when your voice shakes, so listen for it.',
      fits: ['honesty'],
    },
    {
      text: "I notice I've already begun the day, nerves and all.",
      why: 'Part of you has set out already, and you can give yourself credit for that much.',
      fits: ['before-work', 'morning'],
    },
    {
      text: "When dread comes early, I'll notice it and let it sit beside me.",
      why: 'Fear is easier once it has been let in, so breathe out and let it keep you company.',
      fits: ['waking-up', 'waiting-for-news'],
    },
    {
      text: 'What if I only noticed the very first step?',
      why: 'One step makes the view smaller, so look no further than that for now.',
    },
    {
      text: '{name}, you can be nervous and still see the next step.',
      why: 'Standing a little back from nerves makes the step easier to see, so look at that first.',
    },
  ],
  allow: [
    {
      text: "If my mind says run, I'll take ten breaths before I decide.",
      why: 'Waiting is a choice between going and staying, and you can count the breaths and then decide.',
      fits: ['meeting-people'],
    },
    {
      text: "I'm allowed to be scared and go in anyway.",
      why: "Being scared doesn't have to be over before you begin, so take it in with you.",
      fits: ['a-hard-talk'],
    },
    {
      text: 'I can ask for a minute before I answer.',
      why: 'A minute is a fair thing to ask for, so try the words out beforehand.',
      fits: ['an-interview', 'a-hard-talk'],
    },
    {
      text: "It's okay to ask a friend to come part of the way.",
      why: 'Think whom you would ask, because being brave need not mean being alone.',
      fits: ['friendship'],
    },
    {
      text: 'I may speak quietly if my voice shakes.',
      why: 'Notes are allowed in brave moments, and you can keep them where you can see them.',
      fits: ['meeting-people'],
    },
    {
      text: 'I can be new at something and ask for help.',
      why: 'New people often have the good questions, so let yours be heard.',
      fits: ['curiosity'],
    },
    {
      text: "I don't have to be brave about the news before it comes.",
      why: 'The waiting is hard enough by itself, so let the news wait until it is here.',
      fits: ['waiting-for-news'],
    },
    {
      text: "I'm letting my first try be a small one.",
      why: 'A small try is still a try, so choose the smallest one you can think of.',
    },
    {
      text: 'What if my nerves are allowed to come along?',
      why: 'Nerves can come without deciding anything, so let them in and carry on.',
      fits: ['an-exam'],
    },
    {
      text: '{name}, you can say the hard thing in a soft voice.',
      why: 'Begin as quietly as you like, because a soft voice takes nothing from the truth.',
      fits: ['a-hard-talk', 'honesty'],
    },
  ],
  learn: [
    {
      text: 'What would I try if it were all right to wobble?',
      why: "It lets a wobble be as small as it is, so choose the thing you'd try.",
    },
    {
      text: "I'm learning to ask my question without an apology in front of it.",
      why: 'A plain question needs no apology around it, and it may help to ask it and then stop.',
      fits: ['curiosity'],
    },
    {
      text: "I'm learning to face small things on the day they come.",
      why: 'Facing things early gets easier with practice, so begin with the plainest one.',
      fits: ['a-busy-day'],
    },
    {
      text: "I'm learning that fear can settle when I stay.",
      why: 'Staying can be practised, so stay one minute longer than you did last time.',
      fits: ['patience'],
    },
    {
      text: "I'm learning to speak without rehearsing every word.",
      why: 'Two rehearsals may be enough, and it may help to try it with something small today.',
      fits: ['meeting-people'],
    },
    {
      text: "I'm practising small brave things, like asking a stranger the way.",
      why: 'Courage grows a little at a time, and you can ask for one small thing today.',
      fits: ['humour'],
    },
    {
      text: "I'm getting used to hearing myself say no.",
      why: 'Say a small no aloud to yourself, since a word gets familiar when you hear it often.',
      fits: ['honesty'],
    },
    {
      text: "Bit by bit, I'm teaching my voice to stay for the whole sentence.",
      why: 'The last word may be as clear as the first, so read this aloud right to its end.',
      fits: ['an-interview'],
    },
    {
      text: "When I want to cancel, I'll practise waiting an hour before I decide.",
      why: 'An hour often changes how it looks, and you can give yourself that time and choose again.',
      fits: ['meeting-people'],
    },
    {
      text: "{name}, you're learning that you can stay with a hard talk one minute more.",
      why: 'One minute is enough to learn from, so stay for that long and then choose freely.',
      fits: ['a-hard-talk'],
    },
  ],
  do: [
    {
      text: "I've had hard news before, and I know how to take it slowly.",
      why: 'You have been brave about this before, so sit down and give yourself time.',
      fits: ['waiting-for-news'],
    },
    {
      text: 'I have been the new one before, and it wore off.',
      why: 'New places grow familiar, so let one small thing in this one become known to you.',
      fits: ['meeting-people'],
    },
    {
      text: "Today I do one small thing I've been putting off.",
      why: 'Nearly all of it is in the beginning, so decide when and have your first words ready.',
      fits: ['before-work'],
    },
    {
      text: "I've said hard things before, and felt clearer for saying them.",
      why: 'You know how that goes, so use few words and let them be plain.',
      fits: ['a-hard-talk'],
    },
    {
      text: "I've walked in with a dry mouth before, and I spoke.",
      why: 'It really happened and you did it, so take a sip of something and begin.',
      fits: ['an-interview'],
    },
    {
      text: "I've told the truth before, even when I was nervous.",
      why: 'Your hands may shake and you can still say it, so take your time.',
      fits: ['honesty'],
    },
    {
      text: 'I have taken bad news before, one breath at a time.',
      why: "Breathe first and read second, because you've found a way through before.",
      fits: ['waiting-for-news'],
    },
    {
      text: "When the questions begin, I'll breathe out and start with what I know best.",
      why: 'A known beginning opens the rest, and you can choose yours while it is still quiet.',
      fits: ['an-exam', 'an-interview'],
    },
    {
      text: "Will I ask one thing I've been too shy to ask?",
      why: 'Asking takes one moment of nerve, so put it in your own words first.',
      fits: ['curiosity'],
    },
    {
      text: "{name}, you've come through hard things before, one step at a time.",
      why: "It's true of nearly all of us and it's true of you, so find only the next step.",
      fits: ['after-a-setback'],
    },
  ],
  own: [
    {
      text: 'I make room for one small thing that scares me.',
      why: "One a week is plenty, so choose this week's and let it be small.",
    },
    {
      text: 'I am someone who can open the difficult letter and read it.',
      why: "It is a quiet kind of courage, so use it on one small thing you've left alone.",
      fits: ['honesty'],
    },
    {
      text: 'I do brave things quietly, and I can count them.',
      why: 'Think of the last quiet thing you dared, since bravery need not be loud.',
      fits: ['morning'],
    },
    {
      text: 'Courage is how I look after what I care about.',
      why: 'It ties courage to what you love, so name what that is before you go on.',
      fits: ['care', 'courage'],
    },
    {
      text: "I'm nervous and ready, and I bring both in with me.",
      why: 'Both came along and both may stay, so walk in with the two of them.',
      fits: ['an-interview'],
    },
    {
      text: 'I tell the truth early, while it is still small.',
      why: 'The truth is lighter to carry while it is small, so tell one small one today.',
      fits: ['honesty'],
    },
    {
      text: "I'm a person who rests and then tries again.",
      why: 'Take the rest first and without guilt, because resting is part of going back.',
      fits: ['rest', 'after-a-setback'],
    },
    {
      text: "When my voice shakes, I'll slow down and finish my sentence.",
      why: 'The same words are easier said slowly, so practise them once at half the pace.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'What would the quiet, brave part of me do with the next ten minutes?',
      why: 'Being quiet and being brave go well together, and you can borrow that self for ten minutes.',
    },
    {
      text: '{name}, you are someone who can be nervous and still go in.',
      why: 'It has been true before and can be true again, so let the nerves come along.',
      fits: ['meeting-people'],
    },
  ],
}
