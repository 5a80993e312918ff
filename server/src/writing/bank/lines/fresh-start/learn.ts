/** fresh-start, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartLearn = `
I    | - | I'm learning to miss what was good without wanting all of it back.
I    | - | These days I catch sight of the next step before I look back.
I    | kindness | I'm learning to speak of who I was as I would of an old friend.
I    | not-good not-bright | I'm learning that regret can visit without staying all day.
I    | - | I'm learning the difference between a lesson and a punishment.
I    | - | These days I start again sooner, with less of a speech.
I    | - | I keep finding that a day can turn, even late.
I    | - | I'm beginning to make plans again, in pencil.
I    | - | I'm getting better at calling a bad week a bad week.
I    | - | Little by little, I'm letting the past have less of today.
I    | - | I'm getting used to being unfinished in front of people.
I    | - | I'm learning to want something new without being ashamed of the old.
I    | - | My idea of a good life is changing, and I'm letting it.
I    | - | I'm finding that a small change I keep does more than a large one I don't.
I    | - | I'm learning that going back isn't the only way to feel safe.
I    | - | Slowly, I'm building days that suit who I am now.
I    | fairness | Lately I've been giving my mistakes a fair hearing.
I    | - | I'm coming to believe that being in between counts as being somewhere.
I    | honesty | I'm getting better at saying, in a steady voice, that I was wrong.
I    | - | I'm learning to let an apology be enough once I've made it well.
I    | curiosity | I'm practising curiosity where I used to have dread.
I    | - | I'm finding my way by trying things.
I    | rest | Lately I rest first and begin again after.
I    | - | My first thought after a mistake is getting kinder, a little at a time.
I    | - | Slowly, I'm trusting my own judgement again.
I    | - | I'm getting better at leaving old arguments where they stopped.
I    | - | I'm coming to see my false starts as starts.
I    | - | These days I ask for help nearer the beginning.
I    | - | Each time I start again, I bring a little more with me.
I    | - | I'm beginning to care less about who was right.
I    | - | I'm practising beginning small and letting it stay small for a while.
I    | - | My mistakes are becoming easier to look at.
I    | - | I'm getting better at keeping the small promises a fresh start is made of.
I    | - | Lately I've been asking what I need before I ask what I did wrong.
I    | kindness | I'm practising on myself the patience I'd have with a newcomer.
I    | - | Little by little, my days are filling with things I chose.
I    | - | I'm learning that changing course isn't the same as giving up.
I    | first-only | I'm coming to see how little I knew then, and to be gentle about it.
I    | - | These days I look for what I can mend before I look for someone to blame.
I    | - | I'm beginning to believe that one bad choice isn't all I am.
I    | - | Slowly, what felt strange is turning into what's usual.
I    | - | I'm getting better at forgiving a slow beginning.
I    | - | I still look back, and I'm learning to turn round again.
I    | - | I'm finding that I don't need the whole plan to take the first part of it.
I    | - | I'm practising letting good things be new without waiting for them to go wrong.
I    | - | More often now, I act from what I want and not from what I fear.
I    | not-good not-bright | These days the sadness comes, and I'm learning to keep going beside it.
I    | - | Little by little, I'm mending what can be mended and leaving what can't.
I    | - | More often now, I notice what works before I change it all.
I    | - | I'm getting better at coming back the day after I've slipped.
I    | not-low | These days I catch myself looking forward.
I    | - | I'm practising leaving one old habit alone for a day.
I    | nature | I'm learning patience from things that grow back.
I    | - | I'm finding new uses for what I learned the hard way.
I    | - | I'm trying out a kinder telling of the same old story.
I    | not-low | I'm coming to like the part of me that keeps trying.
I    | - | I'm beginning to remember what I wanted before I was afraid.
I    | health | I'm learning to look after myself before I start improving myself.
I    | - | Slowly, I'm learning to hope in small amounts.
I    | - | Each time I choose the next small thing, I trust myself a bit more.
I    | - | More and more, I can let last year be last year.
I    | - | These days I'm less afraid of not having a plan.
I    | - | I'm teaching myself to start with what's here.
I    | waking-up morning | I'm practising giving the morning a chance before I judge the day.
I    | waking-up before-work morning | Slowly, I'm learning to meet the morning as it is and not as yesterday left it.
I    | before-work | I'm getting better at going in with a clear head after a bad day.
I    | a-busy-day | I'm learning to begin again in the middle of a crowded day.
I    | a-busy-day | I'm getting better at saving what's left of a day that got away from me.
I    | a-busy-day before-work | I'm practising putting down what went wrong before I pick up the next thing.
I    | an-exam | These days I sit down to it with what I know now, and a little less dread.
I    | an-exam an-interview | Slowly, I'm letting this attempt be its own attempt.
I    | an-interview | I'm practising talking about what's next as easily as what went before.
I    | an-interview honesty | I'm getting better at describing a wrong turn as something I learned from.
I    | a-hard-talk honesty | I'm learning to say sorry once and mean it.
I    | a-hard-talk | I'm practising talking about what happened without fighting it again.
I    | a-hard-talk fairness | I'm getting better at hearing the other side of what happened.
I    | meeting-people an-interview | I'm practising introducing myself as I am now.
I    | meeting-people first-only | I'm finding that people I've just met can't see my past on me.
I    | after-a-setback | I'm learning to get up from this without promising it can't happen again.
I    | after-a-setback | I'm getting better at asking what I'd change and what I'd keep.
I    | after-a-setback | Slowly, I'm finding that a disappointment can be large and still leave me room.
I    | after-a-setback not-good not-bright | I'm practising being sad about it and kind about it at once.
I    | waiting-for-news | I'm learning to begin small things while the large one is undecided.
I    | waiting-for-news patience | I'm getting better at hoping without planning how it all turns out.
I    | time-alone | I'm getting to know myself again, without an audience.
I    | time-alone | Little by little, being on my own feels less like waiting.
I    | winding-down evening | I'm learning to put today away without settling every score.
I    | winding-down evening | I'm practising naming one thing I'd do again before I name what I wouldn't.
I    | winding-down evening | I'm getting better at letting a poor day be over by evening.
I    | bedtime evening night | I'm practising leaving the replay until I've slept.
I    | bedtime evening night kindness | Slowly, I'm learning to forgive the day before I sleep.
?    | - | What would I do differently if I weren't making up for anything?
?    | - | What if a slip is part of learning?
?    | - | What would I try first if I had no reputation to keep?
?    | - | Will I let myself be a learner a little longer?
?    | - | What if I practised the new way only once today?
?    | - | What would help me come back a little sooner next time?
?    | kindness | What if I told my story once more, with some mercy in it?
?    | - | What would I keep from the old way, if I got to choose?
?    | - | What if I'm slower because I'm doing it properly this time?
?    | - | What would I put down, to make room for what's next?
?    | - | Will I notice when I've started punishing myself, and stop?
?    | - | What if regret has already taught me what it came to teach?
?    | - | What would change if I stopped waiting to feel different first?
?    | friendship | What if I asked someone how they began again?
?    | morning afternoon | Will I let one new thing become familiar today?
?    | - | What would I do this week if I believed it could still be a good one?
?    | - | What if I let the past be finished, even where it's untidy?
?    | not-good not-bright | What would I hear if I listened to my regret as I'd listen to a friend?
?    | - | What if I'm already on my way, with some of it still sore?
?    | - | What would I like to be able to say about this time, a year from now?
?    | - | What if I built the next thing around what I'm good at?
?    | learning | What would I practise if I could be bad at it for a month?
?    | - | What if this attempt doesn't have to answer for the last one?
?    | rest health | What would I be able to keep up if I went more gently?
?    | waking-up morning | What would I begin with today, if yesterday had gone well?
?    | a-busy-day | What would it take to start this day again from here?
?    | a-hard-talk honesty | What if I began with my own part in it?
?    | meeting-people | What would I like someone to learn about me first?
?    | after-a-setback kindness | What would I tell someone who'd just had this happen?
?    | time-alone | What would I do with an hour that isn't owed to the past?
?    | waiting-for-news | What would I start if I weren't waiting for an answer?
?    | bedtime evening night | What if I let this day teach me one thing and then let me sleep?
when | - | When I catch myself saying I've ruined it, I'll name what's still whole.
when | curiosity | If I slip back, I'll ask what made the old way easier.
when | - | When I start explaining myself, I'll try stopping one sentence sooner.
when | - | When I wish I'd begun years ago, I'll do five minutes of it now.
when | - | If I start to say it's typical of me, I'll say what happened instead.
when | - | When a memory makes me wince, I'll tell it what I know now.
when | - | When I meet the same mistake again, I'll look for the moment before it.
when | - | When I want to change it all at once, I'll choose one thing and learn that.
when | - | If I miss how it was, I'll ask what I miss most and look for a little of it here.
when | honesty | When someone asks about before, I'll practise answering in one honest sentence.
when | - | When I've kept to the new way for a day, I'll let myself notice it.
when | - | When it feels too late, I'll ask what's possible this week.
when | learning | If I feel like a beginner, I'll ask a beginner's question.
when | - | When the old way calls, I'll take three breaths before I answer.
when | - | If a small thing goes wrong, I'll practise treating it as small.
when | - | When I feel myself hoping, I'll let it go on for a minute.
when | - | When somebody gives me a second chance, I'll say thank you instead of why.
when | kindness | If I give myself a second chance, I'll leave out the conditions.
when | - | When I'm tempted to start from nothing, I'll look for what already works.
when | - | When I catch myself arguing with the past, I'll do one thing for the week ahead.
when | morning afternoon | If today starts to go like yesterday, I'll change one small thing and see.
when | - | When I notice an old habit halfway through, I'll let halfway be soon enough to stop.
when | courage | When asking again feels hard, I'll ask for something smaller.
when | waking-up morning | When I wake and it all comes back, I'll let one ordinary task come first.
when | an-exam an-interview | When last time comes to mind, I'll turn to what I've practised since.
when | a-hard-talk | If the old quarrel starts up, I'll ask a question I haven't asked before.
when | after-a-setback | When I can look at it calmly, I'll write down one thing to try next time.
when | waiting-for-news | When I've checked once, I'll go back to something I'm learning.
I    | note-loss | I'm learning to begin each day with somebody dear in my heart.
I    | note-heartache | I'm learning to begin again without hurrying my heart.
I    | note-family | I'm learning that things can change a little between me and the people I love.
I    | note-friends | I'm learning to be new among people without hiding.
I    | note-work | I'm learning to leave a bad week at work in the week it belongs to.
I    | note-study | I'm learning that I can begin again after a bad mark, with what it showed me.
I    | note-worry | I'm learning to let a day start before the worry has finished with it.
I    | note-shame | I'm learning that one bad moment can belong to the past.
I    | note-anger | I'm learning to come back after an argument and begin more gently.
I    | note-tired | I'm learning to start again slowly, with rests in between.
I    | note-glad | I'm learning to let something good begin without looking for the catch.
`
