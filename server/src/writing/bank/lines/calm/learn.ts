/** calm, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const calmLearn = `
I    | first | I'm learning that I can be calm before I'm certain.
I    | first | I'm learning to slow down before I'm made to stop.
I    | - | I'm getting better at leaving a worry half finished.
I    | - | I'm learning to hear a worry without obeying it.
I    | a-hard-talk | I'm practising staying soft when I feel cornered.
I    | - | I'm learning to catch the hurry a little sooner.
I    | waiting-for-news patience | I'm learning to wait without holding my breath.
I    | waiting-for-news | I'm getting better at not knowing.
I    | after-a-setback | I'm learning to let a bad hour stay an hour.
I    | an-exam | I'm practising going slowly when the clock is fast.
I    | an-interview | I'm learning to let a silence do some of the talking.
I    | meeting-people | I'm learning to bring my own quiet into a loud room.
I    | winding-down evening | I'm getting better at stopping before I'm spent.
I    | bedtime night | I'm learning to leave my thoughts at the edge of the bed.
I    | waking-up morning | I'm learning to begin the day before I brace for it.
I    | before-work morning | I'm practising arriving without rushing in.
I    | time-alone | I'm getting used to my own company when it's quiet.
I    | - | Little by little, I'm learning which worries are mine.
I    | - | I'm learning that slow is also a way of getting there.
I    | first | I'm learning to trust a pause before I speak.
I    | not-good not-bright | I'm learning to be gentle with the part of me that panics.
I    | first | I'm finding that most things can wait for one breath.
I    | not-good not-bright | I'm learning not to make a plan while I'm frightened.
I    | - | I'm learning to tell when I'm tired and when I'm troubled.
I    | - | I'm learning to let other people be upset without joining in.
I    | a-busy-day | I'm practising walking between things instead of running.
I    | - | I'm learning to feel a thing all the way and still be all right.
I    | - | I'm beginning to believe that calm can come back.
I    | honesty first-only | I'm learning to say I'm worried before I'm angry.
I    | - | I'm practising letting someone else have the last word.
I    | curiosity | I'm getting curious about what my worry is trying to protect.
I    | - | I'm learning to stop a little before I'm worn out.
I    | - | I'm getting better at noticing what can manage without me.
I    | - | I'm learning to put the phone away before my mind fills up.
I    | evening winding-down | I'm practising one slow thing at the end of the day.
I    | - | I'm learning to let a plan change and stay steady.
I    | first | I'm teaching myself that rushing is not the same as caring.
I    | first | I'm learning to ask whether something is urgent or only loud.
I    | a-hard-talk | I'm learning to listen to the end before I decide.
I    | a-hard-talk | I'm practising saying less, and meaning it.
I    | meeting-people | I'm getting better at letting people see me nervous.
I    | - | I'm finding that calm doesn't need perfect quiet.
I    | - | I'm practising being here instead of three steps ahead.
I    | humour | I'm learning to smile at an old worry when it visits.
I    | - | I'm practising not filling the quiet.
I    | bedtime night | I'm learning that lying awake can be restful too.
I    | bedtime night | I'm practising letting the day go, one thought at a time.
I    | waking-up morning | Slowly, I'm learning to let mornings come to me.
I    | - | I'm getting better at calming down without shutting down.
I    | - | I'm learning to stop at good enough and breathe.
I    | waiting-for-news | I'm practising filling the wait with something kind.
I    | morning | I'm growing more patient with my slow mornings.
I    | - | I'm learning to be moved without being knocked over.
I    | - | I'm getting better at asking for a bit of peace.
I    | independence | I'm learning to keep my own pace when others rush.
I    | - | I'm learning how little I need in order to feel steady.
I    | - | I'm finding calm in doing one plain thing properly.
I    | - | I'm finding that I can be calm and still say no.
I    | - | I'm learning that I don't have to hold still to be calm.
I    | not-good not-bright | I'm learning to sit beside my fear instead of inside it.
I    | an-exam | I'm learning to meet a blank page with a slow breath.
I    | an-exam an-interview | I'm practising arriving early enough to breathe.
I    | first | I'm learning that calm is something I return to, not something I keep.
I    | - | I'm beginning to let peace be ordinary.
I    | friendship | I'm practising telling a friend before a worry builds up.
I    | - | I'm learning to let my body be heavy when it's tired.
I    | - | I'm getting better at stepping back without walking away.
I    | evening | I'm learning to leave the future alone for an evening.
?    | - | What would I do next if I trusted myself to stay calm?
?    | first | What if calm is a skill, and I'm part of the way there?
?    | morning afternoon | What would slowing down a little look like today?
?    | a-busy-day morning afternoon | What would I drop today if I were learning to go gently?
?    | waiting-for-news | What if waiting is something I can get better at?
?    | a-hard-talk | What if I tried listening for longer than feels easy?
?    | an-exam | What if I practised one slow breath for each hard question?
?    | an-interview | What if I treated this as a conversation I'm learning to have?
?    | meeting-people | What if I let someone else fill the first silence?
?    | bedtime night | What would I like to practise leaving outside the bedroom tonight?
?    | winding-down evening | What would be a gentle way to begin a slower evening?
?    | time-alone | What would the quiet teach me if I stayed in it?
?    | not-good not-bright | What if I watched a feeling and learned how long it lasts?
?    | - | What would I try if calm didn't have to be perfect?
?    | first | What would it be like to take one breath before I answer?
?    | first | What if I got curious before I got cross?
when | - | When I feel a hurry rise, I'll practise doing one thing slowly.
when | - | When I've snapped, I'll come back and say it more gently.
when | a-busy-day | When a new task lands, I'll finish my breath before I look at it.
when | waiting-for-news | When the waiting gets long, I'll do something with my hands.
when | after-a-setback | When I go over what happened, I'll tell it once, kindly, and then stop.
when | a-hard-talk | When I want to interrupt, I'll practise waiting for the full stop.
when | an-exam | When time feels short, I'll try slowing down for one question.
when | an-interview | When I start to rush my words, I'll practise one slower sentence.
when | meeting-people | When I feel out of place, I'll try asking one person how they are.
when | bedtime night | When I'm wide awake, I'll practise lying still without minding.
when | winding-down evening | When the evening starts to fill up, I'll keep one part of it empty.
when | waking-up morning | When the first worry arrives, I'll say good morning to it and get up.
when | time-alone | When the quiet feels strange, I'll stay in it a little longer than last time.
when | before-work morning | When I'm about to rush out, I'll stand still for one breath.
when | - | When someone is sharp with me, I'll practise keeping my own voice soft.
when | - | When I can't settle, I'll try moving gently instead.
when | first | When I lose my calm, I'll count the coming back as practice.
when | - | When my mind jumps ahead, I'll bring it back without scolding.
when | - | When I feel like checking again, I'll practise trusting the first time.
when | not-good not-bright | If I feel panic coming, I'll try breathing out more slowly.
when | - | When plans change, I'll practise letting the old plan go.
I    | note-loss | I'm learning to be gentle with a sadness I can't mend.
I    | note-heartache | I'm learning to let a memory of someone come and go.
I    | note-family | I'm learning to stay steady when someone close to me can't.
I    | note-friends | I'm learning to miss people without believing the worst about myself.
I    | note-worry | I'm learning to let my mind be noisy without arguing with it.
I    | note-shame | I'm learning to let the hot feeling pass before I decide what it says about me.
I    | note-anger | I'm learning to let the heat go down before I choose my words.
I    | note-tired | I'm learning to slow down when I'm tired, and not only when I'm empty.
I    | note-glad | I'm learning to let a good thing sink in before I hurry on.
I    | rest | Doing nothing takes practice. I'm putting in the hours.
I    | humour | I'm learning to put my worry in a taxi and not get in beside it.
I    | first-only | I still lose my calm a lot, but I'm getting quicker at finding it.
I    | - | Slowly I'm working out that loud isn't the same as important.
I    | - | It turns out I can be late and breathe.
I    | not-heavy not-low | I'm getting used to things going well, which takes more nerve than I thought.
I    | not-heavy not-low | A good mood, I'm learning, can sit next to a bad one and not catch it.
I    | night | I'm practising not doing sums in the dark.
I    | - | I'm beginning to see that most of my emergencies would keep until I've eaten.
I    | patience | My pause used to be nothing. Now it's nearly a second.
I    | - | My first thought still shouts. I've learned to wait for the second.
I    | - | I practise on small things: the queue, the lid, the password.
I    | learning | I'm new at slow. Fast was easy to pick up.
I    | - | It takes me a day to notice I was upset. It used to take a week.
I    | - | One breath between the ping and my answer: that's my whole method.
I    | time-alone | There's a knack to being bored, and I nearly have it.
I    | a-hard-talk | I used to answer before the question was over. Now I mostly let it land first.
I    | first-only | My fuse grows by inches.
I    | patience | I'm learning to be in the slow queue without taking it as a comment on my life.
I    | - | I'm learning to dawdle.
I    | curiosity | These days I ask a worry for its evidence.
I    | - | I've started breathing out before I open messages.
I    | note-study | I'm getting used to the part before it makes sense.
I    | note-shame | I'm teaching the voice in my head some manners.
I    | note-shame note-mistake | I'm getting used to remembering the worst bit without making the noise.
you  | - | {name}, you're learning to tell a bell from a fire.
you  | evening night | {name}, you're learning to let a thing be unfinished in the next room while you rest in this one.
you  | - | {name}, you get a little slower to boil each year.
you  | note-anger | {name}, you're getting better at leaving a gap before the second sentence.
?    | - | Will I practise on the small annoyances, which are free?
?    | - | What if I got better at being bored?
when | a-hard-talk | When I start composing a speech in the shower, I'll practise giving the other person some lines too.
when | - | When I snap, I'll practise mending it within the hour.
when | - | When I've rushed one sentence, I'll try the next with the brakes on.
when | first | If I can't do ten breaths, I'll do the two I've got.
when | note-work | When the tone of a message stings, I'll try reading it in a sillier voice.
when | note-glad | When I start on what could still go wrong, I'll go back to what went right.
when | note-friends | When I think they've forgotten me, I'll try thinking they're busy.
you  | - | {name}, you're getting better at letting a silence be a silence.
you  | - | {name}, you used to rush to fix a feeling. Now you sometimes just sit beside it.
you  | - | {name}, bit by bit you're learning which alarms are yours.
you  | - | {name}, you're slower to panic than you were.
I    | note-parenting | I'm learning to lower my voice instead of raising it.
I    | note-relatives | I'm learning to hear an old question without giving an old answer.
I    | note-chore | I'm learning that dull things are usually quite short.
I    | note-nuisance | I'm learning to swear once and then see what can be done.
I    | note-flat | I'm learning to let a slow mood go at its own speed.
I    | note-looks | I'm learning that I can feel self-conscious and still have a nice time.
I    | note-habit | I'm learning that a craving can pass without being answered.
I    | note-missing | I'm learning to let a wave of it pass without arguing.
I    | note-pet | I'm learning to look, and wait, and breathe in between.
I    | note-job | I'm learning to take this one step at a time.
I    | note-told-off | I'm learning to let other people's temper stay other people's.
I    | note-no-reply | I'm learning to let people be slow without filling in the blanks.
I    | note-let-down | I'm learning to let a disappointment be sad before it's useful.
I    | note-sad | I'm learning that a sad hour can be just an hour.
I    | note-meeting | I'm learning that a short answer can be a good one.
I    | note-scrolling | I'm learning to be a bit bored and not reach for anything.
I    | note-their-health | I'm learning to wait without practising the worst.
I    | note-plain | I'm learning to let a day be whatever sort of day it is.
I    | note-row | I'm learning to let it cool before I pick it up.
I    | note-money | I'm learning to do the sums in daylight and not at night.
I    | note-boss | I'm learning to answer the words and let the tone drop.
I    | note-stage | I'm learning to look for one friendly face.
I    | note-mistake | I'm learning to let it be over when it's over.
I    | note-annoyed | I'm learning that a sigh isn't a conversation.
I    | note-fear | I'm learning to tell them I'm nervous. They've met nervous.
I    | note-somebody | I'm learning to be fond of people without steering them.
I    | - | More and more, I let the first alarm ring out.
I    | - | I used to fill the silence. Now I sometimes rest in it.
I    | - | Lately my worries get a hearing and then a bedtime.
I    | - | It turns out I can be upset and quiet at once.
I    | - | Bit by bit I'm finding out how little of it is urgent.
I    | - | I'm getting slower at taking offence, and I like it.
`
