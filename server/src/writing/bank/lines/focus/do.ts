/** focus, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const focusDo = `
I    | an-interview fair | I can stop and think while somebody waits for my answer.
I    | fair | I can be slow at something and still be good at it.
I    | honesty spare | I can say I've lost the thread and ask for it again.
I    | spare | I can care about many things and still do one.
I    | fair | I can begin in a muddle and sort things out as I go.
I    | spare | I've started plenty of things I didn't feel like starting.
I    | learning first | I've learned hard things slowly, and they stayed with me.
I    | spare | I've been lost in something I love, so I know I can concentrate.
I    | time-alone creativity spare | I've looked up before and found an hour gone, happily.
I    | spare | I've left things off my list before, and the day went on.
I    | spare | I've said no to something good to keep room for what I'd begun.
I    | morning afternoon fair | Today I leave one thing undone on purpose.
I    | an-exam spare | I come back to the question and take it a few words at a time.
I    | spare | I put my worries on paper and go back to what I was doing.
I    | patience spare | My mind wanders and I bring it home, many times in a day.
I    | creativity spare | Some of my good ideas came while I was doing something else.
I    | waking-up before-work morning fair | This morning I decide what comes first, before the messages do.
I    | winding-down evening night spare | Tonight I leave my list where it is and rest.
?    | spare | What if I gave one thing my attention for as long as one song lasts?
?    | winding-down bedtime evening night spare | What would I write down tonight so that I could stop thinking about it?
when | fair | If I catch myself doing three things, I'll put two of them down.
when | spare | When I open my phone without meaning to, I'll put it down again.
when | an-exam spare | When I turn the paper over, I'll begin with what I know.
when | winding-down evening fair | When I stop for the day, I'll write down where to begin next time.
when | spare | When I lose my place, I'll go back one step and start from there.
when | fair | When I'm about to say yes, I'll check what I've already promised.
I    | note-study spare | I study one page, look up, and say what I remember.
I    | note-worry | I give the worry one line on paper, in small handwriting.
I    | humour first | I finish the dull bit and enjoy the smugness.
I    | note-shame note-mistake fair | I write down what I'd do differently. Then I shut the notebook.
I    | note-anger | I do something fiddly until my hands forget to be fists.
I    | first-only note-heartache | I write the message, and I don't send it.
I    | fair | I keep a pencil by me for thoughts that interrupt. They get a line each.
I    | first | I once gave a whole afternoon to one thing, and I remember it better than the busy ones.
I    | fair | I start before I'm sure. It's how most of my things got done.
I    | evening night spare | I put the first job of the morning on paper and turn the paper over.
I    | first | I've sat with a hard paragraph until it gave in.
I    | note-shame note-doubt | I do the next small bit, and the doubt can watch.
I    | - | I pick one, and I let the others be cross.
I    | spare | I've lost the thread many times. Here I am, holding it.
I    | meeting-people curiosity | I ask the second question. That's where the good answers are.
I    | note-worry fair | I write it all down, then underline the one thing that's mine to do.
I    | note-study spare | I do one question properly and let it be one.
I    | before-work morning | I begin with the thing, not with the messages about the thing.
I    | after-a-setback fair | I've gone back to spoilt work and found the good half.
I    | humour first | I read the instructions. My later self is touched.
I    | note-family fair | I put the phone face down and listen to one person.
I    | - | I came back. Again.
I    | evening night spare | I write a thought down, so I can stop holding it.
I    | an-interview spare | I take a sip of water and let the question finish.
I    | fair | I do the dreaded one first. The rest of the list relaxes.
I    | an-exam | I write the bit I know. It tends to bring a friend.
I    | not-heavy not-low fair | I've spent a whole hour on something useless and loved each minute.
I    | morning afternoon spare | Today I leave one message unread until I've finished a thought.
I    | spare | I breathe out, put both hands flat on the table, and begin again.
you  | humour first | {name}, you have finished things that bored you silly. Take a bow.
?    | humour spare | Will I give the first half hour to the thing I'd brag about?
?    | humour morning | Will I do the dreaded thing, badly, before eleven?
?    | spare | What would I do next, if I couldn't tell anybody about it?
when | note-heartache | When my thumb goes looking for a name, I'll put the phone in another room.
when | fair | When I sit down, I'll say what I'm here for before I touch anything.
when | spare | When I'm done, I'll stop.
when | spare | When I get up, I'll leave the work open at an easy bit.
you  | first | {name}, you've lost whole afternoons to something you loved. That was focus, too.
you  | spare | {name}, you've done your clearest thinking at your own speed.
you  | - | {name}, you start, you drift, you come back. That's how it gets done.
you  | humour | {name}, you've finished things that bored you to tears.
I    | spare | I work it out on paper, with a real pencil.
I    | fair | I write the next step down and shut the book on it.
I    | fair | I untangle a problem from whichever end is showing.
you  | first | {name}, let the phone wait outside, like a dog at a shop.
you  | fair | {name}, start at whichever end of the problem is showing.
?    | fair | Will I put my phone where only standing up would reach it?
?    | first | What if I did the sum instead of worrying about the answer?
?    | spare | Will I finish one thing before I open the next?
?    | fair | What if I wrote down my worst ideas first, to get them out of the way?
?    | morning afternoon spare | Will I do an hour of the real thing before I count the other things?
?    | humour first | What would I get done on a train with no signal?
when | fair | When I don't know where to begin, I'll take the first loose end I see.
when | fair | When someone comes in, I'll keep my finger on the word.
when | fair | When another idea arrives, I'll write it down and go back to the first.
you  | spare | {name}, you can answer in the order you choose.
I    | waking-up morning fair | I pick the one thing while the toast is down, and then I butter it.
when | waking-up morning | When the day comes at me all at once, I'll ask it to queue.
I    | before-work fair | I write the one thing on my hand and go in.
I    | a-busy-day fair | I shut the door, do the one thing, and open it again.
when | a-busy-day spare | When I've forgotten what I was doing, I'll look at what's in my hand.
I    | an-exam | I do the sum in front of me. The room can do its own.
I    | an-interview | I answer the question they asked, and then I stop and have some water.
I    | a-hard-talk fair | I listen to the last word before I reach for my first.
I    | meeting-people fair | I listen to the name and say it back before it gets away.
I    | after-a-setback fair | I keep the half that worked and start from there.
I    | waiting-for-news spare | I give the waiting one hour, and I give something else the next.
I    | time-alone | I lose an hour to something I like and don't ask for it back.
I    | winding-down evening spare | I write tomorrow on one line and shut the book.
I    | bedtime night fair | I write the idea on the back of an envelope and put the light out.
?    | spare | Will I finish a page before I judge it?
when | before-work spare | When I sit down, I'll move one thing off the desk and start on what's left.
?    | - | Will I let the other tabs talk among themselves?
?    | fair | What would I finish before the tea goes cold?
?    | fair | What if I did just this page, as if the rest were still at the printer's?
?    | first | How well could I wash one cup?
when | first | When someone talks to me, I'll put down whatever I'm holding, even the biscuit.
when | first | Once the dull thing's done, I'll cross it out hard enough to dent the table.
when | first | Before beginning, I'll push everything else to the far end of the table and wish it well.
I    | - | I read the last page slowly, so that it isn't over.
I    | - | I sit on my hand until the itch to check has gone.
I    | - | I've followed one ant across a whole patio.
I    | first | I turn the radio down so I can see better.
I    | - | I've threaded the needle on the ninth go.
I    | - | I fill in the form, line by line, with swearing.
`
