/** gratitude, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeAllow = `
I    | - | I'm allowed to be glad and sad on the same day.
I    | not-good not-bright | I'm allowed not to feel grateful yet.
I    | first | I'm allowed to like my life in parts.
I    | - | I'm allowed to be pleased about something very small.
I    | humour | I'm allowed to grumble and still love what I have.
I    | not-good not-bright | I'm allowed to laugh while things are still hard.
I    | - | I'm allowed to keep a good thing to myself for a while.
I    | first | Happiness is allowed to come before things are settled.
I    | honesty | I'm allowed to say that one thing is hard and another is good.
I    | courage | I can be grateful for something and still leave it behind.
I    | honesty | I'm allowed to thank someone and still disagree with them.
I    | - | I'm allowed to enjoy a good thing for as long as I like.
I    | - | An ordinary day is allowed to be a good one.
I    | - | I'm allowed to be proud as well as thankful.
I    | - | I don't have to be thankful for what hurt me.
I    | - | I don't have to feel grateful on demand.
I    | - | I don't have to pay every kindness back today.
I    | - | Feeling lucky is not something I owe to anybody today.
I    | - | I don't have to deserve a good day to enjoy it.
I    | - | I don't owe anyone an apology for a good mood.
I    | honesty first | I don't have to choose between honest and glad.
I    | - | I don't have to smile to be grateful.
I    | - | I don't need to share a good moment for it to be real.
I    | not-good not-bright | I don't need to wait for better times to like something now.
I    | not-good not-bright | I can be grateful and tired.
I    | first | I can be late with my thanks.
I    | first | I can say thank you without adding sorry.
I    | - | I can let a kind word stay with me.
I    | first | I can let a good moment be short.
I    | - | I can be glad of help and still find it hard to accept.
I    | kindness | I can let somebody be good to me.
I    | honesty | I can love what I have and be honest about what it costs.
I    | - | I can be glad for someone and a little sad for myself.
I    | rest | I can put off being thankful until I've had a rest.
I    | not-good not-bright | It's okay if nothing feels good yet.
I    | kindness | It's okay to enjoy something while somebody else is struggling.
I    | humour | It's okay to be grateful and a bit grumpy.
I    | - | It's okay to forget to be thankful and remember later.
I    | - | It's okay if thanking people makes me shy.
I    | - | It's okay to be happy with less than I planned.
I    | - | It's okay to be moved by something silly.
I    | - | It's okay to feel better before I know why.
I    | - | Being glad of one thing doesn't mean I'm fine with the rest.
I    | - | My gladness doesn't have to be loud.
I    | first | My thanks can be clumsy and still be meant.
I    | not-good not-bright | Nothing today depends on my being cheerful.
I    | first-only | Sometimes a single good moment is all I ask of a day.
I    | not-good not-bright | Even now, I'm allowed to enjoy one thing.
I    | morning afternoon not-good not-bright | Today I can let myself off being positive.
I    | not-good not-bright | One hard part doesn't have to speak for my whole week.
I    | not-good not-bright | Feeling flat doesn't make me ungrateful.
I    | - | Wanting things to be different doesn't spoil what I'm glad of.
I    | not-good not-bright | Sometimes relief is all the gratitude I've got, and that's enough.
I    | waking-up morning | I don't have to wake up grateful.
I    | waking-up morning | I'm allowed to enjoy a quiet minute before I think about the day.
I    | waking-up morning | I can let the morning be pleasant before it's useful.
I    | before-work | I'm allowed to like some of my work and not all of it.
I    | before-work | I don't have to be grateful for work to do it well.
I    | a-busy-day care | If somebody offers help, I'm allowed to take it and be glad.
I    | a-busy-day | I don't have to see the good in being so busy.
I    | a-busy-day | Some tasks can wait while I enjoy one thing.
I    | after-a-setback | I don't have to be glad of a setback because I learned something.
I    | after-a-setback | I'm allowed to be disappointed and still keep what was good.
I    | after-a-setback courage | I can be sorry about how things went and thankful that I tried.
I    | after-a-setback | It's okay if I can't see any good in what happened yet.
I    | waiting-for-news | I'm allowed to have a nice hour while I wait.
I    | waiting-for-news | Worry and a good moment can both have a place in my day.
I    | time-alone creativity | I can do something only because it pleases me.
I    | time-alone | It's okay to like the peace and miss the company.
I    | winding-down evening night | I can let today be a mixed day.
I    | winding-down evening night honesty | I don't have to make today sound good.
I    | winding-down evening night | I'm allowed to be pleased with today for one small reason.
I    | winding-down evening night | It's okay to remember the nice part first.
I    | bedtime evening night | I can take one good moment to bed with me.
I    | bedtime evening night | I don't have to sum up the day before I sleep.
I    | bedtime evening night not-good not-bright | I'm allowed to be thankful that the day is done.
I    | meeting-people friendship | I can let somebody be pleased to see me.
I    | meeting-people | I'm allowed to take a compliment and just say thanks.
I    | meeting-people honesty | I don't have to sound grateful when they ask how I am.
I    | an-exam an-interview | I'm allowed to be nervous and glad of the chance.
I    | an-exam an-interview learning | Whatever they ask, I can be glad of what I've learned so far.
I    | an-exam | I can wish for a good result and still be glad of the work I've done.
I    | a-hard-talk honesty | I can be thankful for them and still tell them what hurt.
I    | a-hard-talk | I'm allowed to value somebody and still say no.
I    | a-hard-talk kindness | It's okay to say thank you in the middle of a disagreement.
?    | - | What would I enjoy if I didn't feel guilty about it?
?    | - | What if thank you is all I have to say?
?    | kindness | What would it be like to let somebody be kind to me?
?    | - | Will I let a kind word stay?
?    | first | What if one good thing doesn't have to make up for the rest?
?    | morning afternoon | What would I allow myself today, if small pleasures counted?
?    | - | What if I can be glad without giving up what I want?
?    | - | What if I can want more and still like what I have?
?    | - | What if I stopped waiting for the catch?
?    | humour | What would I be grateful for, if I could choose something silly?
?    | first | What if good things are allowed to be easy?
?    | - | What would change if I thanked myself now and then?
?    | fairness morning afternoon | Will I give the good in today as much time as the bad?
?    | care | What if there's no debt in being cared for?
?    | - | What if I have my own way of being grateful, without the words?
?    | - | What would I stop improving and simply enjoy?
?    | - not-bright not-good | What if it's all right to feel flat some days?
?    | - | What would I do for pleasure, if it didn't need a purpose?
?    | - | Will I tell one person about something good?
?    | - | What would it be like to let relief be enough?
?    | first | What if a late thank you is still a welcome one?
?    | - | What if a good mood can come and go, and I don't have to chase it?
?    | waking-up morning | What if I let the day be a bit nice before I judge it?
?    | before-work | What would I look forward to at work, if I were honest?
?    | a-busy-day rest | What if I took a break and simply enjoyed it?
?    | after-a-setback | What if I don't have to find any good in what happened yet?
?    | waiting-for-news | What would I let myself enjoy while I don't know?
?    | time-alone independence | What would I choose, if pleasing myself were the whole plan?
?    | winding-down evening night | What if today can be both disappointing and worth something?
?    | bedtime evening night | What if I fell asleep thinking of one kind minute?
?    | meeting-people | What if I let them be glad to see me?
?    | an-interview | What if I can want something new and still value where I am?
?    | a-hard-talk kindness | What would I thank them for, before I say the hard thing?
when | - | When I'm hurried into feeling better, I'll let myself take my time.
when | - | When somebody thanks me, I'll take it in instead of shrugging it off.
when | care | When someone offers help, I'll let myself say yes please.
when | - | When I feel guilty for a good moment, I'll stay in it for one more breath.
when | - | When I'm told how lucky I am, I'll remember that life can still be hard.
when | - | When I feel pleased with something, I'll let my face show it.
when | first | When I want to apologise for needing help, I'll say thank you instead.
when | honesty | When I start to play down something good, I'll say it plainly once.
when | first | When something nice happens, I'll let it last until it's finished.
when | - | When I remember a thank you I missed, I'll say it late.
when | - | When envy comes up, I'll let it pass and name one thing I'd keep.
when | - | When I feel lucky and uneasy, I'll let both be true.
when | - | When I'm asked how things are, I'll let myself mention one good thing.
when | - | When worry interrupts something nice, I'll breathe out and come back.
when | not-good not-bright | When sadness comes into a nice moment, I'll make room for both.
when | - | When I find fault with a good thing, I'll let it be good enough.
when | humour | When I'm in a bad mood, I'll let one thing not annoy me.
when | - | When nothing feels good, I'll look for something that's merely all right.
when | - | When I laugh at a sad time, I'll let it be a rest.
when | - | When I wish things were different, I'll allow the wish and look for one thing I like.
when | friendship | When I want to hurry past good news, I'll tell it to somebody first.
when | - | When my plans shrink, I'll look for something to enjoy in the smaller one.
when | - | When I go to photograph a moment, I'll look at it first with my own eyes.
when | - | When I remember how things used to be, I'll let the good memory stay good.
when | waking-up morning | When I wake up flat, I'll start with one comfort and no speeches.
when | before-work | When I dread the day's work, I'll pick one part of it I can enjoy.
when | a-busy-day | When my break is short, I'll enjoy the few minutes I get.
when | after-a-setback not-good not-bright | When I'm told there's a lesson in what happened, I'll let it simply hurt for today.
when | waiting-for-news | When the waiting spoils something nice, I'll come back to it gently.
when | time-alone evening | When an evening alone feels empty, I'll do one thing I really like.
when | winding-down evening night | When I look back on today, I'll let the good part in too.
when | bedtime night | When I can't sleep, I'll go slowly through something I enjoyed.
when | meeting-people | When someone seems glad to see me, I'll take it as true.
when | a-hard-talk fairness | When they say something fair, I'll thank them for it.
when | | When happiness is expected of me, I'll settle for being honest.
I    | note-loss | I don't have to be thankful while I'm hurting for someone.
I    | note-heartache | My heart can hurt, and I don't have to find the good in it.
I    | note-heartache | I can be glad of what I felt for someone and sad about how it went.
I    | note-family | I don't have to be grateful for everything about the people close to me.
I    | note-work | Work can wear me out, and I don't owe it my thanks.
I    | note-study | I don't have to be glad about exams to be glad of learning.
I    | note-worry | I don't have to feel lucky while I'm worried.
I    | note-shame | I'm allowed to enjoy something good, even after a mistake.
I    | note-shame | I can be thankful for kindness, even when I don't feel I deserve it.
I    | note-anger | I don't have to look for the good while I'm still angry.
I    | note-tired | I can be too tired to be thankful, and that's allowed.
I    | note-tired | I can be glad of a pillow and nothing else today.
I    | note-glad | I'm allowed to be as happy as I am.
I    | note-glad | I can be proud and thankful in the same breath.
I    | evening night | No list tonight. I liked the soup.
I    | - | Somebody else's good news may take me until tomorrow to enjoy, and that's all right.
I    | - | My thank you can be four words long.
I    | honesty | I can be thankful and livid.
I    | - | I'm allowed to be happy in dribs and drabs.
I    | first-only | Gladness can catch me up later.
I    | night | I can be grateful in the morning. I'm in bed.
I    | - | I'm allowed to love my life and want to send back one or two of the parts.
I    | - | I can have had a lot of help and still have done it myself, in a way.
I    | - | I needn't turn this into a moral.
I    | honesty | I don't owe the sunset a feeling.
I    | - | It's okay to be bored in a beautiful place.
I    | not-heavy not-low | I may gloat a little.
I    | - | I can be thankful for the roof and still mention, quite firmly, that it leaks.
I    | not-heavy not-low | I may tell the story again. It's a good one.
I    | - | A good thing may be a fluke. I'm keeping it.
I    | - | I'm allowed to miss what I chose to leave.
I    | - | My thanks can mean thanks, and nothing owed.
I    | not-heavy not-low | I'm allowed to be this pleased.
I    | humour | I can be touched, and blame the onions.
I    | evening night not-good not-bright first-only | I like it that today has an end.
I    | bedtime night | I may fall asleep in the middle of a nice thought.
I    | first-only | For now, glad it's over is the kind of glad I've got.
I    | not-good not-bright first-only | I'm skipping the good side of this one.
I    | - | I can be grateful to somebody and still cross the road to miss the chat.
I    | - | I can like the silly part the most.
I    | - | I may accept the lift without paying in conversation.
I    | note-family | I love them to bits, and I'm counting down to bedtime.
I    | note-loss | The small, silly things are allowed to hurt me most.
I    | evening note-worry note-money | I'm short of cash. The evening can still be nice.
I    | note-work | It's fine to work for the end of the month.
I    | note-anger | I'm allowed a thoroughly good grumble.
I    | note-glad | It's allowed to be this simple and this good.
I    | note-study | I hate the deadline and like the subject. Both can stay.
I    | note-work note-stage | I'm allowed to be terrified and a little bit glad.
I    | note-bored | Dull is allowed. Not much goes wrong in dull.
I    | note-shame note-compare | I like what I have, even while someone else has more.
I    | note-heartache | I can keep the good bits without wanting it back.
I    | note-heartache | It was real to me.
you  | - | {name}, you don't have to love all of it.
you  | humour | {name}, you can take the help, even if they fold the towels wrong.
you  | - | {name}, you can thank them and still go home early.
?    | - | What would I enjoy if I stopped taking notes?
?    | - | What if the good thing is allowed to be small and slightly burnt?
?    | not-heavy not-low | Will I let this go on being good?
?    | kindness | Will I let a kindness be bigger than I'd have chosen?
?    | evening note-tired | What if clean sheets were the whole of my ambition?
when | - | When I'd rather sulk, I'll sulk under the good blanket.
when | - | When they help in their own way, I'll thank them and leave the forks alone.
when | not-good not-bright | If I can't manage thankful, I'll try comfortable.
when | humour | When happiness turns up early, I'll let it in before I've hoovered.
when | note-friends | When a stranger is friendly at the till, I'll let it count.
you  | - | {name}, you can be happy about it before you've told anyone.
you  | - | {name}, you don't have to be thankful for the hard part.
you  | - | {name}, you're allowed to like your life on an ordinary day.
you  | - | {name}, it's yours. You don't have to deserve it twice.
I    | note-nuisance | I can be glad of whatever still works.
I    | note-flat | I'm allowed to look for one nice thing and leave it at one.
I    | note-flat | I'm allowed to potter about until I feel like more.
I    | note-age | Another year of being me. I can be pleased about that.
I    | note-age | I can be glad of the years and grumble about the knees.
?    | note-age | What if I let it be a happy day?
I    | note-excited | I'm allowed to be happy before it's happened.
I    | note-excited | I can enjoy the looking forward as part of the thing.
?    | note-excited | What if it goes well?
I    | note-missing | I can be sad about the gap and glad of the person.
I    | note-let-down | I don't have to be a good sport about it today.
I    | note-sad | I can be sad and still like the biscuit.
I    | note-plain | I'm allowed one thing today that's simply nice.
I    | note-plain | I can be glad of small things on any sort of day.
I    | note-glad | It's just nice. I don't have to make a lesson of it.
?    | note-plain | What if one nice thing today was plenty?
I    | note-compare | I can love my own small life without a picture of it.
I    | note-compare | I can be pleased for them a bit later, when I've been pleased for me.
?    | note-compare | What would I miss if I swapped?
I    | note-bored | A dull day has left me alone. I can be glad of that.
?    | note-glad | What if I let myself be this pleased all day?
I    | note-child | I can be proud enough to burst and quiet about it.
I    | note-somebody | I'm allowed to be glad of people who aren't perfect.
I    | - | I can be thankful and want more.
I    | - | I'm allowed to enjoy a thing I didn't earn.
I    | - | I don't have to turn a good hour into a plan.
I    | - | Being happy for no reason is reason enough.
I    | - | I can love this as it is, with the crack in it.
I    | - | I can take a compliment home with me.
`
