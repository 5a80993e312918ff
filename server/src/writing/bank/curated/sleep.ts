import type { Page } from './types.ts'

export const sleep: Page = {
  notice: [
    {
      text: 'I notice the pillow is cool on one side, and I turn to it.',
      why: 'A small comfort within reach; turn and breathe out.',
      fits: ['bedtime', 'night'],
    },
    {
      text: 'I can hear the house settle while I settle too.',
      why: 'Night sounds can be company; listen for the quietest one.',
      fits: ['night'],
    },
    {
      text: 'Right now I notice my hands lying still on the blanket.',
      why: 'Stillness is easier to notice than to make; leave the hands there.',
      fits: ['bedtime'],
    },
    {
      text: 'Part of me is awake, and part of me is already in bed.',
      why: 'You do not have to force yourself to sleep; let the wide-awake part lie down as well.',
      fits: ['night'],
    },
    {
      text: 'I notice the day is still talking, and I let it talk more quietly.',
      why: 'The day may go on a while; picture a hand turning it down.',
      fits: ['winding-down', 'evening'],
    },
    {
      text: 'There is a dark window and a soft lamp, and I can see both.',
      why: 'Looking slowly is restful; look from one to the other.',
      fits: ['evening'],
    },
    {
      text: 'I can feel the mattress take the tired parts of the day.',
      why: 'The bed can hold your weight; let go of one part at a time.',
      fits: ['bedtime'],
    },
    {
      text: "When I catch myself planning, I'll notice the sheet under my hand.",
      why: 'It is for plans that come at night; feel the pillow instead.',
      fits: ['night'],
    },
    {
      text: 'What if I only noticed the out-breath until the next sound?',
      why: 'A task with almost nothing in it; begin with this breath.',
      fits: ['night'],
    },
    {
      text: '{name}, you can hear the rain and leave the rest till morning.',
      why: 'Said kindly by name, it is easier to put down; listen.',
      fits: ['nature', 'bedtime'],
    },
  ],
  allow: [
    {
      text: "I'm allowed to be awake and resting at the same time.",
      why: 'Resting counts even when sleep is late; stay comfortable.',
      fits: ['night'],
    },
    {
      text: 'I can leave tomorrow on the hook beside my coat.',
      why: 'It helps to picture putting the day away; see it on its hook.',
      fits: ['bedtime'],
    },
    {
      text: "It's okay to lie here with no plan for the next breath.",
      why: 'Breath needs no plan; let it come as it comes.',
      fits: ['night'],
    },
    {
      text: 'I may put the book down in the middle of the page.',
      why: 'Endings are not needed at night; close it where you are.',
      fits: ['bedtime', 'rest'],
    },
    {
      text: 'I can let the unsent message sleep in the drafts.',
      why: 'Messages keep until the morning; leave the phone outside.',
      fits: ['evening'],
    },
    {
      text: "I'm letting the lamp go out before the list does.",
      why: 'The list may stay unfinished; switch off the light first.',
      fits: ['bedtime'],
    },
    {
      text: "I don't have to solve tonight what the daylight knows better.",
      why: 'Night is a poor time to work things out; leave it for the morning.',
      fits: ['night', 'waiting-for-news'],
    },
    {
      text: "If I wake in the small hours, I'll let the dark be soft for a while.",
      why: 'A kind plan for waking; no clock, only the dark.',
      fits: ['night'],
    },
    {
      text: 'What if tonight were allowed to be simply a bed and a blanket?',
      why: 'It makes the night as plain as it can be; pull up the blanket.',
      fits: ['bedtime'],
    },
    {
      text: '{name}, you can close the day here, with the curtain half drawn.',
      why: 'A gentle full stop, in your own name; draw the curtain.',
      fits: ['winding-down', 'evening'],
    },
  ],
  learn: [
    {
      text: "I'm learning to dim the lights before my eyes ask me to.",
      why: 'Evenings begin earlier than bed; turn one lamp off now.',
      fits: ['evening', 'winding-down'],
    },
    {
      text: "Little by little, I'm teaching my phone to sleep in the kitchen.",
      why: 'Distance helps; find it a place tonight.',
      fits: ['evening'],
    },
    {
      text: "I'm practising a slower hour before the slow night.",
      why: 'The hour before bed is practice; do one thing slowly.',
      fits: ['winding-down'],
    },
    {
      text: "Each night I'm finding one thought I can set down by the door.",
      why: 'One is enough; name it and leave it there.',
      fits: ['bedtime'],
    },
    {
      text: "I'm getting used to quiet without filling it.",
      why: 'Quiet can feel strange at first; stay for three breaths.',
      fits: ['night', 'time-alone'],
    },
    {
      text: "I'm learning to write tomorrow down, so that I can stop holding it.",
      why: 'Paper remembers for you; write three words.',
      fits: ['evening', 'bedtime'],
    },
    {
      text: "Slowly, I'm finding out which tea and which page end the day well.",
      why: 'A small experiment in comfort; note what worked.',
      fits: ['curiosity', 'winding-down'],
    },
    {
      text: "When my mind starts a list, I'll practise reading it to the pillow.",
      why: 'A light way to hand it over; read the list slowly.',
      fits: ['humour', 'bedtime'],
    },
    {
      text: 'What would help me say good night to the day ten minutes sooner?',
      why: 'Ten minutes is a small change; move one thing.',
      fits: ['evening'],
    },
    {
      text: "{name}, you're learning the slow way down from a loud day.",
      why: 'Coming down takes practice; take it one stair at a time.',
      fits: ['winding-down'],
    },
  ],
  do: [
    {
      text: "I've slept after worrying days before, and woken to ordinary light.",
      why: 'You have nights like that behind you; recall one morning.',
      fits: ['night', 'waiting-for-news'],
    },
    {
      text: 'I have lain awake before, and the morning still found me.',
      why: 'It is true, and it asks for nothing; rest as you are.',
      fits: ['night'],
    },
    {
      text: 'Tonight I put the phone in a drawer and the book on the pillow.',
      why: 'Two acts with a clear end; do them now.',
      fits: ['evening'],
    },
    {
      text: "I've let go of a hard day before, somewhere between two breaths.",
      why: 'It has happened without trying; leave a space for it.',
      fits: ['bedtime', 'after-a-setback'],
    },
    {
      text: 'I shut the kitchen, the curtains and the day, in that order.',
      why: 'An order is restful; begin with the kitchen.',
      fits: ['winding-down'],
    },
    {
      text: "I've rested well in strange beds before, and this one knows me.",
      why: 'A familiar bed is good company; stretch out.',
      fits: ['bedtime'],
    },
    {
      text: 'Before bed I lay out the morning: cup, clothes, key.',
      why: 'Three things set out means three things put down; touch each one.',
      fits: ['winding-down'],
    },
    {
      text: "When the light goes out, I'll count five slow breaths and lose count.",
      why: 'Losing count is part of the plan; start from one.',
      fits: ['bedtime'],
    },
    {
      text: 'Will I give my eyes the dark half an hour early tonight?',
      why: 'An early night is a present with a time on it; choose the hour.',
      fits: ['evening'],
    },
    {
      text: "{name}, you've closed longer days than this with one small lamp.",
      why: 'A calm record, told by name; switch on the lamp.',
      fits: ['evening'],
    },
  ],
  own: [
    {
      text: 'I am someone who lets the day end.',
      why: 'It claims one simple habit; end one thing now.',
      fits: ['evening'],
    },
    {
      text: 'I keep a gentle hour between the screen and the dark.',
      why: 'An hour kept becomes a place; begin with ten minutes.',
      fits: ['winding-down'],
    },
    {
      text: 'Rest is part of my work, and I turn up for it.',
      why: 'It makes sleep part of the day; keep your time tonight.',
      fits: ['rest'],
    },
    {
      text: "I'm a person who can leave a question on the step overnight.",
      why: 'A question keeps until morning; leave it there for tonight.',
      fits: ['curiosity', 'night'],
    },
    {
      text: 'I know how to make a bed feel like a harbour.',
      why: 'You know what helps you sleep; set it out now.',
      fits: ['bedtime'],
    },
    {
      text: 'I treat bedtime as a kindness I give the morning.',
      why: "Tonight's care arrives tomorrow; give a little.",
      fits: ['kindness', 'bedtime'],
    },
    {
      text: 'My evenings have a door, and I can close it softly.',
      why: 'A small act can end the day; choose yours.',
      fits: ['evening'],
    },
    {
      text: "When the clock says ten, I'll turn towards the quiet room.",
      why: 'A fixed sign makes it easier to stop; choose your own hour.',
      fits: ['evening'],
    },
    {
      text: 'What would a host do for a guest as tired as I am tonight?',
      why: 'Treat yourself as a guest who is tired; do one kind thing.',
      fits: ['care', 'bedtime'],
    },
    {
      text: '{name}, you are someone who puts the day away with care.',
      why: 'A tidy, tender picture; put away one thing.',
      fits: ['winding-down'],
    },
  ],
}
