/** fresh-start, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartAllow = `
I    | first | I'm allowed to begin again without announcing it.
I    | - | The past can be past and still matter to me.
I    | honesty not-good not-bright best | Something can have happened, and hurt, and also be over.
I    | - | I don't have to feel new to start something new.
I    | not-good not-bright | It's okay not to be over something yet.
I    | best | I'm allowed to start so small that it takes no courage.
I    | first | It's okay to begin midweek, in the middle of things.
I    | - | My mistakes can come with me without doing the talking.
I    | - | People can think what they think about my choices.
I    | first-only | It's okay to be a beginner at my age.
I    | - | I can be grateful for something and still glad it's finished.
I    | - | One bad week is allowed to be just a week.
I    | first | It's okay if my fresh start looks very ordinary.
I    | rest | Rest can come first, and the beginning after.
I    | - | I can put last week down without sorting it out first.
I    | first | Today doesn't have to make up for anything.
I    | - | Trying again can mean trying another way, or waiting.
I    | - | I'm allowed to stop blaming myself for something I've already put right.
I    | friendship | An old friendship can begin again with a simple hello.
I    | - | My story can have a part I don't tell.
I    | - | I don't have to go back to how I was in order to be well.
I    | - | I can leave some things unmended and go on.
I    | - | I'm allowed to do the next thing without settling the last one.
I    | - | It's okay to begin with the easiest part.
I    | first | I'm allowed to be hopeful without a good reason.
I    | - | I'm allowed to forget my regrets for an hour or two.
I    | - | Something I dropped months ago can still be picked up.
I    | - | An apology can be short and still be whole.
I    | - | I can tidy one small corner and call that a beginning.
I    | a-busy-day | I don't have to rescue the whole day to use the next hour well.
I    | an-exam | It's okay to leave a bad answer behind and turn to the next one.
I    | an-interview best | I can talk about what went wrong without apologising for my whole life.
I    | an-interview | I'm allowed to have taken the long way here.
I    | a-hard-talk | I can say sorry once, and mean it.
I    | meeting-people | I'm allowed to be new and a little quiet.
I    | meeting-people | I don't have to tell new people my whole story.
I    | meeting-people | My first impression can be a plain one.
I    | bedtime night best | I'm allowed to sleep before I've forgiven everything.
?    | first | What would I start if it could stay small?
?    | first | Will I let last week be last week?
?    | evening night | What if I let the past be for one evening?
?    | morning afternoon | What would today look like as day one of something small?
?    | an-exam an-interview | What if this time needn't be like the last?
?    | meeting-people | What if I let new people meet me as I am now?
?    | winding-down evening | What if today could be over and still a bit untidy?
when | first | If I've fallen out of a good habit, I'll begin again at the easiest part.
when | not-good not-bright | When I miss someone, I'll let myself miss them and carry on with my day.
when | - | If I think I've wasted time, I'll give the next ten minutes to something I like.
when | honesty | If I was wrong, I'll say so once and plainly.
when | - | When a place is new to me, I'll find one corner of it to like.
when | - | If I feel foolish for beginning again, I'll begin something very small.
when | - | When people ask what happened, I'll give the short answer.
when | - | When the beginning isn't clear, I'll do the part I do know.
when | first | If I get something wrong again, I'll carry on from there, not from the beginning.
when | friendship | If I've let a friendship drift, I'll send a short hello without a long excuse.
when | - | When something good begins, I'll enjoy it before I look for problems.
when | - | If a new way feels clumsy, I'll give it another week before I judge.
when | - | When starting seems too much, I'll try two minutes.
when | courage | When I'm afraid of the same mistake, I'll change one small thing about how I begin.
when | - | If an old photo or message turns up, I'll decide later what to do with it.
when | first morning afternoon evening | When the day has gone badly so far, I'll give the next hour a fresh start.
when | - | If I'm asked for my whole story, I'll share the part I'm happy to share.
when | fairness | If I can put something right, I'll do the small part that's mine.
when | - | If I change my mind, I'll say so without a speech.
when | humour | When I repeat an old mistake, I'll try a small smile first.
when | waking-up morning | When I wake up with yesterday on my mind, I'll begin with one ordinary thing.
when | an-interview | If I'm asked what went wrong, I'll say what I learned and leave it there.
when | a-hard-talk | When the talk slips back to old blame, I'll ask what would help from now on.
when | meeting-people | If I don't know what to say about my life, I'll ask about someone else's.
when | bedtime night not-good not-bright | When I lie awake wishing something undone, I'll leave it until morning.
I    | note-loss | I'm allowed to let life stand still for a while because I love somebody.
I    | note-heartache | I don't have to be over somebody to begin something new.
I    | note-friends | I can miss my old friends and still make room for new ones.
I    | note-work | I can want something different from work and take my time about it.
I    | note-study | I'm allowed to start studying late and still let it count.
I    | note-worry best | I can go back to worrying later. I know where I left it.
I    | note-anger | I can start again with somebody without agreeing that it was fair.
I    | note-tired | The beginning can wait until I've had a sit-down.
I    | note-glad | I'm allowed to let a good thing change me a little.
I    | - | Some endings don't need a speech from me.
I    | a-busy-day | The day went off the rails. I may still enjoy the view.
I    | waiting-for-news | I needn't hear first. I can begin with the dishes.
I    | an-interview | I may have a gap in my story and leave it open, like a window.
I    | honesty | I may change my mind in front of people.
I    | a-hard-talk | I may say it wrong and have another go.
I    | - | I can leave a job, a town or an argument without hating it on the way out.
I    | - | It's fine to have loved something and be done with it.
I    | - | Starting again needn't look brave from the outside.
I    | not-heavy not-low | It's okay to be excited and have no idea of the way.
I    | best | I needn't arrive tidy.
I    | kindness | I'm allowed to forgive myself before the full report is in.
I    | evening night | Tonight I needn't work out who I am now.
I    | humour | It's okay if all I learn from a wrong turn is that I'd rather be somewhere else.
I    | not-good not-bright best | I can grieve on the bus and still get off at my stop.
I    | not-heavy | I don't have to burn it down. I can just move the chairs.
I    | learning best | It's fine to be a beginner with strong opinions.
I    | humour best | My comeback is allowed to be very dull.
I    | - | I can start over in the same coat.
I    | best | I'm free to give up a thing I was only being polite to.
I    | not-heavy not-low | It's okay to enjoy a thing before I'm any good at it.
I    | note-friends note-row best | It can be mended and show the join.
I    | note-friends | Getting back in touch is allowed to be clumsy.
I    | note-tired | First I sit down. Then I begin again.
I    | note-shame note-compare | It's okay to be late for things with no start time.
I    | note-worry | It's all right to keep one part of the day that this worry isn't invited to.
I    | note-move | I can miss the old place before I like the new one.
you  | evening night | {name}, you can close the day without giving it a mark.
you  | first | {name}, you can try it for a week, dislike it, and still have been right to try.
you  | first | {name}, you needn't be a new person by the weekend.
you  | note-loss best | {name}, you don't have to find the lesson in this.
you  | note-worry | {name}, you're allowed to have half an hour off from this.
?    | - | Will I try something new badly, on purpose, for ten minutes?
?    | - | Will I let the beginning be as clumsy as beginnings are?
?    | - | What if the second try were allowed to be lazier?
?    | note-shame note-mistake best | What if I've been punished enough, and I was the one doing it?
?    | note-work | What if I don't have to love it to do it well?
?    | note-study | What if I started in the middle, where it's interesting?
?    | note-family | What if one better hour were enough for this week?
?    | note-glad | What if I let this be the good part?
when | - | When I want to begin on Monday, I'll begin on whatever day this is.
when | - | When the first line is stuck, I'll start with the second.
when | honesty | When I'm asked what I do now, I'll say I'm finding out.
when | - | When I've made a mess, I'll clear one corner and sit in it.
when | - | If the old tune comes on, I'll let it play and wash up to it.
when | note-heartache | If somebody mentions other fish, I'll let myself roll my eyes.
you  | first | {name}, you can begin again without telling anyone.
you  | - | {name}, you're allowed to change your mind about what you wanted.
you  | - | {name}, you can start in the middle of the week, in the middle of a mess.
I    | note-habit | I can start again at any time of day.
I    | note-age | I don't have to have a plan for the next ten years.
I    | note-missing | I'm allowed to miss what was and still like what's next.
I    | note-let-down | I can hope again later. It doesn't have to be now.
I    | note-plain | I can take it as it comes and change my mind later.
I    | note-plain | I can look at today as if I'd just arrived.
?    | note-plain | What if I didn't know yet how this turns out?
I    | note-move | I can be new here, and lost, and all right.
I    | - | I can begin with what's left.
I    | - | I'm allowed to start over in the same place.
I    | - | I may be bad at my new life for a while.
I    | - | One thing done differently is allowed to be the whole change.
I    | best | I don't have to have learned something from all of it.
I    | - | I can start with the kettle and unpack the rest later.
I    | - | I'm allowed to plant something and not look at it for a week.
I    | best | I can sweep up a broken plate without holding an inquiry.
I    | humour best | I'm allowed to change my life and keep the slippers.
I    | - | It's fine to begin on the back of an envelope.
I    | - | I can cross out a line and leave the crossing-out to be seen.
you  | - | {name}, you can begin with a pencil and a scrap of paper.
?    | - | What if I only moved one chair?
?    | - | What if today counts from now?
I    | waking-up morning best | I can start today with yesterday's mug. It washes.
I    | before-work | If yesterday left a mess, I can give it my first ten minutes.
I    | a-busy-day | The day can have a second half, like football.
I    | an-exam | I can turn to a new page and leave the last one alone.
I    | an-interview | My long way round came past some interesting places.
I    | a-hard-talk | I can say sorry for my half and leave theirs on their plate.
I    | meeting-people best | Here I'm new, and so are all my stories.
I    | after-a-setback | I can stand in the mess for a bit before I start sweeping.
I    | waiting-for-news | I can plant some bulbs while I wait. They don't need the answer either.
I    | time-alone | I can move all the chairs and move them back.
I    | winding-down evening | Today can go out with the newspapers.
I    | bedtime night | Tomorrow can wait by the door. I don't have to be in it yet.
?    | humour | What if my phoenix moment is mostly laundry?
?    | - | What if I gave the old plan a decent send-off and a sandwich?
?    | - | What would I plant, if I'd be here to see it come up?
?    | - | Will I let a small beginning be small?
?    | - | Will I allow myself an untidy first try?
`
