/** self-kindness, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessAllow = `
I    | first-only spare | I'm allowed to be good at some things and not at others.
I    | evening spare | I don't have to keep up a front this evening.
I    | fair | I can be sorry without being cruel to myself.
I    | spare | I'm allowed to change slowly.
I    | first-only first | I don't have to be the person I thought I'd be by now.
I    | not-good not-bright fair | I'm allowed to feel hurt by something small.
I    | fair | I'm allowed to eat, rest and be ordinary.
I    | not-good not-bright fair | It's all right to be proud of getting through a hard week.
I    | not-good not-bright fair | I don't owe a cheerful face to anybody today.
I    | spare | I don't have to be brave about everything.
I    | spare | I can treat this body as a place I live in, not a project.
I    | spare | I don't have to forgive myself all at once.
I    | fair | It's all right that I didn't know then what I know now.
I    | fair | I'm allowed to be quiet and still be welcome.
I    | fair | I can let myself be helped without keeping score.
I    | not-good not-bright spare | I'm allowed to rest in the middle of a hard week.
I    | first-only fair | I can be the grown-up who is nice to me.
I    | not-good not-bright spare | I'm allowed to enjoy something on a bad day.
I    | spare | I'm allowed to be glad I tried.
I    | spare | I'm allowed to be one of the people I look after.
I    | patience fair | I can wait for myself the way I'd wait for a friend.
I    | after-a-setback fair | I'm allowed to fail at one thing and keep the rest of me.
I    | after-a-setback fair | I don't have to be cheerful about what went wrong.
I    | after-a-setback spare | The hope I had was not foolish, and I can be gentle with it.
I    | a-busy-day fair | I'm allowed to sit down while there's still work to do.
I    | a-busy-day fair | I can eat something before I help anybody else.
I    | evening night winding-down | I'm allowed to be finished with being strong for today.
I    | bedtime night fair | I can go to sleep without having made up for anything.
I    | bedtime night | I don't have to review myself before I sleep.
I    | before-work morning spare | I can go in as I am, tired or not.
I    | before-work morning fair | I'm allowed to have an ordinary day at work.
I    | before-work morning | I don't have to make up for yesterday by noon.
I    | time-alone fair | It's okay to enjoy not being needed.
I    | meeting-people spare | I'm allowed to be a bit awkward and come anyway.
I    | meeting-people | I don't have to be anybody's favourite today.
I    | a-hard-talk fair | I can apologise once and mean it.
I    | waiting-for-news fair | I'm allowed to hope, even if it makes me nervous.
I    | waiting-for-news | I don't have to practise being disappointed.
?    | rest fair | What if I rested first and decided later whether I'd earned it?
?    | friendship fair | What if I told one person the truth about my week?
?    | fairness afternoon evening night spare | What would a kind friend say about what I did today?
?    | a-busy-day spare | What if I sat down for five minutes and let the list wait?
?    | before-work morning spare | What if I don't have to be impressive today?
?    | meeting-people fair | What if I let myself be liked?
when | fair | When I start to apologise for needing help, I'll just ask.
when | spare | When somebody thanks me, I'll let the thanks stay.
when | fair | When I'm ill, I'll let myself be ill.
when | spare | When I'm offered a hand or a cup of tea, I'll take it.
when | spare | When I get something half right, I'll let that half count.
when | fair | When I start explaining myself, I'll let one sentence be enough.
when | fair | When I've hurt someone, I'll say sorry without turning on myself.
when | fair | When I feel guilty for a good day, I'll let it be good.
when | fair | If nothing kind comes to mind, I'll borrow what a friend would say.
when | patience spare | When I'm slow, I'll let that be my speed for today.
when | care fair | When I've looked after somebody, I'll let it be my turn next.
when | after-a-setback fair | When the blame gets loud, I'll give it five minutes and then stop.
when | meeting-people fair | When a silence falls, I'll remember that it's nobody's fault.
when | a-hard-talk spare | When I've said my part, I'll leave it at that.
I    | note-loss fair | I don't have to hold up well in front of other people.
I    | note-heartache fair | I'm allowed to grieve for what I hoped to have with someone.
I    | note-family | I'm allowed to find people I love hard work.
I    | note-family | I wasn't given the instructions, and nor were they.
I    | note-friends note-lonely | I'm allowed to lay the table properly for one.
I    | note-work | I don't have to be indispensable to be spoken to nicely.
I    | note-worry spare | I don't have to be cross with myself for worrying.
I    | note-shame spare | I can be sorry and still be on my own side.
I    | note-tired | I don't need a note from anyone to be this tired.
I    | note-glad fair | I'm allowed to be pleased out loud.
I    | note-glad | I'm allowed to be insufferable about this for a day.
I    | evening first-only | I forgive myself the washing-up, as a start.
I    | first | I needn't be my own head teacher.
I    | first | I'm allowed to need a quiet corner, a warm cup and about nine fewer people.
I    | not-good not-bright first | My bad day doesn't have to be interesting.
I    | fair | I get to be the patient as well as the nurse.
I    | first-only first | Enough about my faults.
I    | not-heavy not-low | I can have a lovely time with the washing still in the machine.
I    | first | I can have another go at this without first writing a report on the last one.
I    | first | I excuse myself from improving.
I    | bedtime night | My faults can stay on the chair with my clothes.
I    | - | I've been my own strictest teacher for years, and I'm allowed to take early retirement.
I    | - | I'm allowed to want it easier.
I    | rest first-only fair | I'm allowed to be no use for an hour.
I    | humour first | I can let myself off with a warning.
I    | not-good not-bright fair | I can be tender and in a foul mood.
I    | fair | Being looked after needn't wait until I've tidied.
I    | humour first | I may cancel, kindly, without performing a cough.
I    | morning afternoon humour first | It's fine if all I've got today is clean socks.
I    | first-only first | I don't have to be good company to be worth feeding.
I    | - | My old mistakes are past their date.
I    | first | My apology has gone out. I can stop writing it.
I    | humour first | I'm off the hook. It was my hook.
I    | note-family note-child | I'm allowed to cry about something good.
I    | note-worry note-money | Being short this month is arithmetic. It isn't character.
I    | note-loss fair | I can forget things this week.
I    | note-tired note-ill | I can be brave about it, or I can moan. Moaning is allowed.
I    | note-study spare | I'm allowed to find it boring and still be clever.
I    | morning note-heartache | I'm allowed to be angry, relieved and heartbroken before lunch.
I    | evening night note-friends note-lonely fair | An hour on my own isn't a verdict. It's an hour.
I    | note-friends | I'm allowed to mind.
I    | note-work note-boss | Somebody's bad management isn't my bad character.
I    | note-shame note-doubt spare | I'm allowed to ask the obvious question and use the answer.
I    | note-work | I'm allowed an average day at work. That's what average means.
I    | note-glad | I can have the big slice.
I    | note-shame note-mistake fair | One wrong thing is allowed to be one wrong thing.
I    | note-loss | Asked how I am nine times, I'm allowed nine different true answers.
I    | note-family | I'm allowed to be tired of people I'd do anything for.
I    | note-shame note-guilt | I can feel guilty and be innocent.
I    | note-family spare | I'm allowed a turn at being looked after.
you  | first | {name}, you're allowed to be fed, warmed and left alone.
you  | - | {name}, you don't have to be brave and tidy.
you  | first | {name}, you can ask for help in a cross voice. It still counts.
you  | note-worry spare | {name}, you don't have to be good at this.
you  | note-move | {name}, you're allowed to cry over a cupboard.
you  | note-bored fair | {name}, you don't have to make the most of it.
?    | fair | Will I let one thing be half done and wholly forgiven?
?    | waiting-for-news note-worry fair | What if I let myself watch something silly for a while?
?    | note-anger | What if I'm hungry, tired and right?
when | humour first | When guilt comes round with its tin, I'll say I gave last week.
when | not-heavy not-low | When I feel good for no reason, I'll leave the reason alone.
when | note-plain fair | If I'm unsure what I need, I'll start with something warm.
you  | - | {name}, you can be on your own side before you've earned it.
you  | - | {name}, you don't have to be useful to be welcome.
you  | not-bright fair | {name}, let a bad day be a bad day. It doesn't make you a bad anything.
you  | first | {name}, you may be looked after without paying it back by Friday.
I    | note-unseen fair | I'm allowed to want it noticed.
I    | note-unseen | I can count what I did, even if it wasn't counted.
I    | note-parenting | I'm allowed to love them and count the minutes.
?    | note-parenting | What if I judged this day by whether they felt loved?
I    | note-relatives | I'm allowed to be a grown-up in front of the people who remember me small.
I    | note-relatives | I can be a good host and a person who goes to lie down.
I    | note-chore fair | I can do half of it and still be a decent person.
I    | note-chore spare | An undone job says nothing about me that matters.
I    | note-nuisance | It's allowed to ruin my mood for ten minutes.
I    | note-flat | I'm allowed a day that's just beige.
I    | note-flat spare | I don't have to have a reason to feel a bit low.
?    | note-flat spare | What if today doesn't need to be anything much?
I    | note-face | It's my face, and it's had a long day too.
I    | note-looks | I can dislike it and leave the house.
?    | note-looks spare | What would I say to a friend who minded this much?
I    | note-habit fair | I'm allowed to find this hard. It is hard.
I    | note-habit spare | One hard hour isn't the whole story.
?    | note-habit spare | What would help for the next ten minutes?
I    | note-age fair | I'm allowed to feel strange about a number.
I    | note-excited spare | I can let myself look forward to all of it.
I    | note-missing spare | I'm allowed to miss someone at odd moments.
I    | note-missing | I can cry about it and carry on with the day, in any order.
I    | note-pet fair | I'm allowed to be this worried about somebody with four paws.
I    | note-pet spare | I can do all I can and still go and sit down.
I    | note-job fair | Work can go wrong without my being wrong.
I    | note-told-off | I didn't deserve that tone, whatever I got wrong.
I    | note-no-reply fair | I don't have to fill a silence with the worst reason.
I    | note-no-reply | I can be worth answering and still be left waiting.
?    | note-no-reply fair | What would I do with this hour if I weren't waiting?
I    | note-challenge fair | However it goes, I can be nice to myself on the way home.
I    | note-let-down | I'm allowed to be gutted.
I    | note-let-down spare | I don't have to be brave about it today.
?    | note-let-down | What if I let it be rubbish for a while?
I    | note-sad fair | I can cry. It isn't losing.
I    | note-sad fair | I don't have to know why I'm sad to be kind about it.
?    | note-sad spare | What if this is sad, and nothing has gone wrong with me?
I    | note-meeting | I don't have to be clever in there. I can be clear.
I    | note-meeting | I can be nervous, with notes.
I    | note-scrolling | It isn't weakness. The thing is built to keep me.
I    | note-their-health fair | I'm allowed to be frightened for somebody and still eat.
I    | note-their-health fair | I don't have to be the strong one all day.
I    | note-plain spare | I don't have to feel any particular way about it.
I    | note-plain spare | However today goes, I can be kind to myself at the end of it.
I    | note-compare spare | I can want what they have and still like where I am.
I    | note-compare | I'm allowed a minute of envy with nothing done about it.
?    | note-compare | What if nobody's ahead?
I    | note-row | I can be sorry for how I said it and still mean some of it.
I    | note-row fair | I'm allowed to need a day before I talk.
?    | note-row spare | What if it's only a bad hour between people who matter?
I    | note-child-worry | Their hard day isn't a mark against me.
I    | note-child-worry fair | I'm allowed to be upset for them and steady with them.
?    | note-child-worry | What if being calm and near is most of the job?
?    | note-money spare | What if asking for a bit of help was a normal thing to do?
I    | note-lonely spare | I'm allowed to want more people in my life.
?    | note-lonely | What if somebody near me is hoping to be asked as well?
I    | note-ill fair | I can feel rotten without being a good sport.
I    | note-ill fair | I can cancel things without a long explanation.
?    | note-guilt | What if I've felt guilty for long enough now?
I    | note-boss fair | I can do my work well and still not be liked by one person.
?    | note-boss spare | What if it's their bad week and not my bad work?
I    | note-stage spare | I don't have to be brilliant. I can be clear and kind.
I    | note-mistake fair | I can be sorry, mend what I can, and then stop.
I    | note-bored | I'm allowed to be bored without being ungrateful.
I    | note-move | I'm allowed to be sad about a place I'm glad to leave.
?    | note-move afternoon evening fair | What would make one corner feel like mine tonight?
I    | note-left-out fair | It's allowed to sting, however small it looks.
?    | note-work spare | What if seventy per cent of my best was plenty?
?    | note-family spare | What if this would be hard for anybody?
?    | note-tired | What if tired is reason enough?
?    | note-heartache fair | What if there's no date to be better by?
?    | note-shame spare | What if this is smaller than it feels from inside?
I    | note-annoyed | I'm allowed to be annoyed by people I like.
?    | note-annoyed morning afternoon evening | What if I said it once, plainly, and then had a nice evening?
I    | note-deciding | Whichever I choose, I can be on my own side afterwards.
I    | note-deciding spare | I'm allowed to want the thing I want.
?    | note-deciding | What would I choose if I didn't have to explain it?
I    | note-fear fair | I'm allowed to be afraid of ordinary things.
I    | note-fear | I can take somebody with me, or a song.
I    | note-work spare | I'm allowed to be fed up without fixing it today.
I    | note-work | I can give it my hands and keep my heart.
?    | note-child spare | What if I let myself be proud and wobbly at once?
I    | note-family fair | I'm allowed to be upset by people I'd still choose.
I    | note-somebody spare | I can care about somebody and still have a day of my own.
?    | note-somebody spare | What if loving them was enough for today?
I    | first | I can be a disappointment to somebody and a good person all day.
I    | - | It's okay to be proud of getting by.
I    | spare | I'm allowed to need more than I needed yesterday.
I    | - | I don't have to improve before I'm kind to me.
I    | - | I can burn the toast and still deserve breakfast.
I    | fair | I'm allowed the nice cup on an ordinary day.
I    | not-good not-bright fair | I can cry in the bath if I need to.
I    | - | I'm allowed to be somebody's second-best cook and still enjoy my supper.
I    | first | I can be wrong before lunch and good company after it.
I    | humour first | I'm allowed to be a bit much. Small portions are available.
I    | evening | I can put a good blanket over a bad day.
you  | - | {name}, you can get something wrong and still get the good chair.
you  | not-good not-bright first | {name}, let somebody make you a hot drink and don't say you're fine.
you  | spare | {name}, you're allowed the good chair, the warm blanket and an easy evening.
you  | first | {name}, you don't have to earn the biscuit.
?    | first | What if a nap would do more than a talking-to?
?    | fair | What would I order for myself if I were the one being treated?
?    | not-good not-bright morning afternoon fair | What if I gave myself the kind of day I'd give a friend with a cold?
?    | humour first | What if I let myself off, on grounds of being a person?
?    | - | What would I put on a tray for somebody who'd had my week?
I    | waking-up morning | I don't have to be a person until I've had toast.
?    | waking-up morning fair | What would I bring somebody on a tray, on a morning like this?
I    | before-work | I'm allowed to be a medium sort of person today.
I    | a-busy-day | I can drop a ball. Many of them bounce.
?    | a-busy-day fair | What would I send a friend home for, on a day like this?
I    | an-exam fair | I can be worth the same with a blank page in front of me.
I    | an-interview | I can want it badly and still have a nice lunch either way.
I    | a-hard-talk fair | I'm allowed to be in this talk as well as chairing it.
I    | meeting-people | I'm allowed to hide in the kitchen and be useful with a tea towel.
I    | after-a-setback | I don't have to be wise about it today. I can just have something warm.
?    | after-a-setback fair | What would I cook for a friend who'd had this day?
I    | waiting-for-news | I'm allowed to be useless until the phone goes.
?    | waiting-for-news spare | What would I let a friend off, while they waited?
I    | time-alone | I can have pudding first, since it's only me.
I    | winding-down evening | I can take the day off with my socks.
?    | spare | Will I sit down for this cup?
?    | spare | Will I eat the nice one first?
?    | - | Will I let it be somebody else's turn to be good?
?    | winding-down evening fair | What would I like waiting for me, if somebody had got home first?
?    | bedtime night spare | What if the day has gone to bed already and I'm the one still up?
?    | spare | Will I let myself off one small thing today?
I    | - | My jaw may stand down.
when | - | If I can't say fine, I'll say medium.
when | first | When I've had enough, I'll lie on the carpet and be carpet.
I    | first | My low moods have poor judgement. They don't like the curtains either.
I    | - | My worries may sleep downstairs.
when | first | When an old blunder comes to visit, I'll give it the hard chair.
I    | first | I needn't have the last word about myself. I'm biased.
when | - | When my face aches from being pleasant, I'll let it hang.
I    | first | Gently, please. I live here.
I    | first | I'm fine in draft.
I    | first | I'm allowed a small cry and a large biscuit.
I    | first | I needn't improve by Thursday.
I    | first | I'm let off, with honours.
I    | - | The ceiling has heard my whole defence. I can rest my case.
I    | first | I meant well. I'd like that read out first.
I    | first | My shame can wait in the car.
when | first | If my eyes fill up in a shop, I'll go and stand by the onions.
?    | - | Who would mind if I did half?
?    | first | How long can I stay cross with someone who shares my toothbrush?
when | first | If my thoughts get going at three in the morning, I'll turn the pillow over on them.
?    | first | Who, exactly, would be harmed if I had a bath at the wrong time of day?
I    | first | I'm not behind. I stopped for a duck.
I    | - | I may want a hug and settle for a radiator.
when | first | When the list looks at me, I'll turn it over and draw a whale.
I    | first | Under the table I can hold my own hand.
I    | first | Everybody's forgotten what I said. I could join them.
?    | first | What would I be let off for, if a nice aunt were in charge?
I    | - | I needn't be sunny to be good.
I    | first | Whoever I was last year, I'm on their side.
I    | first | I'm entitled to a small fuss.
I    | first | I'm sorry, me. Come here.
I    | first | I'm off blame. It disagrees with me.
I    | - | I'm allowed to be sad in my good pyjamas.
I    | first | I get to be comforted before I've explained.
I    | first | If I can't be proud of me, I can be fond.
I    | - | I'm still kind if I don't ring back.
I    | first | I haven't been this old before. I may get it wrong.
I    | - | I get to be waited for.
I    | - | Whatever I've dropped, I can pick up without a speech.
I    | first | I'm knocking off early from being strong.
I    | - | I don't have to read the comments in my own head.
I    | first | I get to have a bad day and learn nothing.
I    | - | The inside of my head can be untidy. I'm the only visitor.
I    | - | Old hurts hurt. I'm saying ow.
I    | first | There's no prize for managing without help. I looked.
I    | - | My hurt needn't be reasonable.
I    | first | I have a soft voice for dogs. I could do with it myself.
I    | first | I'm allowed a slow recovery from a short conversation.
I    | first | Once the door's shut, I can stop being brave.
I    | first | The person in my old photos was trying. I can be nice about the jumper.
I    | first | My heart hasn't had one day off. I can be nice to it.
I    | first | If being kind to myself feels soppy, I can do it gruffly.
I    | first | I needn't tell myself off again. I was thorough.
I    | first | I don't have to love myself. Being civil is a start.
I    | first | Shouting at myself has yet to find the keys.
I    | - | I get to keep my hands under the warm tap after they're clean.
I    | first | It's all right to want my hair stroked and no advice.
I    | first | It's fine to be hard work for a while. I've been easy for ages.
I    | first | Feeling sorry for myself is fine. It's about time somebody did.
`
