/** self-kindness, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessAllow = `
I    | - | I can begin badly and carry on.
I    | first-only | I'm allowed to be good at some things and not at others.
I    | first | It's okay to be kind to myself before I've fixed anything.
I    | evening | I don't have to keep up a front this evening.
I    | - | I'm allowed to be looked after.
I    | - | I can be sorry without being cruel to myself.
I    | - | I'm allowed to take my own side.
I    | first | I'm allowed to change slowly.
I    | - | I'm allowed to be a beginner at being kind to myself.
I    | first-only best | I don't have to be the person I thought I'd be by now.
I    | not-good not-bright | I'm allowed to feel hurt by something small.
I    | first | I can let a compliment stay.
I    | - | I'm allowed to eat, rest and be ordinary.
I    | not-good not-bright | It's all right to be proud of getting through a hard week.
I    | not-good not-bright | I don't owe a cheerful face to anybody today.
I    | - | I'm allowed a second try, and a third.
I    | - | I don't have to be brave about everything.
I    | - | I can treat this body as a place I live in, not a project.
I    | - | I don't have to forgive myself all at once.
I    | - | It's all right that I didn't know then what I know now.
I    | - | I'm allowed to be quiet and still be welcome.
I    | - | I can let myself be helped without keeping score.
I    | not-good not-bright | I'm allowed to rest in the middle of a hard week.
I    | first-only | I can be the grown-up who is nice to me.
I    | not-good not-bright | I'm allowed to enjoy something on a bad day.
I    | - | I'm allowed to be glad I tried.
I    | first | I'm allowed to be one of the people I look after.
I    | patience first | I can wait for myself the way I'd wait for a friend.
I    | independence first | I can think well of myself without asking anyone first.
I    | after-a-setback | I'm allowed to fail at one thing and keep the rest of me.
I    | after-a-setback | I don't have to be cheerful about what went wrong.
I    | after-a-setback | The hope I had was not foolish, and I can be gentle with it.
I    | a-busy-day | I'm allowed to sit down while there's still work to do.
I    | a-busy-day | I can eat something before I help anybody else.
I    | evening night winding-down | I'm allowed to be finished with being strong for today.
I    | bedtime night | I can go to sleep without having made up for anything.
I    | bedtime night | I don't have to review myself before I sleep.
I    | before-work morning | I can go in as I am, tired or not.
I    | before-work morning | I'm allowed to have an ordinary day at work.
I    | before-work morning | I don't have to make up for yesterday by noon.
I    | time-alone | It's okay to enjoy not being needed.
I    | meeting-people | I'm allowed to be a bit awkward and come anyway.
I    | meeting-people | I don't have to be anybody's favourite today.
I    | a-hard-talk | I can apologise once and mean it.
I    | waiting-for-news | I'm allowed to hope, even if it makes me nervous.
I    | waiting-for-news best | I don't have to practise being disappointed.
?    | rest | What if I rested first and decided later whether I'd earned it?
?    | friendship | What if I told one person the truth about my week?
?    | fairness afternoon evening night | What would a kind friend say about what I did today?
?    | a-busy-day | What if I sat down for five minutes and let the list wait?
?    | evening night | What if today is allowed to have been enough?
?    | before-work morning | What if I don't have to be impressive today?
?    | meeting-people | What if I let myself be liked?
when | - | When I start to apologise for needing help, I'll just ask.
when | not-good not-bright | When I feel ashamed, I'll let one person know.
when | - | When somebody thanks me, I'll let the thanks stay.
when | - | When I'm ill, I'll let myself be ill.
when | - | When I want to cancel my rest, I'll keep it like any other appointment.
when | not-good not-bright | When I cry, I'll let the tears come without apologising.
when | - | When I'm offered a hand or a cup of tea, I'll take it.
when | first | When I get something half right, I'll let that half count.
when | first | When I start explaining myself, I'll let one sentence be enough.
when | - | When I've hurt someone, I'll say sorry without turning on myself.
when | - | When I've nothing left to give, I'll say so.
when | - | When I feel guilty for a good day, I'll let it be good.
when | first | If nothing kind comes to mind, I'll borrow what a friend would say.
when | friendship | When a friend asks how I am, I'll let the answer be real.
when | patience | When I'm slow, I'll let that be my speed for today.
when | care | When I've looked after somebody, I'll let it be my turn next.
when | after-a-setback | When the blame gets loud, I'll give it five minutes and then stop.
when | meeting-people | When a silence falls, I'll remember that it's nobody's fault.
when | a-hard-talk | When I've said my part, I'll leave it at that.
I    | note-loss | I don't have to hold up well in front of other people.
I    | note-heartache | I'm allowed to grieve for what I hoped to have with someone.
I    | note-family best | I'm allowed to find people I love hard work.
I    | note-family | I wasn't given the instructions, and nor were they.
I    | note-friends note-lonely | Wanting company is nothing to be ashamed of, and I can say so.
I    | note-friends note-lonely best | I'm allowed to lay the table properly for one.
I    | note-work | I don't have to be indispensable to be spoken to nicely.
I    | note-study | It's a mark for a paper. It isn't a mark for me.
I    | note-worry | I don't have to be cross with myself for worrying.
I    | note-shame | I can be sorry and still be on my own side.
I    | note-tired best | I don't need a note from anyone to be this tired.
I    | note-glad | I'm allowed to be pleased out loud.
I    | note-glad best | I'm allowed to be insufferable about this for a day.
I    | evening first-only best | I forgive myself the washing-up, as a start.
I    | - | I needn't be my own head teacher.
I    | best | I'm allowed to need a quiet corner, a warm cup and about nine fewer people.
I    | not-good not-bright best | My bad day doesn't have to be interesting.
I    | - | I get to be the patient as well as the nurse.
I    | first-only best | Enough about my faults.
I    | not-heavy not-low | I can have a lovely time with the washing still in the machine.
I    | - | I can have another go at this without first writing a report on the last one.
I    | - | I excuse myself from improving.
I    | bedtime night best | My faults can stay on the chair with my clothes.
I    | - | I've been my own strictest teacher for years, and I'm allowed to take early retirement.
I    | - | I'm allowed to want it easier.
I    | rest first-only | I'm allowed to be no use for an hour.
I    | humour best | I can let myself off with a warning.
I    | not-good not-bright | I can be tender and in a foul mood.
I    | - | Being looked after needn't wait until I've tidied.
I    | humour best | I may cancel, kindly, without performing a cough.
I    | morning afternoon humour | It's fine if all I've got today is clean socks.
I    | first-only best | I don't have to be good company to be worth feeding.
I    | - | My old mistakes are past their date.
I    | - | My apology has gone out. I can stop writing it.
I    | humour best | I'm off the hook. It was my hook.
I    | note-family note-child | I'm allowed to cry about something good.
I    | note-worry note-money best | Being short this month is arithmetic. It isn't character.
I    | note-loss | I can forget things this week.
I    | note-tired note-ill | I can be brave about it, or I can moan. Moaning is allowed.
I    | note-study | I'm allowed to find it boring and still be clever.
I    | morning note-heartache | I'm allowed to be angry, relieved and heartbroken before lunch.
I    | evening night note-friends note-lonely | An hour on my own isn't a verdict. It's an hour.
I    | note-friends best | I'm allowed to mind.
I    | note-work note-boss best | Somebody's bad management isn't my bad character.
I    | note-shame note-doubt | I'm allowed to ask the obvious question and use the answer.
I    | note-loss | There's no right way to do this, so I can do it my way.
I    | note-work best | I'm allowed an average day at work. That's what average means.
I    | note-glad best | I can have the big slice.
I    | note-shame note-mistake | One wrong thing is allowed to be one wrong thing.
I    | note-loss | Asked how I am nine times, I'm allowed nine different true answers.
I    | note-family best | I'm allowed to be tired of people I'd do anything for.
I    | note-shame note-guilt | I can feel guilty and be innocent.
I    | note-family | I'm allowed a turn at being looked after.
you  | first | {name}, you're allowed to be fed, warmed and left alone.
you  | first | {name}, you don't have to be brave and tidy.
you  | best | {name}, you can ask for help in a cross voice. It still counts.
you  | note-worry | {name}, you don't have to be good at this.
you  | note-plain | {name}, you can be on your own side about this.
you  | note-move best | {name}, you're allowed to cry over a cupboard.
you  | note-bored | {name}, you don't have to make the most of it.
?    | - | Will I let one thing be half done and wholly forgiven?
?    | - | What if I stopped at sorry?
?    | rest | Will I take the rest I'd order for a friend?
?    | waiting-for-news note-worry | What if I let myself watch something silly for a while?
?    | note-tired | What if my share is quite small this time, and that's fine?
?    | note-anger best | What if I'm hungry, tired and right?
when | humour best | When guilt comes round with its tin, I'll say I gave last week.
when | evening | When I get in, I'll let my coat and the day drop where they like.
when | not-heavy not-low | When I feel good for no reason, I'll leave the reason alone.
when | note-plain | If I'm unsure what I need, I'll start with something warm.
you  | - | {name}, you can be on your own side before you've earned it.
you  | - | {name}, you don't have to be useful to be welcome.
you  | not-bright | {name}, let a bad day be a bad day. It doesn't make you a bad anything.
you  | best | {name}, you may be looked after without paying it back by Friday.
I    | note-unseen | I'm allowed to want it noticed.
I    | note-unseen | I can count what I did, even if it wasn't counted.
?    | note-unseen | What if it counts, whoever noticed?
I    | note-parenting best | I'm allowed to love them and count the minutes.
I    | note-parenting | I can be tired out and still be kind to them.
?    | note-parenting | What if I judged this day by whether they felt loved?
I    | note-relatives | I'm allowed to be a grown-up in front of the people who remember me small.
I    | note-relatives best | I can be a good host and a person who goes to lie down.
I    | note-chore | I can do half of it and still be a decent person.
I    | note-chore | An undone job says nothing about me that matters.
I    | note-nuisance | It's allowed to ruin my mood for ten minutes.
I    | note-nuisance | It's a nuisance, and it isn't my fault.
I    | note-flat best | I'm allowed a day that's just beige.
I    | note-flat | I don't have to have a reason to feel a bit low.
?    | note-flat | What if today doesn't need to be anything much?
I    | note-face | It's my face, and it's had a long day too.
I    | note-looks | I can dislike it and leave the house.
?    | note-looks | What would I say to a friend who minded this much?
I    | note-habit | I'm allowed to find this hard. It is hard.
I    | note-habit | One hard hour isn't the whole story.
?    | note-habit | What would help for the next ten minutes?
I    | note-age | I'm allowed to feel strange about a number.
?    | note-age | What would I like to keep from the last few years?
I    | note-excited | I can let myself look forward to all of it.
I    | note-missing | I'm allowed to miss someone at odd moments.
I    | note-missing | I can cry about it and carry on with the day, in any order.
I    | note-pet | I'm allowed to be this worried about somebody with four paws.
I    | note-pet | I can do all I can and still go and sit down.
?    | note-pet | What if I let somebody look with me?
I    | note-job | Work can go wrong without my being wrong.
I    | note-told-off | I didn't deserve that tone, whatever I got wrong.
I    | note-told-off | I'm allowed to be upset by it after it's over.
?    | note-told-off | What if it was about their day and not about me?
I    | note-no-reply | I don't have to fill a silence with the worst reason.
I    | note-no-reply | I can be worth answering and still be left waiting.
?    | note-no-reply | What would I do with this hour if I weren't waiting?
I    | note-challenge | However it goes, I can be nice to myself on the way home.
I    | note-let-down | I'm allowed to be gutted.
I    | note-let-down | I don't have to be brave about it today.
?    | note-let-down | What if I let it be rubbish for a while?
I    | note-sad | I can cry. It isn't losing.
I    | note-sad | I don't have to know why I'm sad to be kind about it.
?    | note-sad | What if this is sad, and nothing has gone wrong with me?
I    | note-meeting | I don't have to be clever in there. I can be clear.
I    | note-meeting best | I can be nervous, with notes.
I    | note-scrolling | It isn't weakness. The thing is built to keep me.
I    | note-their-health | I'm allowed to be frightened for somebody and still eat.
I    | note-their-health | I don't have to be the strong one all day.
I    | note-plain | I don't have to feel any particular way about it.
I    | note-plain | However today goes, I can be kind to myself at the end of it.
I    | note-compare | I can want what they have and still like where I am.
I    | note-compare | I'm allowed a minute of envy with nothing done about it.
?    | note-compare | What if nobody's ahead?
I    | note-row best | I can be sorry for how I said it and still mean some of it.
I    | note-row | I'm allowed to need a day before I talk.
?    | note-row | What if it's only a bad hour between people who matter?
I    | note-child-worry | Their hard day isn't a mark against me.
I    | note-child-worry | I'm allowed to be upset for them and steady with them.
?    | note-child-worry | What if being calm and near is most of the job?
I    | note-money | Short of cash isn't short of worth.
?    | note-money | What if asking for a bit of help was a normal thing to do?
I    | note-lonely | I'm allowed to want more people in my life.
?    | note-lonely | What if somebody near me is hoping to be asked as well?
I    | note-ill | I can feel rotten without being a good sport.
I    | note-ill | I can cancel things without a long explanation.
?    | note-ill | What if resting is the useful thing?
?    | note-guilt | What if I've felt guilty for long enough now?
I    | note-boss | I can do my work well and still not be liked by one person.
?    | note-boss | What if it's their bad week and not my bad work?
I    | note-stage | I don't have to be brilliant. I can be clear and kind.
I    | note-mistake | I can be sorry, mend what I can, and then stop.
?    | note-mistake | What would I say to a friend who'd done the same?
I    | note-bored | I'm allowed to be bored without being ungrateful.
I    | note-move | I'm allowed to be sad about a place I'm glad to leave.
?    | note-move afternoon evening | What would make one corner feel like mine tonight?
I    | note-left-out | It's allowed to sting, however small it looks.
?    | note-work | What if seventy per cent of my best was plenty?
?    | note-family | What if this would be hard for anybody?
?    | note-tired | What if tired is reason enough?
?    | note-heartache | What if there's no date to be better by?
?    | note-loss | What if there's no right way to do this day?
?    | note-shame | What if this is smaller than it feels from inside?
I    | note-annoyed best | I'm allowed to be annoyed by people I like.
?    | note-annoyed morning afternoon evening | What if I said it once, plainly, and then had a nice evening?
I    | note-deciding | Whichever I choose, I can be on my own side afterwards.
I    | note-deciding | I'm allowed to want the thing I want.
?    | note-deciding best | What would I choose if I didn't have to explain it?
I    | note-fear | I'm allowed to be afraid of ordinary things.
I    | note-fear best | I can take somebody with me, or a song.
I    | note-work | I'm allowed to be fed up without fixing it today.
I    | note-work | I can give it my hands and keep my heart.
?    | note-child | What if I let myself be proud and wobbly at once?
I    | note-family | I'm allowed to be upset by people I'd still choose.
I    | note-somebody | I can care about somebody and still have a day of my own.
I    | note-somebody | I can be kind to them and not last in my own queue.
?    | note-somebody | What if loving them was enough for today?
I    | best | I can be a disappointment to somebody and a good person all day.
I    | - | It's okay to be proud of getting by.
I    | - | I can forgive today in small change.
I    | - | I'm allowed to need more than I needed yesterday.
I    | - | I don't have to improve before I'm kind to me.
I    | first | I can burn the toast and still deserve breakfast.
I    | first | I'm allowed the nice cup on an ordinary day.
I    | not-good not-bright | I can cry in the bath if I need to.
I    | - | I'm allowed to be somebody's second-best cook and still enjoy my supper.
I    | first | I can be wrong before lunch and good company after it.
I    | humour best | I'm allowed to be a bit much. Small portions are available.
I    | evening | I can put a good blanket over a bad day.
you  | first | {name}, you can get something wrong and still get the good chair.
you  | not-good not-bright best | {name}, let somebody make you a hot drink and don't say you're fine.
you  | - | {name}, you're allowed the good chair, the warm blanket and an easy evening.
you  | first best | {name}, you don't have to earn the biscuit.
you  | - | {name}, you can be forgiven before supper. It tastes better.
?    | best | What if a nap would do more than a talking-to?
?    | - | What would I order for myself if I were the one being treated?
?    | not-good not-bright morning afternoon | What if I gave myself the kind of day I'd give a friend with a cold?
?    | humour best | What if I let myself off, on grounds of being a person?
?    | - | What would I put on a tray for somebody who'd had my week?
I    | waking-up morning | I don't have to be a person until I've had toast.
?    | waking-up morning | What would I bring somebody on a tray, on a morning like this?
I    | before-work best | I'm allowed to be a medium sort of person today.
I    | a-busy-day best | I can drop a ball. Many of them bounce.
?    | a-busy-day | What would I send a friend home for, on a day like this?
I    | an-exam | I can be worth the same with a blank page in front of me.
I    | an-interview | I can want it badly and still have a nice lunch either way.
I    | a-hard-talk | I'm allowed to be in this talk as well as chairing it.
I    | meeting-people best | I'm allowed to hide in the kitchen and be useful with a tea towel.
I    | after-a-setback best | I don't have to be wise about it today. I can just have something warm.
?    | after-a-setback | What would I cook for a friend who'd had this day?
I    | waiting-for-news best | I'm allowed to be useless until the phone goes.
?    | waiting-for-news | What would I let a friend off, while they waited?
I    | time-alone | I can have pudding first, since it's only me.
I    | winding-down evening best | I can take the day off with my socks.
?    | - | Will I sit down for this cup?
?    | - | Will I let myself have the warm end of the bath?
?    | - | Will I eat the nice one first?
?    | - | Will I let it be somebody else's turn to be good?
?    | winding-down evening | What would I like waiting for me, if somebody had got home first?
?    | bedtime night | What if the day has gone to bed already and I'm the one still up?
?    | - | Will I let myself off one small thing today?
`
