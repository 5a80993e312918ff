/** fresh-start, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartAllow = `
I    | fair | I'm allowed to begin again without announcing it.
I    | fair | The past can be past and still matter to me.
I    | honesty not-good not-bright first | Something can have happened, and hurt, and also be over.
I    | not-good not-bright fair | It's okay not to be over something yet.
I    | first | I'm allowed to start so small that it takes no courage.
I    | spare | It's okay to begin midweek, in the middle of things.
I    | - | My mistakes can come with me without doing the talking.
I    | first-only fair | It's okay to be a beginner at my age.
I    | - | I can be grateful for something and still glad it's finished.
I    | fair | One bad week is allowed to be just a week.
I    | spare | It's okay if my fresh start looks very ordinary.
I    | rest spare | Rest can come first, and the beginning after.
I    | fair | I can put last week down without sorting it out first.
I    | first | Today doesn't have to make up for anything.
I    | fair | I'm allowed to stop blaming myself for something I've already put right.
I    | friendship spare | An old friendship can begin again with a simple hello.
I    | - | My story can have a part I don't tell.
I    | - | I don't have to go back to how I was in order to be well.
I    | fair | I can leave some things unmended and go on.
I    | - | I'm allowed to do the next thing without settling the last one.
I    | - | I'm allowed to be hopeful without a good reason.
I    | spare | I'm allowed to forget my regrets for an hour or two.
I    | spare | Something I dropped months ago can still be picked up.
I    | fair | An apology can be short and still be whole.
I    | spare | I can tidy one small corner and call that a beginning.
I    | a-busy-day fair | I don't have to rescue the whole day to use the next hour well.
I    | an-exam spare | It's okay to leave a bad answer behind and turn to the next one.
I    | an-interview | I can talk about what went wrong without apologising for my whole life.
I    | an-interview | I'm allowed to have taken the long way here.
I    | a-hard-talk spare | I can say sorry once, and mean it.
I    | meeting-people fair | I don't have to tell new people my whole story.
I    | meeting-people fair | My first impression can be a plain one.
I    | bedtime night | I'm allowed to sleep before I've forgiven everything.
?    | spare | What would I start if it could stay small?
?    | spare | Will I let last week be last week?
?    | evening night spare | What if I let the past be for one evening?
?    | morning afternoon spare | What would today look like as day one of something small?
?    | an-exam an-interview spare | What if this time needn't be like the last?
?    | winding-down evening fair | What if today could be over and still a bit untidy?
when | not-good not-bright fair | When I miss someone, I'll let myself miss them and carry on with my day.
when | spare | If I think I've wasted time, I'll give the next ten minutes to something I like.
when | honesty spare | If I was wrong, I'll say so once and plainly.
when | fair | When a place is new to me, I'll find one corner of it to like.
when | spare | If I feel foolish for beginning again, I'll begin something very small.
when | fair | When people ask what happened, I'll give the short answer.
when | spare | When the beginning isn't clear, I'll do the part I do know.
when | spare | If I get something wrong again, I'll carry on from there, not from the beginning.
when | friendship fair | If I've let a friendship drift, I'll send a short hello without a long excuse.
when | spare | When something good begins, I'll enjoy it before I look for problems.
when | fair | If a new way feels clumsy, I'll give it another week before I judge.
when | courage spare | When I'm afraid of the same mistake, I'll change one small thing about how I begin.
when | spare | If an old photo or message turns up, I'll decide later what to do with it.
when | morning afternoon evening spare | When the day has gone badly so far, I'll give the next hour a fresh start.
when | fair | If I'm asked for my whole story, I'll share the part I'm happy to share.
when | fairness spare | If I can put something right, I'll do the small part that's mine.
when | spare | If I change my mind, I'll say so without a speech.
when | waking-up morning spare | When I wake up with yesterday on my mind, I'll begin with one ordinary thing.
when | an-interview fair | If I'm asked what went wrong, I'll say what I learned and leave it there.
when | a-hard-talk spare | When the talk slips back to old blame, I'll ask what would help from now on.
when | meeting-people fair | If I don't know what to say about my life, I'll ask about someone else's.
when | bedtime night not-good not-bright spare | When I lie awake wishing something undone, I'll leave it until morning.
I    | note-heartache fair | I don't have to be over somebody to begin something new.
I    | note-work spare | I can want something different from work and take my time about it.
I    | note-study spare | I'm allowed to start studying late and still let it count.
I    | note-worry | I can go back to worrying later. I know where I left it.
I    | note-anger spare | I can start again with somebody without agreeing that it was fair.
I    | note-tired spare | The beginning can wait until I've had a sit-down.
I    | note-glad spare | I'm allowed to let a good thing change me a little.
I    | - | Some endings don't need a speech from me.
I    | a-busy-day fair | The day went off the rails. I may still enjoy the view.
I    | waiting-for-news fair | I needn't hear first. I can begin with the dishes.
I    | an-interview spare | I may have a gap in my story and leave it open, like a window.
I    | honesty fair | I may change my mind in front of people.
I    | a-hard-talk fair | I may say it wrong and have another go.
I    | first | I can leave a job, a town or an argument without hating it on the way out.
I    | first | It's fine to have loved something and be done with it.
I    | fair | Starting again needn't look brave from the outside.
I    | not-heavy not-low fair | It's okay to be excited and have no idea of the way.
I    | first | I needn't arrive tidy.
I    | kindness | I'm allowed to forgive myself before the full report is in.
I    | evening night spare | Tonight I needn't work out who I am now.
I    | humour | It's okay if all I learn from a wrong turn is that I'd rather be somewhere else.
I    | not-good not-bright first | I can grieve on the bus and still get off at my stop.
I    | not-heavy | I don't have to burn it down. I can just move the chairs.
I    | learning first | It's fine to be a beginner with strong opinions.
I    | humour first | My comeback is allowed to be very dull.
I    | fair | I can start over in the same coat.
I    | first | I'm free to give up a thing I was only being polite to.
I    | not-heavy not-low spare | It's okay to enjoy a thing before I'm any good at it.
I    | note-friends note-row | It can be mended and show the join.
I    | note-friends | Getting back in touch is allowed to be clumsy.
I    | note-tired spare | First I sit down. Then I begin again.
I    | note-shame note-compare spare | It's okay to be late for things with no start time.
I    | note-worry spare | It's all right to keep one part of the day that this worry isn't invited to.
I    | note-move fair | I can miss the old place before I like the new one.
you  | evening night fair | {name}, you can close the day without giving it a mark.
you  | fair | {name}, you can try it for a week, dislike it, and still have been right to try.
you  | first | {name}, you needn't be a new person by the weekend.
you  | note-loss | {name}, you don't have to find the lesson in this.
you  | note-worry spare | {name}, you're allowed to have half an hour off from this.
?    | spare | Will I try something new badly, on purpose, for ten minutes?
?    | spare | What if the second try were allowed to be lazier?
?    | note-shame note-mistake | What if I've been punished enough, and I was the one doing it?
?    | note-work spare | What if I don't have to love it to do it well?
?    | note-study | What if I started in the middle, where it's interesting?
?    | note-family spare | What if one better hour were enough for this week?
when | fair | When I want to begin on Monday, I'll begin on whatever day this is.
when | fair | When the first line is stuck, I'll start with the second.
when | honesty | When I'm asked what I do now, I'll say I'm finding out.
when | - | When I've made a mess, I'll clear one corner and sit in it.
when | - | If the old tune comes on, I'll let it play and wash up to it.
when | note-heartache | If somebody mentions other fish, I'll let myself roll my eyes.
you  | spare | {name}, you can begin again without telling anyone.
you  | fair | {name}, you're allowed to change your mind about what you wanted.
you  | spare | {name}, you can start in the middle of the week, in the middle of a mess.
I    | note-habit spare | I can start again at any time of day.
I    | note-age spare | I don't have to have a plan for the next ten years.
I    | note-missing spare | I'm allowed to miss what was and still like what's next.
I    | note-let-down fair | I can hope again later. It doesn't have to be now.
I    | note-plain spare | I can take it as it comes and change my mind later.
I    | note-plain spare | I can look at today as if I'd just arrived.
I    | note-move fair | I can be new here, and lost, and all right.
I    | fair | I can begin with what's left.
I    | spare | I'm allowed to start over in the same place.
I    | first | I may be bad at my new life for a while.
I    | spare | One thing done differently is allowed to be the whole change.
I    | first | I don't have to have learned something from all of it.
I    | fair | I can start with the kettle and unpack the rest later.
I    | - | I'm allowed to plant something and not look at it for a week.
I    | first | I can sweep up a broken plate without holding an inquiry.
I    | humour first | I'm allowed to change my life and keep the slippers.
I    | fair | It's fine to begin on the back of an envelope.
I    | spare | I can cross out a line and leave the crossing-out to be seen.
you  | spare | {name}, you can begin with a pencil and a scrap of paper.
?    | spare | What if I only moved one chair?
?    | spare | What if today counts from now?
I    | waking-up morning | I can start today with yesterday's mug. It washes.
I    | before-work spare | If yesterday left a mess, I can give it my first ten minutes.
I    | a-busy-day fair | The day can have a second half, like football.
I    | an-exam spare | I can turn to a new page and leave the last one alone.
I    | an-interview fair | My long way round came past some interesting places.
I    | a-hard-talk | I can say sorry for my half and leave theirs on their plate.
I    | meeting-people | Here I'm new, and so are all my stories.
I    | after-a-setback | I can stand in the mess for a bit before I start sweeping.
I    | waiting-for-news | I can plant some bulbs while I wait. They don't need the answer either.
I    | time-alone fair | I can move all the chairs and move them back.
I    | winding-down evening fair | Today can go out with the newspapers.
I    | bedtime night | Tomorrow can wait by the door. I don't have to be in it yet.
?    | humour first | What if my phoenix moment is mostly laundry?
?    | - | What if I gave the old plan a decent send-off and a sandwich?
?    | fair | What would I plant, if I'd be here to see it come up?
?    | - | Which of my regrets could I leave on a wall, like a lost glove?
I    | - | My days needn't match, any more than my mugs do.
when | first | When a door closes, I'll try the cat flap.
I    | first | Nobody's comparing me with the brochure.
I    | first | I get to outgrow things I once begged for.
I    | first | I can say goodbye badly and still go.
I    | - | I could leave without slamming anything.
I    | - | The blank page can be nervous of me for once.
?    | first | Where would I go if I didn't have to come back changed?
I    | first | Starting again needn't mean from nothing. I'm bringing my jokes.
I    | first | I'm changing at the speed of a hedge.
I    | - | Old habits may visit me. They needn't unpack.
I    | first | I'd have room for a piano if I moved the grudge.
I    | - | Spilt is spilt. I've got a cloth.
I    | first | My old self is forgiven, even for the hair.
I    | first | I needn't announce that I've changed. Spring just leaks in.
I    | - | The past can keep the furniture. I've moved.
I    | first | I don't have to burn the bridge. I can just not cross it.
I    | first | My crossings-out are still my handwriting.
?    | first | Who could I stop trying to impress, starting with the waiter?
I    | first | I may miss what I was glad to leave.
I    | - | Not every wish of mine came true, thank goodness.
when | first | If someone asks after the old me, I'll say they send their love.
I    | - | I'm not lost. The street and I just haven't met.
I    | first | It isn't too late for me. It's only late.
I    | first | My life can change in a bit. First, the curtains.
?    | - | What do I get to stop doing?
when | - | When my old plans come up, I'll speak of them fondly, as of aunts.
I    | first | I'm free to turn round in the street. People assume I've forgotten something.
I    | first | A nice mug from a bad year is mine to keep.
I    | first | Same me, please, but rested.
I    | first | Without telling anybody, I can stop being angry.
I    | - | It's fine if I bin the charger for something I no longer own.
I    | - | I could be wrong for years and then just stop.
I    | - | I could begin at seven minutes past.
`
