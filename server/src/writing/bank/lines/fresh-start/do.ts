/** fresh-start, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const freshStartDo = `
I    | spare | I've turned strange places into familiar ones before.
I    | fair | I've changed my mind about big things and stayed myself.
I    | learning fair | I've learned some things late, and they still came in useful.
I    | first | I've had bad years with good days inside them.
I    | - | More than once I've called a day ruined and had a good evening.
I    | spare | I've begun in the middle of a mess before.
I    | spare | I still know how to make a place feel like mine.
I    | - | I've been wrong before about what I couldn't do.
I    | waking-up before-work morning | I've started good days in a bad mood before.
I    | an-exam spare | I can have a blank moment in an exam and begin again on the next line.
I    | an-interview fair | I tell the short version of my past and spend the time on what's next.
I    | a-hard-talk fairness fair | I let the other person have their version, and I keep mine.
I    | meeting-people fair | I've been the stranger before, and it didn't last.
I    | waiting-for-news spare | I leave the question open and get on with the day.
?    | spare | What if I've already begun, and this is what it looks like?
?    | kindness morning afternoon spare | Will I forgive one small mistake of my own today?
when | honesty spare | When I've made a mistake, I'll say so early and mend what I can.
when | first | When I break a promise to myself, I'll make it smaller and keep it.
when | fair | When I want to give up on the day, I'll do one thing that takes two minutes.
when | friendship spare | When I feel stuck, I'll ask one person for one idea.
when | spare | If the first try goes badly, I'll stop for a drink of water and try once more.
when | kindness fair | If I lose my temper, I'll come back and say something kinder.
when | learning fair | When something new feels clumsy, I'll do it three times before I judge it.
I    | note-study spare | I turn to a clean page and start with something I do know.
I    | kindness fair | I've moved on from people I still wish well.
I    | courage first | I've done the brave thing badly, in a small voice, and it was still done.
I    | honesty | I've apologised years late, with my heart going, and been glad I did.
I    | first | I've been forgiven and I've forgiven, and both were awkward.
I    | learning spare | I ask the beginner's question out loud.
I    | honesty first | I've broken promises to myself, made smaller ones, and kept those.
I    | a-busy-day afternoon | The morning got away. I've still got the afternoon by the sleeve.
I    | humour first-only first | I've been wrong at length and recovered.
I    | not-heavy not-low first | I've got something to look forward to, and I put it there.
I    | meeting-people | I introduce the current version.
I    | after-a-setback spare | I've been turned down before and had good news later.
I    | night | I've slept on worse than this and woken up with an idea.
I    | fair | I cross a line out and go on.
I    | an-exam fair | I leave the hard one, go on, and come back to it warmer.
I    | first | I say what I'd do differently, and then I do some of it.
I    | kindness first | I delete the long message and send the kind one.
I    | not-heavy not-low first-only | I do new things badly and happily.
I    | spare | I begin with what's on the table.
I    | fair | I keep one good thing from the old days and let the rest go to a good home.
I    | note-shame note-guilt | I say sorry, then I stop.
I    | note-friends note-left-out spare | I make a small plan of my own.
I    | note-tired | I've been this tired before, and I was funny again by the weekend.
I    | note-family | I knock and start again with hello.
I    | note-shame note-mistake | I've been ashamed of things I can't even remember now.
I    | note-friends | I've been new before, and I found out where the mugs were.
I    | note-anger | I come back ten minutes later with a lower voice.
I    | note-worry note-money fair | I start again with a list and a pencil.
you  | first | {name}, you've changed before, and your friends coped.
you  | fair | {name}, you've come through weeks you'd have crossed out, and kept a story from each.
you  | not-heavy not-low fair | {name}, you've surprised yourself before, and quite pleasantly.
?    | spare | Will I throw one old list away unread?
?    | humour spare | Will I begin before I've read the instructions?
?    | first | What would I finish if I stopped restarting it?
when | - | When I've talked about it enough, I'll do a bit of it.
when | - | When I feel the old excuse coming, I'll thank it for its long service and start anyway.
when | fair | If I fall off the habit, I'll get back on without a parade.
when | fair | When somebody says I've changed, I'll say thank you.
when | fair | When it goes wrong, I'll say oh well out loud and pick up the pencil.
when | waiting-for-news note-worry fair | When there's news, I'll sit down first.
you  | first | {name}, you've been a stranger somewhere and ended up with a favourite corner.
I    | - | I cross a mistake out with one line, and go on underneath.
you  | fair | {name}, move one chair. The room does the rest.
you  | spare | {name}, you can strike a plan through and start the next one today.
I    | a-busy-day spare | I wipe the slate at noon and begin again in bigger letters.
I    | an-interview fair | I tell them what I'd do on the first morning.
I    | a-hard-talk fair | I say that I was wrong last time, and ask for another go.
I    | after-a-setback fair | I begin again from the last place that held.
?    | after-a-setback fair | What if the second try were half as long?
I    | waiting-for-news fair | I clear one shelf. Something can go on it, whatever they say.
I    | winding-down evening | I sweep the kitchen, and call that the end of the chapter.
I    | bedtime night | I let the day close, and I don't hold the door.
?    | spare | What if I threw out one thing I've kept from habit?
?    | morning afternoon evening spare | What if I walked a different way home, just once?
?    | fair | What if I wrote today's date at the top and began from there?
?    | humour first | Will I do day one again, and bring a better lunch?
?    | morning | What would I do this morning if I'd moved here last night?
when | - | When the jam jar breaks, I'll sweep, swear once and find another jar.
?    | spare | Will I do the thing I've been describing?
?    | morning afternoon spare | Will I do it badly today and spend tomorrow making it a little better?
when | first | Once the dust has settled, I'll write my name in it.
when | first | Before I leave a place for good, I'll pat the wall, like a horse.
?    | first | What do I own that I could paint yellow?
I    | first | I sign up. Then I panic.
I    | - | I've cut my own fringe and gone out anyway.
I    | - | I've bought one small plant and learned its name.
I    | first | I've given away the coat I was keeping for another life.
I    | - | I've turned round at the end of the road and gone back to say sorry.
I    | first | I delete the number. I put the kettle on.
`
