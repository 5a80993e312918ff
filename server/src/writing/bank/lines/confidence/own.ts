/** confidence, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceOwn = `
?    | independence spare | What would I do if my own respect were the one that counted?
?    | learning fair | What would I teach, if I admitted what I know?
?    | meeting-people fair | What if I walked in as if I'd been expected?
when | honesty fair | When I'm asked what I do well, I'll answer without a joke.
when | fair | When I'm at my least sure, I'll go by what I chose when I was rested.
when | not-low spare | If praise surprises me, I'll let it be true.
when | not-heavy spare | When I get something right, I'll let myself be seen enjoying it.
when | an-interview fair | If I'm asked why they'd choose me, I'll tell them plainly.
when | a-hard-talk fair | If I'm pressed to agree, I'll stay kind and keep my view.
I    | note-worry | My worry underestimates me.
I    | first | I stand by what I said, and by most of what I meant.
I    | first | I know my worth, roughly.
I    | fair | I'm an expert in a few small things, and I don't mind being asked.
I    | first-only | I'm not the loudest. I'm often right.
I    | evening night first | I go to bed on speaking terms with everything I said today.
I    | first-only | I can be wrong in the morning and interesting again by lunch.
I    | courage first | I'm brave in the way that checks the timetable.
I    | not-heavy not-low fair | I like being good at this.
I    | humour first-only | I can't do it the way they do it, and they'd make a dreadful mess of mine.
I    | not-heavy not-low first-only first | I'm rather pleased with how I've turned out, creases and all.
I    | independence | I do it my way, having tried theirs.
I    | fair | I know what I know, and I know where to look up the rest.
I    | fair | I have a voice for the big room and one for the kitchen. They agree.
I    | humour courage first | I back myself, with reservations.
I    | first-only first | I have a good nose for my own nonsense.
I    | first-only first | I often don't know what I'm doing, and I do it to a good standard.
I    | - | I answer to my own name, and to none of the ones I've called myself.
I    | first-only first | I've stopped waiting for somebody with a clipboard to tell me I'm allowed in here.
I    | first | I've earned my place, and I've stopped carrying the receipt.
I    | first | I've been me for years now, and I'm getting rather good at the difficult bits.
I    | first | I'm good at more than I mention.
I    | evening night first-only first | Tired and unimpressive, I still think well of me.
I    | - | I am shy, and I get things done.
I    | first-only first | My opinion of me is holding up.
I    | not-heavy not-low first-only first | Some days I'd hire me. This is one.
I    | independence first | I know my own mind. It takes me a moment to find the light switch.
I    | independence first | I am my own second opinion.
I    | - | I'm worth a second reading.
I    | note-friends | I'm good value, on my own or in a crowd.
I    | note-glad spare | I can take good news as steadily as bad.
I    | note-worry note-money fair | What's in my account says little about what I'm like.
I    | note-study spare | I ask good questions.
I    | note-anger | I am furious and fair, sometimes in that order.
I    | note-said-no | I'm kind. I'm also busy.
I    | note-family | I know my people. I know my limits, too.
I    | note-loss | My steadiness comes and goes. My love doesn't.
I    | note-bored first-only | I'm interesting to myself, most of the time.
I    | note-age | My years are mine, and I'm not done with them.
you  | - | {name}, you have good judgement and a terrible habit of asking for a second opinion.
you  | first | {name}, you're the real thing, with a few scratches.
you  | note-work | {name}, you are not your last bad meeting.
you  | note-study | {name}, no mark on a page knows how you think.
?    | first | What if this is me, confident, and it's quieter than I expected?
?    | first | What if I'm the grown-up they sent?
?    | not-heavy not-low morning afternoon evening fair | What if I'm every bit as good as I hoped?
when | honesty first | When I'm wrong, I'll say so in the same voice as the rest.
when | patience fair | When I'm underestimated, I'll take my time.
when | fair | When doubt asks for my papers, I'll show it what I've done.
you  | humour fair | {name}, you know what you're doing. You knew yesterday as well.
you  | spare | {name}, you don't need the room to agree with you.
you  | spare | {name}, you bring something, even when you bring it quietly.
I    | first | I'm good value in a lift that's stuck.
I    | first | I've been right in a small voice so often that I've stopped waiting for a big one.
I    | first | I'm nobody's copy, and some people's favourite.
I    | fair | I turn up as the same person on the phone and at the door.
I    | - | I've learned things the slow way, and they've stayed put.
I    | fair | I've a laugh that carries and a view that does too.
I    | fair | I know the feeling of doing something well. It goes quiet and the time disappears.
I    | honesty first | I can say I was wrong without getting any shorter.
I    | first | I belong here the way the kettle does: used daily, seldom discussed.
you  | fair | {name}, your quiet voice has been right quite often. It's worth a chair at the table.
?    | first | What would I charge, if I'd seen me work?
?    | humour fair | What if the others are also looking for somebody who looks sure?
?    | spare | What if it's my turn, and I'm ready enough?
?    | - | What if my nerves are only the orchestra tuning up?
when | fair | When somebody says they couldn't have done what I did, I'll let myself enjoy it.
when | humour first | When they ask for an expert, I'll look round once, and then stand up.
when | fair | When I've won a small thing, I'll put it on the shelf facing out.
I    | before-work | I bring a pen, an opinion and a packet of biscuits.
I    | an-interview | I've come to see whether I like them.
I    | a-hard-talk spare | I can be the one who says the hard thing and then puts the kettle on.
I    | meeting-people | I'm better after ten minutes, like soup.
I    | after-a-setback | They said no to one thing. I've still got the rest of me.
?    | - | What if I'm better at my work than it feels from the inside?
?    | fair | What if people ask me because I know?
`
