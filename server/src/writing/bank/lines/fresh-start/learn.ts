/** fresh-start, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartLearn = `
I    | spare | I'm learning to start again sooner, and more quietly.
I    | spare | I'm finding that a small change I keep does more than a large one I don't.
I    | spare | Each time I start again, I bring a little more with me.
I    | spare | I'm finding new uses for what I learned the hard way.
I    | health spare | I'm learning to look after myself before I start improving myself.
?    | spare | What would I do this week if I believed it could still be a good one?
?    | learning first | What would I practise if I could be bad at it for a month?
?    | fair | What would I try first if I had no reputation to keep?
?    | spare | What would I be able to keep up if I went more gently?
when | fair | When I wish I'd begun something years ago, I'll do five minutes of it now.
when | spare | If I start to call a mistake typical of me, I'll simply say what happened.
when | spare | When I make the same mistake again, I'll ask what happened before it.
when | spare | When I think it's too late to change, I'll ask what's possible this week.
when | fair | When I'm tempted to start from nothing, I'll look for what already works.
when | spare | When I catch myself arguing with the past, I'll do one thing for the week ahead.
when | morning afternoon fair | If today starts to go like yesterday, I'll change one small thing and see.
when | a-hard-talk fair | If the old quarrel starts up, I'll ask a question I haven't asked before.
I    | note-work | I'm learning to leave a bad week at work in the week it belongs to.
I    | learning fair | Being new makes me ask better questions. I'm starting to enjoy that.
I    | not-heavy not-low first | More and more, I take a good day without checking it for damage.
I    | an-exam | I'm learning to let question two know nothing about question one.
I    | humour | Slowly, I tell the story with better jokes.
I    | after-a-setback | I'm learning to say ow before I say onward.
I    | first | I leave my regrets a bit earlier these days, as one leaves a dull party.
I    | a-busy-day | I'm learning to begin again at ten past anything.
I    | patience fair | I'm finding that a new thing feels wrong for a fortnight and then starts to feel like mine.
I    | honesty | My apologies are getting shorter, and I'm sleeping better.
I    | fair | I'm learning to say I don't know yet as calmly as I'd tell somebody the time.
I    | fair | These days I start before I've cleared the desk.
I    | humour first-only first | My failures are coming in smaller portions these days.
I    | spare | A habit is a path. I'm learning to cut across the grass.
I    | humour | I used to begin with a vow. Now I'm trying it with a list of one.
I    | - | I'm learning to ask for directions before I'm properly lost.
I    | fair | It turns out I can come back midweek, with nothing to announce.
I    | independence fair | I'm getting used to the sound of my own decisions.
I    | note-study fair | I'm finding that a thing can be learned on the third go.
I    | first-only note-shame note-compare note-doubt fair | Slowly, I'm dropping the tone I wouldn't take with a friend.
I    | note-tired note-sore | I'm learning to go at the speed of the sore bit.
I    | note-friends fair | I'm learning the names of the people I keep seeing.
I    | note-anger | I'm learning to drop a point I've already made.
I    | note-family | Slowly, I'm changing my half of an old argument.
I    | note-heartache fair | I'm picking up the things I put down for somebody's sake.
I    | note-worry | I'm getting better at having a worry once instead of twelve times.
you  | note-glad | {name}, you're learning to be good at good news.
?    | learning | Will I let somebody show me the thing I pretend to know?
?    | first | What if the mistake has finished teaching and is only talking?
?    | morning afternoon note-loss fair | What would today look like if I expected less of it?
when | fair | When I miss a day, I'll pick up the next one without a fine.
when | humour first | If I start telling the sad version, I'll try putting the funny bit back.
when | fair | When I feel silly, I'll take it as a sign that I've started.
I    | note-move | I'm learning my way round by getting it wrong.
I    | fair | Lately I catch the old habit at the door.
I    | fair | I'm getting used to liking things I once laughed at.
I    | fair | It turns out a new start can look a lot like an ordinary day.
you  | first | {name}, new shoes rub. You can go slowly and wear two pairs of socks.
you  | fair | {name}, it takes a while to find your way in the dark. Keep a hand on the wall.
?    | spare | What if I learned one new street by walking it slowly?
?    | fair | What would a second draft of this week look like?
?    | fair | What if I asked somebody to show me again, and wrote it down?
?    | fair | What would I keep from the first try?
you  | first | {name}, the second day counts as well as the first. You can have a scruffy one.
I    | waking-up morning spare | I'm learning to open the window and let yesterday out.
?    | humour spare | What if I got worse at it for a week, on the way to getting better?
?    | fair | What if I made the same soup with one thing changed?
when | first | When the new thing rubs, I'll go slower and wear thicker socks.
when | first | When I get lost, I'll ask a person with a dog.
you  | fair | {name}, start with one clean spoon and see what it leads to.
I    | - | I'm trying change on with the labels still in.
I    | first | I'm practising letting go, on mystery cables.
I    | - | I'm getting better at goodbyes. I used to say each one four times.
I    | first | My fresh starts are getting less dramatic. There's hardly any shouting.
I    | first | I keep setting off for the old place, and turning round sooner.
I    | - | I greet my new habits like neighbours whose names I half know.
?    | - | What if I practised being lucky, starting with green lights?
?    | first | What might I be good at that nobody's ever handed me?
when | - | Once I've learned a new word, I'll use it too often, and wrongly.
I    | first | Each time I tell the story, I'm a bit less its villain.
I    | first | I still fall off and sulk. Lately I sulk while pedalling.
I    | first | I used to wait for a birthday to change. I'm trying a Wednesday.
`
