import type { Page } from './types.ts'

export const courage: Page = {
  notice: [
    {
      text: 'I notice my hand on the door handle, and my heart is quick.',
      why: 'Being at the door is part of the way; feel the handle.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'Part of me is frightened, and part of me has bought the ticket.',
      why: 'You have already said yes to going; the fright can come along.',
      fits: ['not-good', 'not-bright'],
    },
    {
      text: 'I can feel my breath go shallow, and I can hear it come back.',
      why: 'Breath comes back on its own; wait for one.',
      fits: ['an-interview'],
    },
    {
      text: 'Right now I notice how much I care about the next five minutes.',
      why: 'Nerves often stand near something that matters; name what it is.',
      fits: ['care', 'an-exam'],
    },
    {
      text: "I notice the word I don't want to say, and where it sits in my throat.",
      why: 'Finding the word is the first half of saying it; no rush.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'There is a shake in my voice, and there is a sentence under it.',
      why: 'The sentence is still there; listen for it.',
      fits: ['honesty'],
    },
    {
      text: "I notice I've already put my coat on.",
      why: 'Part of you has already begun; look at what your hands are doing.',
      fits: ['before-work', 'morning'],
    },
    {
      text: "When the dread arrives early, I'll notice it and offer it a seat.",
      why: 'Fear is easier when it is let in; breathe out.',
      fits: ['waking-up', 'waiting-for-news'],
    },
    {
      text: 'What if I only noticed the very first step, and not the staircase?',
      why: 'It makes the view smaller; look at one step.',
    },
    {
      text: '{name}, you can see the fear and the path in the same light.',
      why: 'Standing a little back shows both; look at the path second.',
      fits: ['nature'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to be scared and knock anyway.",
      why: 'Fear and knocking go together; keep your knuckles soft.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'I can ask for a minute before I answer.',
      why: 'A minute is a fair request; practise the words now.',
      fits: ['an-interview', 'a-hard-talk'],
    },
    {
      text: "It's okay to bring a friend as far as the gate.",
      why: 'Brave need not mean alone; ask someone.',
      fits: ['friendship'],
    },
    {
      text: 'I may read it from the paper if my voice goes.',
      why: 'Notes are allowed in brave moments; print them large.',
      fits: ['meeting-people'],
    },
    {
      text: 'I can be new at this and raise my hand.',
      why: 'New people have good questions; lift a finger first.',
      fits: ['curiosity'],
    },
    {
      text: "I don't have to look brave to open the letter.",
      why: 'Nobody is watching how it is opened; sit down with it.',
      fits: ['waiting-for-news'],
    },
    {
      text: "I'm letting my first try be a small one, in the shallow end.",
      why: 'A small try is still a try; choose the smallest.',
    },
    {
      text: "If my mind says run, I'll let myself wait by the door for ten breaths.",
      why: 'Waiting is a choice in between; count them.',
      fits: ['meeting-people'],
    },
    {
      text: 'What if being nervous is allowed to come along in my bag?',
      why: 'Pack it, and carry on packing; see what else is in the bag.',
      fits: ['an-exam'],
    },
    {
      text: '{name}, you can say the hard thing in a soft voice.',
      why: 'Softness does not spoil the truth; begin quietly.',
      fits: ['a-hard-talk', 'honesty'],
    },
  ],
  learn: [
    {
      text: "I'm learning to speak before I have rehearsed it four times.",
      why: 'Two rehearsals may do; try with something small.',
      fits: ['meeting-people'],
    },
    {
      text: "Little by little, I'm finding that my fear gets bored if I stay.",
      why: 'Staying is a skill; stay one minute longer than last time.',
      fits: ['patience'],
    },
    {
      text: "I'm practising small brave things, like asking where the spoons are.",
      why: 'Courage grows a little at a time; ask for one thing.',
      fits: ['humour'],
    },
    {
      text: "Each time I open the post on the day it comes, I'm learning how.",
      why: 'Opening things gets easier with practice; start with the plainest envelope.',
      fits: ['a-busy-day'],
    },
    {
      text: "I'm growing used to hearing my own no across a table.",
      why: 'A sound heard often gets familiar; say it to the mirror or the cat.',
      fits: ['honesty'],
    },
    {
      text: "I'm learning to put the question first and the excuse last.",
      why: 'A plain question needs no apology around it; ask, then stop.',
      fits: ['curiosity'],
    },
    {
      text: "Bit by bit, I'm teaching my voice to stay for the whole sentence.",
      why: 'Let the last word be as clear as the first; read this aloud.',
      fits: ['an-interview'],
    },
    {
      text: "When I want to cancel, I'll practise waiting until after a cup of tea.",
      why: 'A pause before the exit; put the kettle on.',
      fits: ['meeting-people'],
    },
    {
      text: 'What would I try if a wobble was only a wobble?',
      why: 'It keeps a wobble to its true measure; choose the thing.',
    },
    {
      text: "{name}, you're learning to stay in the room one minute more.",
      why: 'A minute is a fair lesson; look at the clock.',
      fits: ['a-hard-talk'],
    },
  ],
  do: [
    {
      text: "I've opened harder envelopes than this at this table.",
      why: 'You have been brave here before; sit in the same place.',
      fits: ['waiting-for-news'],
    },
    {
      text: 'I have been the new one before, and found where the cups are kept.',
      why: 'New places get easier once you know one small thing; find it today.',
      fits: ['meeting-people'],
    },
    {
      text: 'Today I make the call before the tea goes cold.',
      why: 'Give yourself until the tea is finished; then ring.',
      fits: ['before-work'],
    },
    {
      text: "I've said sorry first before, and the air got lighter.",
      why: 'You know how that goes; use few words.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'I walked into that room last time with a dry mouth, and I spoke.',
      why: 'It really happened, and you did it; take a sip first.',
      fits: ['an-interview'],
    },
    {
      text: "I've told the truth with a shaking hand before.",
      why: 'Your hands may shake, and you can still say it; take your time.',
      fits: ['honesty'],
    },
    {
      text: 'I have taken bad news before, one breath and one cup at a time.',
      why: 'You have a way through; put the cup ready.',
      fits: ['waiting-for-news'],
    },
    {
      text: "When it's my turn, I'll breathe out and begin with the first line.",
      why: 'The first line opens the rest; know it well.',
      fits: ['an-exam', 'an-interview'],
    },
    {
      text: 'Will I ask the one question that has kept me awake?',
      why: 'Asking is a single act; write it down first.',
      fits: ['curiosity'],
    },
    {
      text: "{name}, you've crossed colder water than this, one stone at a time.",
      why: 'It shows how far you have come; find the next step.',
      fits: ['after-a-setback'],
    },
  ],
  own: [
    {
      text: 'I am someone who opens the letter.',
      why: 'One plain act, said in seven words; open something today.',
      fits: ['honesty'],
    },
    {
      text: 'I do brave things quietly, often before breakfast.',
      why: 'Brave need not be loud; name the last one.',
      fits: ['morning'],
    },
    {
      text: 'Courage is how my care gets out of the door.',
      why: 'It ties courage to what you care about; name it at the door.',
      fits: ['care', 'courage'],
    },
    {
      text: "I'm nervous and ready, and I bring both to the table.",
      why: 'Both came, both may stay; sit down with them.',
      fits: ['an-interview'],
    },
    {
      text: 'I tell the truth early, while it is still small.',
      why: 'Small truths are lighter to carry; tell one now.',
      fits: ['honesty'],
    },
    {
      text: "I'm a person who goes back to the hard page after a rest.",
      why: 'Rest is part of going back; take it first.',
      fits: ['rest', 'after-a-setback'],
    },
    {
      text: 'I keep a steady hand for one thing that scares me each week.',
      why: "One a week is plenty; choose this week's.",
    },
    {
      text: "When my voice shakes, I'll keep the sentence and slow the pace.",
      why: 'The same words are easier said slowly; practise them once.',
      fits: ['a-hard-talk'],
    },
    {
      text: 'What would my bravest quiet self do with this one phone call?',
      why: 'Quiet and brave can be the same; borrow the tone.',
    },
    {
      text: '{name}, you are someone who knocks, waits, and goes in.',
      why: 'It breaks a brave thing into small ones; begin with the first.',
      fits: ['meeting-people'],
    },
  ],
}
