import type { Page } from './types.ts'

export const sleep: Page = {
  notice: [
    {
      text: 'The night is settling, and I can settle too.',
      why: 'Night sounds can be good company, and the quietest one is worth listening for.',
      fits: ['night'],
    },
    {
      text: 'I notice the softest place near me, and I can rest my head there.',
      why: 'Comfort is often within reach, so turn towards it and breathe out.',
      fits: ['bedtime', 'night'],
    },
    {
      text: 'Right now I can let my hands lie still.',
      why: 'Stillness is easier to notice than to make, so begin with your hands.',
      fits: ['bedtime'],
    },
    {
      text: 'Part of me can stay awake, and part of me can begin to rest.',
      why: 'Sleep cannot be forced, and it is fine if only a part of you rests for now.',
      fits: ['night'],
    },
    {
      text: 'I notice the day is still talking, and I let it talk more quietly.',
      why: 'The day may go on for a while, and you could picture turning down its sound.',
      fits: ['winding-down', 'evening'],
    },
    {
      text: 'For a minute there is nothing I have to look at, and my eyes can rest.',
      why: 'Eyes work all day, and closing them is a first sign to the body that the day is over.',
      fits: ['evening'],
    },
    {
      text: "I can feel the bed take what I've carried today.",
      why: 'The bed can hold you without any help, so give it one part of you at a time.',
      fits: ['bedtime'],
    },
    {
      text: "When I catch myself planning, I'll notice what is soft under my hand.",
      why: 'Plans like to come at night, and something soft is a good place to return to.',
      fits: ['night'],
    },
    {
      text: 'What if I only noticed each breath going out for a while?',
      why: 'It is a task with almost nothing in it, and you may begin with this breath.',
      fits: ['night'],
    },
    {
      text: '{name}, you can let tonight be quiet and leave the rest till morning.',
      why: 'Things are easier to put down when they are named kindly, and your name helps.',
      fits: ['bedtime'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to be awake and resting at the same time.",
      why: 'Resting counts even when sleep is late, so all you do is stay comfortable.',
      fits: ['night'],
    },
    {
      text: "I can leave tomorrow where it is until I've slept.",
      why: 'It helps to picture putting the next day away, on a hook or in a drawer.',
      fits: ['bedtime'],
    },
    {
      text: "It's okay to lie here with no plan for the next breath.",
      why: 'Breathing goes on without a plan, and so can you for a little while.',
      fits: ['night'],
    },
    {
      text: 'I may stop in the middle of a page, or of a thought.',
      why: 'Nothing has to be rounded off at night, and the page is still there in the morning.',
      fits: ['bedtime', 'rest'],
    },
    {
      text: 'I can let an unsent message wait until the morning.',
      why: 'Messages keep overnight, and the words are often kinder after some sleep.',
      fits: ['evening'],
    },
    {
      text: "I'm letting the day stop before my list does.",
      why: 'A list may stay unfinished overnight, and there is no need to wait up for it.',
      fits: ['bedtime'],
    },
    {
      text: "I don't have to solve tonight what is easier by daylight.",
      why: 'Night is a poor time for working things out, and most of them can wait.',
      fits: ['night', 'waiting-for-news'],
    },
    {
      text: "If I wake in the small hours, I'll stay soft and leave the clock alone.",
      why: 'It is a kind plan for waking, and not knowing the time is part of it.',
      fits: ['night'],
    },
    {
      text: 'What if tonight were allowed to be simply a bed and a blanket?',
      why: 'It makes the night as plain as it can be, and plain is often restful.',
      fits: ['bedtime'],
    },
    {
      text: '{name}, you can close the day here and leave it as it is.',
      why: 'A day does not need to be tidy to be over, and your name makes a gentle full stop.',
      fits: ['winding-down', 'evening'],
    },
  ],
  learn: [
    {
      text: "I'm learning to dim the lights before my eyes ask me to.",
      why: 'Evenings begin well before bed, and turning one lamp down is a start.',
      fits: ['evening', 'winding-down'],
    },
    {
      text: "Little by little, I'm learning to leave my phone out of my nights.",
      why: 'Distance helps more than willpower does, so find it a place to spend the night.',
      fits: ['evening'],
    },
    {
      text: "I'm practising a slower hour before I go to bed.",
      why: 'The hour before bed is where rest begins, and one slow thing is enough to practise.',
      fits: ['winding-down'],
    },
    {
      text: "Each night I'm finding one thought I can set down by the door.",
      why: 'One thought is enough for a night, and naming it makes it easier to leave.',
      fits: ['bedtime'],
    },
    {
      text: "I'm getting used to quiet without filling it.",
      why: 'Quiet can feel strange at first, and three breaths of it are enough to begin with.',
      fits: ['night', 'time-alone'],
    },
    {
      text: "I'm learning to write tomorrow down, so that I can stop holding it.",
      why: 'Paper can remember for you, and three words are often all it needs.',
      fits: ['evening', 'bedtime'],
    },
    {
      text: "Slowly, I'm finding out what helps me put the day away.",
      why: 'It is a small experiment in comfort, and you may keep whatever works.',
      fits: ['curiosity', 'winding-down'],
    },
    {
      text: "When my mind starts a list at night, I'll practise listening without adding to it.",
      why: 'A list with nothing added to it grows tired, and you can let it run down by itself.',
      fits: ['humour', 'bedtime'],
    },
    {
      text: 'What would help me say good night to the day ten minutes sooner?',
      why: 'Ten minutes is a small change, and moving one thing may be enough to find them.',
      fits: ['evening'],
    },
    {
      text: "{name}, you're learning to slow down gently after a loud day.",
      why: 'Coming down takes practice, and each slow thing you do is one stair.',
      fits: ['winding-down'],
    },
  ],
  do: [
    {
      text: 'I end my evening with the same few quiet things, in the same order.',
      why: 'A small order is restful because it leaves nothing to decide, wherever you begin.',
      fits: ['winding-down'],
    },
    {
      text: "I've let a hard day go before, and I can let this one go.",
      why: 'It has happened before without your trying, and all it wants is a little space.',
      fits: ['bedtime', 'after-a-setback'],
    },
    {
      text: "I've slept after worrying days before, and woken to an ordinary morning.",
      why: 'You have nights like that behind you, and you can recall one of their mornings.',
      fits: ['night', 'waiting-for-news'],
    },
    {
      text: 'I have lain awake before, and the morning came all the same.',
      why: 'It is true and it asks for nothing, so you may rest just as you are.',
      fits: ['night'],
    },
    {
      text: 'Tonight I put my phone away and let the evening get slower.',
      why: 'It is one clear act, and the evening does most of the work for you.',
      fits: ['evening'],
    },
    {
      text: "I've fallen asleep after hard days before, and I can rest here.",
      why: 'You have managed this in other places, so stretch out and let the bed do its part.',
      fits: ['bedtime'],
    },
    {
      text: 'Before bed I lay out the morning: cup, clothes, key.',
      why: 'Three things set out for the morning are three fewer to carry through the night.',
      fits: ['winding-down'],
    },
    {
      text: "When the light goes out, I'll count slow breaths until I lose count.",
      why: 'Losing count is part of the plan, and you can start again from one whenever you like.',
      fits: ['bedtime'],
    },
    {
      text: 'Will I let my eyes rest half an hour earlier tonight?',
      why: 'An early night is a present to yourself, and half an hour of it is enough.',
      fits: ['evening'],
    },
    {
      text: "{name}, you've closed longer days than this one, and rested.",
      why: 'You have come through long days before, and each of them came to rest.',
      fits: ['evening'],
    },
  ],
  own: [
    {
      text: 'I am someone who lets the day end.',
      why: 'It claims one simple habit, and finishing one thing now is enough to make it true.',
      fits: ['evening'],
    },
    {
      text: 'I keep a gentle hour between my screens and my sleep.',
      why: 'An hour that is kept becomes a place to go, and ten minutes of it will do at first.',
      fits: ['winding-down'],
    },
    {
      text: 'Rest is part of my work, and I turn up for it.',
      why: 'It makes rest something you keep your word about, in small ways and today.',
      fits: ['rest'],
    },
    {
      text: "I'm a person who can leave a question open overnight.",
      why: 'A question keeps until the morning, and you are no less wise for waiting.',
      fits: ['curiosity', 'night'],
    },
    {
      text: 'I know what helps me settle at night.',
      why: 'You know better than anyone what comforts you at night, so set one such thing out.',
      fits: ['bedtime'],
    },
    {
      text: 'I treat bedtime as a kindness I give the morning.',
      why: 'The care you take tonight is felt in the morning, and a little goes a long way.',
      fits: ['kindness', 'bedtime'],
    },
    {
      text: 'My evenings have a door, and I can close it softly.',
      why: 'One small act can mark where the day is over, and you may choose yours.',
      fits: ['evening'],
    },
    {
      text: "When it gets late, I'll choose rest over one more thing.",
      why: 'A plan made early is easier to keep when you are tired, and the hour is up to you.',
      fits: ['evening'],
    },
    {
      text: 'What would a host do for a guest as tired as I am tonight?',
      why: 'You would know how to look after such a guest, so do one of those things for yourself.',
      fits: ['care', 'bedtime'],
    },
    {
      text: '{name}, you are someone who puts the day away with care.',
      why: 'It is a tidy and tender picture of you, and putting away one thing makes it true.',
      fits: ['winding-down'],
    },
  ],
}
