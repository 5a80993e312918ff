/** confidence, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const confidenceNotice = `
I    | time-alone not-low fair | I notice who I am when I'm not being watched, and it's somebody I rather like.
I    | rest not-good not-bright fair | Some doubt is only tiredness, and I can treat it kindly.
I    | spare | Some of my fears are old, and I've grown since they began.
I    | learning spare | Some of what I can do took me years to learn, and I can let that count.
?    | spare | What if I'm already doing one thing well today?
?    | learning spare | What if I've learned more this year than I've noticed?
?    | meeting-people fair | What if somebody I meet is hoping I say hello first?
?    | bedtime after-a-setback night fair | What if today went better than I remember?
?    | not-good not-bright spare | What if my doubt is an old habit and not a warning?
?    | fair | What if I've outgrown the picture I have of myself?
?    | fair | What would I miss about myself if I became somebody else?
?    | fair | What if I'm the only one counting my mistakes?
when | fair | If my face goes hot, I'll let it be hot, and keep listening.
when | courage fair | When my voice comes out small, I'll notice that I spoke anyway.
when | first | When I'm about to say it was nothing, I'll notice what it took.
when | fair | When I say I'm only a beginner, I'll notice the word 'only'.
when | creativity spare | If I want to hide what I've made, I'll look at it once with a friend's eyes.
when | spare | When a yes slips out too quickly, I'll notice what I was afraid of.
when | learning fair | When something comes easily, I'll remember that I once learned it.
when | fairness fair | When I put something down to luck, I'll notice the part I played.
when | not-heavy not-low first | When I feel proud for a second, I'll let the second last.
when | honesty spare | When I nod without understanding, I'll notice that I'm allowed to ask.
when | an-exam fair | If my hand shakes as I write, I'll notice that I'm still writing.
when | a-hard-talk honesty fair | If I want to take back what I said, I'll notice whether it was true.
when | bedtime night | When I lie there correcting what I said, I'll notice that the talking is over.
when | patience spare | If I feel slow, I'll notice how careful I'm being.
when | spare | If I brush my own idea aside, I'll look at it once more.
when | fair | If I begin with 'this may be silly', I'll notice that I still said it.
I    | note-tired | Everything about me looks worse at this level of tired. It's the light.
I    | first | I'm here. So far I've not been asked for a ticket.
I    | night first-only | Past a certain hour I'm a poor judge of me.
I    | first | My blush is a colour. It isn't a verdict.
I    | courage first | My hands may shake. The rest of me turned up.
I    | not-good not-bright first-only first | I feel about nine years old. I am not.
I    | - | I've folded myself up small again. There's room.
I    | first-only first | I'm nervous. I'm also early.
I    | first-only first | My voice is smaller than I am.
I    | evening night fair | I'm replaying it with a better ending. The first one was all right.
I    | - | In my head they're all still talking about it. In theirs it's already lunch.
I    | humour first | One raised eyebrow, and I treat it like a letter from the council.
I    | - | Somewhere there's a compliment I left on the table. I could go back for it.
I    | evening night first-only first | What I said today is over. I'm the only one still saying it.
I    | meeting-people | Half the room is worrying about its own face. I can stop watching mine.
I    | first | I have an opinion. It's sitting at the back with its hand up.
I    | first | The people who look so sure have also lost their glasses. I've seen them looking.
I    | first | I'm holding up my Monday against somebody's Sunday best.
I    | first | I feel like the only one without the instructions, though several people do look lost.
I    | first-only | I know more than my face lets on.
I    | note-family | One look from someone close and I'm twelve again.
I    | note-anger first-only | Being this cross makes me very certain. I've been certain before.
I    | note-work | Just now one remark is louder than a year of my decent work.
I    | note-heartache | Right now one person's opinion of me is very loud.
I    | note-friends note-no-reply | I'm guessing what they think. My guesses aren't kind.
I    | note-worry | The worry speaks with great authority. I've seen no certificate.
you  | night | {name}, you're still on stage in your head. The hall's empty.
you  | first | {name}, you can stop flinching at praise. It comes in peace.
?    | night | What if I'm the only one still awake over it?
?    | spare | What if the look on their face is about their lunch?
?    | note-shame | What if the judge in my head is just tired?
when | night fair | When I wake up inside an old embarrassment, I'll turn over the pillow and the page.
when | - | When praise makes me itch, I'll sit on my hands and say thanks.
when | first | When I hear a recording of my voice, I'll remember the others are used to it.
when | fair | When they all seem to know, I'll notice how many are guessing too.
you  | first | {name}, the doubt is talking. You don't have to sit nearest to it.
you  | fair | {name}, you do more than you count.
you  | first | {name}, being nervous and being no good are two different things.
I    | note-unseen | I'm still in the room, whether or not they look up.
I    | note-challenge | My stomach's gone on ahead. It can wait at the start.
I    | note-meeting | I know what I think. The rest is finding the gap.
I    | first | I'm allowed my first reaction. It's only the first.
I    | humour fair | I may know the answer before somebody taller says it.
I    | - | The doubt sounds sure of itself. That's its only trick.
I    | fair | Something I did this week was good, and I nearly missed it.
I    | first | I'm comparing my rough draft with their photographs.
I    | spare | I can say hello without having practised it.
I    | fair | I can stand near the back. I can see very well from there.
I    | meeting-people | When I've read every notice on the wall, I can start on the people.
?    | fair | What if I'm the one they're glad to see come in?
you  | fair | {name}, a blush is only a colour. You can talk through it.
you  | fair | {name}, your idea is allowed out before it's finished.
?    | fair | What if I'm the only one who hears the wobble in my voice?
when | fair | When I start a sentence in a small voice, I'll end it in my own.
when | fair | When I'm praised, I'll see how long I can just listen.
I    | waking-up morning fair | I can be up before my doubts are.
?    | before-work fair | What if they're glad it's me on today?
?    | an-exam | What if I know more than one panicked minute can find?
I    | an-interview | If my palms are damp, my shoes can still be good. It averages out.
?    | an-interview | What if they were nervous last time they sat on this side?
I    | meeting-people | I've come in, and I know where the door is. That's most of a party.
?    | meeting-people | What if the person by the crisps would like some company?
I    | spare | I know a few things well, and one of them may be enough.
I    | first | I can sound surer than I feel, and sometimes it works on me as well.
I    | - | I don't have to be the expert. I'm the one who's here.
I    | evening night first | I got through today with nothing on fire.
I    | not-heavy not-low | I did that. I keep looking back to check.
I    | not-good not-bright first | That old criticism again. I'd know the handwriting anywhere.
when | - | When my stomach flips, I'll give it marks for landing.
?    | first | Who have I made laugh by accident?
when | - | When I catch myself in a shop window, I'll nod, as one does to a neighbour.
?    | first | What do I do without thinking that once needed my tongue sticking out?
I    | - | Some of me is quietly sure.
I    | - | I'm apologising with my whole face.
I    | - | I've gone polite. I'm hiding.
I    | first | My ears are hot. I'm still right.
I    | - | I'm standing as if I were in somebody's way.
`
