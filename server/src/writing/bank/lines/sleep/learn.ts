/** sleep, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const sleepLearn = `
I    | fair | I'm coming to like the plain pleasure of lying down.
I    | first | I'm getting better at going to bed when I'm tired and not when I'm finished.
I    | fair | I'm learning not to spend tomorrow's energy on tonight's last episode.
I    | friendship fair | I'm beginning to guard my sleep as I'd guard a friend's.
I    | creativity first-only | I'm practising rest as I'd practise an instrument, badly at first.
I    | fair | I'm learning to go to bed for the sake of my own morning.
I    | spare | Little by little, I'm giving my evenings back to myself.
I    | fair | I'm learning to leave big decisions for a rested day.
I    | - | I'm beginning to look forward to doing nothing.
I    | fair | I'm coming to believe that most things hold together while I rest.
I    | an-exam evening night spare | I'm learning to choose sleep over the last page.
I    | a-hard-talk honesty fair | I'm getting better at saying I'm too tired to talk about this well.
I    | winding-down evening fair | I'm getting better at leaving the screen before it leaves me wide awake.
I    | bedtime evening night spare | I'm getting better at putting out the light on an unfinished day.
I    | night fair | I'm learning to lie awake kindly.
I    | evening night first | Slowly, I'm learning that night is not the hour for verdicts.
I    | evening night | Each evening I practise letting the day end, and some evenings I manage it.
I    | night first | I'm getting better at waking in the night without waking my worries.
I    | evening night spare | I'm practising letting one good thing be the last thing I think about.
?    | spare | What would tell me sooner that I'm tired?
?    | fair | What if I rested first and found out what's left to worry about?
?    | an-exam an-interview spare | What if resting is part of getting ready?
?    | evening night spare | What if I tried saying thank you to the day and nothing more?
when | humour fair | If I start telling the story of my bad night, I'll try the short version.
when | not-good not-bright | When a thought turns bleak, I'll ask how tired I am.
when | fair | When someone wants an answer from me late in the day, I'll ask for a night to think.
when | friendship spare | When I plan an early night, I'll treat it as a promise to a friend.
when | kindness morning afternoon spare | If I have a bad night, I'll practise having a kind day.
when | - | When I mistake tired for hopeless, I'll try waiting a day before I believe it.
when | waking-up morning spare | When I wake with a racing mind, I'll practise giving it one thing at a time.
when | winding-down evening spare | When the evening begins, I'll turn one thing off and see how that feels.
when | night fair | If I can't get back to sleep, I'll practise getting comfortable.
I    | note-work evening spare | I'm learning to stop thinking about work while there's some evening left.
I    | note-worry evening night | I'm learning to tell a worry at night that I'd rather talk by day.
I    | note-shame evening night spare | I'm learning not to put myself on trial at bedtime.
I    | note-anger evening night spare | I'm learning to leave an argument unfinished overnight.
I    | note-glad | I'm learning to save a bit of the gladness for breakfast.
I    | fair | Bit by bit, I believe people when they say go home.
I    | evening night | I'm learning to hand over to the night shift, whoever that is.
I    | evening night note-heartache | I'm teaching myself to stop writing speeches in bed.
I    | an-exam evening fair | I'm learning to shut the book while I can still read the cover.
I    | spare | Slowly, I'm getting on first-name terms with my limits.
I    | humour first-only first | I'm practising doing nothing. I've a natural gift.
I    | honesty first | I know the difference now between a rest and a scroll. I don't like it, but I know it.
I    | first | My rests are getting better. They've stopped having a purpose.
I    | humour first | My bedtime is slowly becoming an actual time.
I    | first | I used to boast about short nights. I've gone off it.
I    | not-heavy not-low humour spare | I'm getting to be quite an expert in lie-ins.
I    | evening night note-loss | I'm finding that I can be sad and asleep at the same time.
I    | fair | Each week I give one evening back to the sofa, and each week it gets easier to mean it.
I    | evening night humour first | I'm learning not to argue with anybody after ten, myself included.
I    | note-anger fair | I'm learning that some of my anger is only tiredness.
I    | first-only first | I'm learning to leave while I'm still nice.
I    | night | I'm getting better at letting the clock keep its news to itself.
I    | not-heavy not-low morning first | I'm learning to like the first minute of the day, before it has an opinion.
I    | - | I save my big questions for after breakfast now.
I    | humour first | I'm beginning to know my tired voice. It's the one with all the bad news.
I    | night first | Lately I find that a worry at night is mostly the night.
I    | first | These days I stop at tired. I used to go on to tearful.
I    | first | I'm coming to treat rest as a meal and not a pudding.
?    | evening night note-worry fair | What would this look like to me after breakfast?
?    | spare | What would my day be like, if rest had an appointment in it?
?    | evening night fair | What would a night be like, if I weren't marking it?
when | honesty fair | When I'm about to say fine, I'll try saying sleepy.
when | humour first | When I want to scroll, I'll try staring at the wall, which has fewer opinions.
when | night | When I can't sleep, I'll practise lying there like somebody who can.
when | evening night fair | When I'm up too late, I'll go to bed without telling myself off on the way.
when | first | When I'm tired, I'll try believing it the first time.
when | first | When I can't switch off, I'll practise dimming.
I    | night | I'm learning to meet three in the morning without an agenda.
I    | evening night | I used to earn my rest. Now I sometimes just take it.
I    | night spare | More and more, I leave the thinking to daylight.
I    | first | I used to sleep like a guest. Lately I take up the whole bed.
I    | evening | I've begun to hear the first yawn. It used to take four.
I    | humour first | My second wind comes at ten. I've stopped opening the door to it.
I    | first | I used to read my tiredness as bad news. Now I read it as the time.
I    | evening night humour first | I've started sleeping apart from my phone. The phone seems fine.
?    | evening fair | What if tonight I went to bed on the first yawn instead of the fourth?
?    | fair | What would a week look like with one empty evening in it?
?    | not-good not-bright humour first | What if my bad mood is only a late lunch and a short night?
?    | evening night fair | What if the phone slept in the kitchen, as a dog would?
when | afternoon evening night | When I'm too tired to choose, I'll choose soup and bed.
you  | evening night fair | {name}, you can learn to leave on the first yawn.
you  | evening night first | {name}, the second wind is only a draught. You can shut the door on it.
you  | first | {name}, resting takes practice. You could start by doing it badly on the sofa.
you  | evening night first | {name}, let the phone sleep in the kitchen. You can see how you both feel.
you  | first | {name}, stop at tired. You don't have to go on to tearful.
you  | evening night | {name}, a day can be put down half read, like a book.
you  | morning fair | {name}, you can ask yourself the big questions after breakfast.
I    | waking-up morning | I'm learning to wake up without asking the clock how I did.
I    | winding-down evening spare | I'm learning to leave the last half hour empty, like the last page of a book.
I    | bedtime night | I'm learning to lie there like a boat that's been tied up.
?    | evening fair | What if I went up ten minutes earlier, just for tonight?
I    | first | I'm new to naps. I keep checking whether I'm having one.
I    | - | I'm starting to sit down without announcing it.
I    | first | I've stopped chasing sleep. I sit still and let it sniff my hand.
I    | first | I'm slowly giving up one more episode, one episode at a time.
when | - | After I say five more minutes, I'll practise counting to five.
I    | first | I used to treat bedtime as an opening offer. I've started accepting.
I    | - | I've begun to catch the yawn before the temper.
I    | - | I've stopped saying I was resting my eyes. I was asleep.
I    | first | I'm learning to leave the ceiling alone.
I    | - | I've started losing gracefully to naps.
I    | - | I'm trying to be dull after dark.
`
