/** focus, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusOwn = `
I    | creativity spare | My wandering mind has brought me some good ideas.
I    | - | I'm steady enough to be interrupted.
I    | waiting-for-news fair | These waiting hours belong to me too.
I    | winding-down bedtime evening night fair | Tonight I'm finished, even if the list isn't.
I    | care fair | I'm careful, and care takes the time it takes.
I    | friendship care first | Paying attention is one of the ways I love.
I    | learning fair | I am someone who would rather understand than hurry.
I    | spare | I have room in me for one thing at a time, and that's plenty.
when | honesty spare | If I'm rushed for an answer, I'll ask for time to think.
when | spare | When I finish something, I'll let it be mine for a moment.
when | creativity spare | When something absorbs me, I'll let myself stay a little longer.
when | spare | If I'm asked to do three things at once, I'll say which one comes first.
when | humour fair | When I'm told to hurry, I'll keep to a pace at which I can think.
when | rest spare | If an idea comes while I'm resting, I'll note it and keep resting.
when | an-exam spare | When the room goes quiet, I'll trust what I've learned and begin.
I    | independence fair | I'm the one who decides what's urgent around here.
I    | humour first | I trust what I think after the second cup.
I    | spare | I'm somebody who reads to the end.
I    | note-anger fair | My good hours aren't for old arguments.
I    | humour first | I get absorbed. It's one of my nicer faults.
I    | an-exam an-interview | I know more than an hour can hold.
I    | note-friends spare | I like a room with people in it and a room without.
I    | honesty | I'd rather be clear than quick. I'd rather be kind than either.
I    | first | My clearest thinking looks like pottering, and I let it.
I    | note-worry | I'm the one thinking the worry, which makes me bigger than it is.
I    | care first | I pay attention the way some people bring flowers.
I    | a-hard-talk meeting-people | I listen like someone with nowhere else to be.
I    | - | I'm a careful person in a quick place, and I'm staying.
I    | spare | My attention is worth more than the thing asking for it.
I    | fair | I finish things, in the end.
I    | evening night humour | My mind knocks off when I say so, and I'm saying so.
I    | humour first-only first | I'm between thoughts. It only looks like nothing.
I    | not-heavy not-low humour first-only fair | Give me one good puzzle and I'm excellent company for myself.
I    | humour first-only first | I know what I'm like: late to begin, sorry to stop.
I    | humour first-only first | I'm slow. I'm also right.
I    | humour first | I like my mind. It's untidy, but I know where things are.
I    | spare | I'm at my cleverest when I'm not in a hurry.
I    | humour first | I'm hard to hurry and worth the wait.
you  | fair | {name}, you have a good head, and it's yours to point.
you  | note-family | {name}, you remember for all of them. You're allowed a list.
you  | spare | {name}, you see a thing through. It's old-fashioned, and it's useful.
you  | fair | {name}, when you listen, people hear themselves better.
you  | spare | {name}, you think slowly and well. Both are yours.
you  | curiosity spare | You're not scattered. You're interested in a lot.
you  | spare | {name}, you're somebody who comes back.
?    | fair | What if careful is my speed?
?    | first | What if I'm not easily distracted, only easily delighted?
?    | fair | What would I work on, if I were the only one who'd ever know?
?    | humour spare | What would I call my way of working, if I were boasting about it?
when | first | When somebody calls me slow, I'll hear careful.
when | fair | If my mind goes off on its own, I'll trust it to have a reason.
you  | spare | {name}, your mind goes its own way round, and it gets there.
you  | spare | {name}, when you really listen, people can tell.
you  | fair | {name}, you don't owe your attention to whoever shouts.
you  | fair | {name}, you think well when you're left alone to do it.
I    | first | I read slowly, and I remember the weather in the book.
I    | fair | I do one thing at a time, and I've seen what comes of the other way.
I    | first | My attention is a good dog. It goes off, and it comes when I call it kindly.
I    | fair | I'm the person who reads the small print and enjoys it.
I    | fair | I trust a pencil, a window and an hour.
I    | fair | I take my time over things, and I've stopped explaining that I do.
I    | fair | I can look at one thing until it tells me something.
I    | fair | I'm at home in the middle of a long job.
I    | first | I like a hard question and a soft pencil.
you  | spare | {name}, you have a good eye, and it works best when it isn't hurried.
?    | spare | What if the way my mind rambles is how it finds the good path?
?    | fair | What if I'm at my best with one lamp on and one thing under it?
?    | first | What if mine is the kind of mind that needs a walk first?
?    | fair | What would I make if I gave it the attention I give the weather?
when | spare | When they've all got an answer, I'll keep the question a bit longer.
I    | a-busy-day fair | I'm one pair of hands, and they're good.
I    | an-exam | I think well once I've stopped listening to other people's pens.
?    | spare | What if looking twice is simply how I work?
?    | spare | What if I think best away from the desk?
?    | spare | What would I make if I gave one thing a whole hour?
?    | spare | What if a wandering mind is also how I find things?
?    | spare | What would I read slowly if speed didn't count?
?    | - | What if I'm simply somebody who looks twice?
?    | first | What if I've been paying attention all my life, just not to the thing on the list?
when | first | When I'm the last to finish, I'll enjoy the quiet in the room.
`
