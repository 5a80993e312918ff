/** calm, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmLearn = `
I    | - | I'm learning that I can be calm before I'm certain.
I    | fair | I'm getting better at leaving a worry half finished.
I    | an-interview fair | I'm learning to let a silence do some of the talking.
I    | a-busy-day spare | I'm practising walking between things instead of running.
I    | fair | I'm practising letting someone else have the last word.
I    | fair | I'm teaching myself that rushing is not the same as caring.
I    | - | I'm learning to ask whether something is urgent or only loud.
I    | a-hard-talk spare | I'm learning to listen to the end before I decide.
I    | morning fair | I'm growing more patient with my slow mornings.
I    | evening fair | I'm learning to leave the future alone for an evening.
?    | meeting-people fair | What if I let someone else fill the first silence?
?    | spare | What would it be like to take one breath before I answer?
when | fair | When I've snapped, I'll come back and say it more gently.
when | a-busy-day spare | When a new task lands, I'll finish my breath before I look at it.
when | a-hard-talk | When I want to interrupt, I'll practise waiting for the full stop.
when | an-interview spare | When I start to rush my words, I'll practise one slower sentence.
when | bedtime night spare | When I'm wide awake, I'll practise lying still without minding.
when | waking-up morning fair | When the first worry arrives, I'll say good morning to it and get up.
when | before-work morning spare | When I'm about to rush out, I'll stand still for one breath.
when | spare | When I can't settle, I'll try moving gently instead.
I    | note-loss spare | I'm learning to be gentle with a sadness I can't mend.
I    | note-friends | I'm learning to miss people without believing the worst about myself.
I    | note-shame | I'm learning to let my face cool before I pass sentence.
I    | note-anger | I'm learning to let the first reply go by and send the second.
I    | note-tired | I'm learning to sit down before I fall down.
I    | rest first | Doing nothing takes practice. I'm putting in the hours.
I    | humour first | I'm learning to put my worry in a taxi and not get in beside it.
I    | first-only | I still lose my calm a lot, but I'm getting quicker at finding it.
I    | - | Slowly I'm working out that loud isn't the same as important.
I    | first | It turns out I can be late and breathe.
I    | not-heavy not-low first | I'm getting used to things going well, which takes more nerve than I thought.
I    | not-heavy not-low spare | A good mood, I'm learning, can sit next to a bad one and not catch it.
I    | night | I'm practising not doing sums in the dark.
I    | first | I'm beginning to see that most of my emergencies would keep until I've eaten.
I    | patience first | My pause used to be nothing. Now it's nearly a second.
I    | - | My first thought still shouts. I've learned to wait for the second.
I    | first | I practise on small things: the queue, the lid, the password.
I    | learning | I'm new at slow. Fast was easy to pick up.
I    | first | It takes me a day to notice I was upset. It used to take a week.
I    | - | One breath between the ping and my answer: that's my whole method.
I    | time-alone | There's a knack to being bored, and I nearly have it.
I    | a-hard-talk fair | I used to answer before the question was over. Now I mostly let it land first.
I    | first-only fair | My fuse grows by inches.
I    | patience first | I'm learning to be in the slow queue without taking it as a comment on my life.
I    | first | I'm learning to dawdle.
I    | curiosity spare | These days I ask a worry for its evidence.
I    | fair | I've started breathing out before I open messages.
I    | note-study | I'm getting used to the part before it makes sense.
I    | note-shame | I'm teaching the voice in my head some manners.
I    | note-shame note-mistake fair | I'm learning to remember it without wincing.
?    | fair | What if I got better at being bored?
when | a-hard-talk | When I start composing a speech in the shower, I'll practise giving the other person some lines too.
when | fair | When I snap, I'll practise mending it within the hour.
when | fair | When I've rushed one sentence, I'll say the next at walking pace.
when | first | If I can't do ten breaths, I'll do the two I've got.
when | note-work | When the tone of a message stings, I'll try reading it in a sillier voice.
when | note-glad fair | When I start on what could still go wrong, I'll go back to what went right.
I    | note-parenting fair | I'm learning to lower my voice instead of raising it.
I    | note-relatives | I'm learning to hear an old question without giving an old answer.
I    | note-chore | I'm learning that dull things are usually quite short.
I    | note-nuisance | I'm learning to swear once and then see what can be done.
I    | note-flat fair | I'm learning to let a slow mood go at its own speed.
I    | note-looks spare | I'm learning that I can feel self-conscious and still have a nice time.
I    | note-habit spare | I'm learning that a craving can pass without being answered.
I    | note-told-off spare | I'm learning to let other people's temper stay other people's.
I    | note-no-reply fair | I'm learning to let people be slow without filling in the blanks.
I    | note-let-down | I'm learning to let a disappointment be sad before it's useful.
I    | note-sad | I'm learning to be sad with the radio on.
I    | note-meeting fair | I'm learning that a short answer can be a good one.
I    | note-scrolling spare | I'm learning to be a bit bored and not reach for anything.
I    | note-their-health | I'm learning to wait without practising the worst.
I    | note-plain spare | I'm learning to let a day be whatever sort of day it is.
I    | note-row spare | I'm learning to let it cool before I pick it up.
I    | note-money fair | I'm learning to do the sums in daylight and not at night.
I    | note-stage spare | I'm learning to look for one friendly face.
I    | note-mistake spare | I'm learning to let it be over when it's over.
I    | note-annoyed | I'm learning that a sigh isn't a conversation.
I    | note-fear | I'm learning to tell them I'm nervous. They've met nervous.
I    | note-somebody | I'm learning to be fond of people without steering them.
I    | spare | I used to fill the silence. Now I sometimes rest in it.
I    | first | Lately my worries get a hearing and then a bedtime.
I    | fair | It turns out I can be upset and quiet at once.
I    | - | I'm getting slower at taking offence, and I like it.
I    | - | I've begun to hear the difference between urgent and loud.
I    | first | I used to run for trains I wasn't catching.
I    | fair | I'm learning to stir slowly, and it's spreading to the rest of me.
I    | fair | I put the bag down now, when I stop to talk.
I    | fair | I've learned to leave a worry on the step overnight. It's often gone by breakfast.
I    | humour first | My calm used to last as long as a match. I'm up to a candle.
I    | fair | I've stopped answering each worry that knocks.
?    | fair | What if I waited a minute before I called something urgent?
?    | fair | What if I learned one slow thing, like bread?
you  | fair | {name}, calm takes a few goes. You can start with the next red light.
you  | fair | {name}, practise on small things: a lid, a queue, a password. You have plenty to choose from.
you  | first | {name}, the second thought is often the kind one. You can wait for it.
you  | spare | {name}, muddy water clears if you leave the bucket alone.
when | before-work fair | When I'm late before I've started, I'll go at a walk.
I    | a-busy-day spare | I've begun to let things pile up neatly and go on with the one I'm holding.
I    | an-exam fair | I'm learning to look out of the window once and then go on.
I    | a-hard-talk fair | I'm learning to leave a gap as long as a breath before I answer back.
I    | waiting-for-news | I'm learning to look at the clock less and the window more.
I    | winding-down evening fair | I've begun to draw the curtains slowly. It tells the rest of me.
?    | first | What if I let one thing be late, and watched nothing happen?
?    | spare | What if I listened to a whole song before I answered anybody?
?    | spare | What if I did the next small thing at half my usual speed?
?    | first | What if half of calm is walking as if I'd left in good time?
?    | spare | What would I put down first: the bag, the phone or my shoulders?
?    | spare | What if the kettle's three minutes were mine to do nothing in?
you  | first | {name}, try walking at the pace of somebody carrying soup.
you  | first | {name}, put the worry on the list, somewhere below eggs.
I    | - | My shrug is coming along nicely.
?    | - | What if I tried being bored, for a treat?
I    | - | I'm rehearsing stillness, with some scratching.
I    | - | I still jump at the doorbell. I land sooner.
I    | first | I've begun to hear the birds over the top of myself.
I    | - | I've started putting the phone down. Only my thumb still misses it.
I    | - | My sighs are getting longer. I recommend it.
I    | - | Lately I swear once and then look properly. The scissors are right there.
I    | - | What I called calm was mostly holding still. I'm trying the other kind.
I    | - | I've stopped poking my bad moods. They pass quicker.
`
