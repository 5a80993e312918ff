import type { Page } from './types.ts'

export const focus: Page = {
  notice: [
    {
      text: "I notice I've read this line twice, and I can read it again.",
      why: 'Noticing a drift is the way back from it; begin the line again.',
      fits: ['learning'],
    },
    {
      text: 'I can feel my attention pulling at its lead, like a dog by a gate.',
      why: 'A picture makes the pull easier to hold; smile at the dog.',
      fits: ['humour'],
    },
    {
      text: 'Right now I notice three tabs open, and only one of them is mine to do.',
      why: 'Counting is calmer than blaming; close your eyes and name the one.',
      fits: ['a-busy-day'],
    },
    {
      text: 'Part of me wants the phone, and part of me is halfway down the page.',
      why: 'Halfway down the page is worth seeing; look at where you are.',
    },
    {
      text: 'I notice the clock ticking, and I notice the next small step.',
      why: 'Two things to notice, one to do; let the clock tick.',
      fits: ['an-exam'],
    },
    {
      text: 'There is a pencil in my hand and one question in front of me.',
      why: 'It brings the task down to what can be touched; feel the pencil.',
      fits: ['an-exam'],
    },
    {
      text: 'I can hear the room hum while I find my place on the page.',
      why: 'Background sound can stay in the background; put a finger on the line.',
    },
    {
      text: "When I drift, I'll notice where I went and come back to this line.",
      why: 'No scolding, only a return; do it as often as it happens.',
    },
    {
      text: 'What if I only noticed the first word of the next task?',
      why: 'The smallest possible start; read that word aloud.',
      fits: ['morning'],
    },
    {
      text: '{name}, you can see the whole list and still look at one line.',
      why: 'Distance makes a list look shorter; choose the line.',
      fits: ['a-busy-day'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to do one thing while the other things wait.",
      why: 'Permission to leave the rest waiting; say which one thing.',
      fits: ['a-busy-day'],
    },
    {
      text: 'I can work for ten minutes and then look out of the window.',
      why: 'A short promise with a view at the end; start the timer.',
      fits: ['rest'],
    },
    {
      text: "It's okay to move the phone to another room for this page.",
      why: 'It is easier to leave something that is out of reach; carry it out now.',
      fits: ['learning'],
    },
    {
      text: 'I may leave messages unread until this cup is empty.',
      why: 'The cup is the clock; sip slowly.',
      fits: ['morning'],
    },
    {
      text: 'I can do the dull part first, with the radio on low.',
      why: 'Dull parts go down easier with a tune; keep it low.',
    },
    {
      text: "I'm letting good enough be the end of this email.",
      why: 'An email is allowed to be ordinary; read it once and send.',
      fits: ['a-busy-day'],
    },
    {
      text: "I don't have to feel ready to sharpen the pencil.",
      why: 'Readiness can arrive after the first action; sharpen something.',
      fits: ['an-exam'],
    },
    {
      text: "If I lose my thread, I'll let myself make a knot and start again there.",
      why: 'Where you got stuck is a good place to start; write one word there.',
      fits: ['patience'],
    },
    {
      text: 'What if the rest of the list were allowed to wait until three?',
      why: 'A list with a time of its own leaves you free until then; choose the hour.',
      fits: ['afternoon'],
    },
    {
      text: '{name}, you can close the door on the hall and keep the light on here.',
      why: 'It makes a small room out of a busy day; close what you can.',
      fits: ['time-alone'],
    },
  ],
  learn: [
    {
      text: "I'm learning to begin before the desk is tidy.",
      why: 'Tidying can be a way to wait; move one thing and begin.',
      fits: ['creativity'],
    },
    {
      text: "Little by little, I'm stretching ten quiet minutes into fifteen.",
      why: 'Focus grows like anything practised; add one minute.',
      fits: ['patience'],
    },
    {
      text: "I'm practising one window, one task, one cup of tea.",
      why: 'A recipe with three parts; set them out before you start.',
      fits: ['a-busy-day'],
    },
    {
      text: "Each time I come back to the page, I'm learning the way.",
      why: 'Every return is practice; it does not matter how far you went.',
      fits: ['learning'],
    },
    {
      text: "I'm finding that a short list is kinder than a long one.",
      why: 'Three lines can be finished; cross out the rest for today.',
      fits: ['kindness', 'morning'],
    },
    {
      text: "I'm teaching myself to write the thought down and go back to work.",
      why: 'Paper holds a thought so that you need not; keep a scrap near.',
    },
    {
      text: "Slowly, I'm getting used to the quiet when the alerts are off.",
      why: 'Quiet feels odd at first; give it one more page.',
      fits: ['evening'],
    },
    {
      text: "When I reach for my phone, I'll practise touching the page first.",
      why: 'A swap is easier than a ban; the page only needs a touch.',
    },
    {
      text: 'What would help me stay with this for one more song?',
      why: 'A song is a friendly measure of time; choose it before you begin.',
      fits: ['creativity'],
    },
    {
      text: "{name}, you're learning which hour of the day thinks best.",
      why: 'Knowing your hour is useful; notice when the words came easily.',
      fits: ['curiosity'],
    },
  ],
  do: [
    {
      text: "I've finished long pages before, one short paragraph at a time.",
      why: 'It is a fact and a method; write one paragraph.',
      fits: ['learning'],
    },
    {
      text: 'Today I give the first hour to the task I named last night.',
      why: 'The decision was made when you were calm; keep to it.',
      fits: ['before-work'],
    },
    {
      text: 'I have worked through noise before with a pencil and a plan.',
      why: 'You have worked in harder places; begin as you did then.',
      fits: ['a-busy-day'],
    },
    {
      text: "I've put the phone in a drawer before, and the hour got longer.",
      why: 'Your own experiment, ready to repeat; find the drawer.',
    },
    {
      text: 'I close three tabs, and I keep the one that matters.',
      why: 'A small act with a clear end; choose the one first.',
      fits: ['a-busy-day'],
    },
    {
      text: "I've come back from a lost morning by lunch more than once.",
      why: 'The afternoon is a fresh page; begin it with something easy.',
      fits: ['afternoon', 'after-a-setback'],
    },
    {
      text: 'My best work has started with a rough list on the back of an envelope.',
      why: 'Rough beginnings have served you; find an envelope.',
      fits: ['creativity'],
    },
    {
      text: "When the timer ends, I'll stop, stretch and mark my place.",
      why: 'A planned stop makes the next start easier; leave a note to yourself.',
      fits: ['rest'],
    },
    {
      text: 'Will I finish this one page before I answer the door of my inbox?',
      why: 'It puts one page first; answer it by turning the page.',
      fits: ['morning'],
    },
    {
      text: "{name}, you've untied harder knots than this with patience.",
      why: 'Slowly has worked before; find the first loose end.',
      fits: ['patience'],
    },
  ],
  own: [
    {
      text: 'I am someone who finishes the page before turning on the news.',
      why: 'It is a habit, kept a page at a time; begin with this one.',
      fits: ['morning'],
    },
    {
      text: 'I give one thing at a time my whole pencil.',
      why: 'It is a playful way to say whole attention; pick up one thing.',
      fits: ['humour'],
    },
    {
      text: 'My attention is mine to lend, and this hour I lend it here.',
      why: 'Your attention stays yours to give; say where it goes next.',
      fits: ['independence'],
    },
    {
      text: 'I keep a short list, and I keep it honest.',
      why: 'An honest list can be finished; strike one line out.',
      fits: ['honesty'],
    },
    {
      text: "I'm a slow reader of things that matter.",
      why: 'Slow can be a choice; give one page your full time.',
      fits: ['patience', 'learning'],
    },
    {
      text: 'Curiosity is what keeps me in my chair when the page is hard.',
      why: 'Interest lasts longer than force; find the odd detail.',
      fits: ['curiosity'],
    },
    {
      text: 'I know how to begin: one chair, one page, one line.',
      why: 'A short ritual, easy to repeat; sit, open, read.',
      fits: ['before-work'],
    },
    {
      text: "When I feel scattered, I'll gather one task and one cup.",
      why: 'A plan for scattered hours; pick up the cup first.',
      fits: ['a-busy-day'],
    },
    {
      text: 'What would this hour be for if I could only keep one thing?',
      why: 'It sorts without fuss; name the thing and begin.',
    },
    {
      text: '{name}, you are someone who leaves the desk ready for tomorrow.',
      why: 'It is a small present for tomorrow; clear a corner.',
      fits: ['winding-down'],
    },
  ],
}
