/** courage, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const courageNotice = `
I    | meeting-people fair | Part of me wants to stay at home, and part of me wants to be known.
I    | a-hard-talk fair | I dread the first sentence more than all the others.
I    | fair | I can look at what I'm avoiding, and only look.
I    | spare | There is no need to be braver than I am in this minute.
?    | humour spare | What would I risk, if I could laugh about it later?
?    | not-good not-bright first | What if my fear is older than the thing I'm facing?
?    | a-hard-talk meeting-people spare | What if the other person is nervous too?
?    | an-exam fair | What if the first minute is the most frightening one?
?    | after-a-setback spare | What if it hurts because I was brave enough to try?
?    | waking-up morning not-heavy not-low spare | What if I let one part of today be an adventure?
when | spare | When I picture the worst, I'll picture one ordinary outcome as well.
when | spare | When my face goes hot, I'll breathe out and wait for it to cool.
when | spare | When I make a mistake in front of people, I'll breathe before I explain.
when | first | When I keep rewriting a message, I'll ask what I'm afraid it says.
when | not-good not-bright spare | If I'm trembling, I'll wait and breathe before I do anything.
when | fair | When praise makes me want to hide, I'll stay one second longer.
when | spare | When I'm putting off a phone call, I'll notice which words I'm afraid of.
when | honesty fair | If I've changed my mind, I'll admit it to myself first.
when | an-interview spare | When they ask something hard, I'll notice I'm thinking, and let them see it.
when | creativity spare | When I delete a message I wrote, I'll notice what I was trying to say.
when | honesty spare | When someone asks how I am, I'll notice the true answer.
when | courage first | When I've been told no, I'll notice that I asked.
I    | note-study fair | I care how this goes, and it shows in my stomach.
I    | note-anger spare | Under the crossness there's one plain sentence, and it's mine.
I    | first | I flinched. I didn't leave.
I    | note-glad spare | Something good has happened. I can let it.
I    | meeting-people fair | I'm at the edge of the room. It's a good place to start from.
I    | honesty | There's something I'm not saying. I can feel the shape of it in my throat.
I    | note-heartache fair | I let myself hope. It took nerve, and it hurts.
I    | note-tired | That's my tank empty. I got a long way on it.
I    | not-heavy not-low fair | I'm itching to put my hand up.
I    | humour first | My courage is here somewhere, under the good manners.
I    | note-shame note-mistake fair | I'd rather hide just now. I can say that much.
I    | note-work note-recital | My heart is loud, and it keeps good time.
I    | honesty first | I know exactly what I'd say, and to whom.
I    | first-only note-friends spare | I want to write first, and I can feel why I don't.
I    | not-good not-bright | My voice has gone small. It's still mine.
I    | not-heavy not-low morning afternoon first | I've got opinions today, and I'd quite like to be asked for one.
I    | night humour | The dark makes everything taller, and I'm lying down.
I    | after-a-setback not-good not-bright | I still wince. I also still want it.
I    | humour first-only first | I'm braver in the shower.
you  | spare | {name}, you already know the brave thing. It's quite short.
you  | - | {name}, there's a sentence you keep tidying. It was fine.
?    | spare | Will I find out how loud my quiet voice is?
?    | note-family fair | What if they're as nervous of talking as I am?
when | - | If my face goes red, I'll let it be red.
when | note-work | When I dread opening it, I'll remember I've opened worse.
when | humour | When I dread it, I'll work out how many minutes of it there are.
when | honesty spare | When I say it's nothing, I'll check.
you  | fair | {name}, when your heart goes fast, it's on your side.
I    | first | I'm a bit braver than I look from in here.
I    | - | I'm not calm about this. I'm here, though.
I    | first | My fear talks fast. I could ask it to repeat that.
I    | first | I'm rehearsing a conversation that may be quite short.
I    | first | I want to say it. My throat wants a word first.
I    | fair | There's something I'd do if it weren't for the looking foolish.
I    | fair | I can put my coat on before I've decided. It's a small start.
I    | not-heavy not-low fair | Some butterflies are the good kind. They've somewhere to be.
I    | first | Some fear belongs to a much younger me. I can tell it what year it is.
?    | spare | What if I only need one brave minute?
when | - | When my knees shake, I'll lean on something and let them get on with it.
when | spare | When I've stood at a door long enough, I'll ring.
I    | - | Nerves tend to arrive early, like keen guests. I can let them sit down.
you  | fair | {name}, the brave part is often short. You can see the end of it from here.
I    | spare | I can hear my own heart, and it's working for me.
I    | first | My courage comes in short dashes, like a cat in the rain.
I    | - | My palms can be damp and my reasons good.
I    | evening night first | I was braver today than it looked from outside.
I    | first | I'm not ready. I'm near the door, though.
I    | first | The fear's here, and so is the bus. I can get on with both.
?    | fair | What if the doorstep is the only frightening part?
when | first | When I think they're all looking, I'll look for the one who's busy eating.
I    | waking-up morning | I can be brave with my socks on inside out.
I    | an-interview | There's a name on somebody's list today, and it's mine. They want to meet me.
I    | a-hard-talk | The sentence is short. It's the silence after it that I've been afraid of.
I    | spare | Under the nerves, something in me would like to try.
I    | fair | A fast heart is a body getting ready.
I    | spare | Nervous and willing can sit in the same chair.
I    | spare | My voice may shake and still say what I mean.
I    | fair | Brave can be as short as one sentence.
?    | night fair | What if this fear is only loud because the street's so quiet?
I    | - | I've chosen the shoes I could run in. I'm still here.
I    | first | The sentence is ready. It's been ready since lunch.
I    | - | I've a question in my pocket, and I keep feeling to see if it's there.
I    | meeting-people fair | I can hear them laughing through the door. It's a nice sort of laugh.
I    | not-good not-bright | I'm frightened in the usual place, just under the collar.
I    | - | I've rehearsed this sentence so often that it has gone shiny.
?    | first | What if my knees are shaking because the engine's on?
?    | fair | What if the scary part is about as long as a song?
you  | first | {name}, a thumping heart is also what dancing feels like.
you  | first | {name}, even the high board is only a plank with water under it.
when | - | Once I've spoken up, I'll look for the one who's nodding.
when | - | When I picture the worst, I'll see what I'm wearing in it.
I    | first | My hands are cold. They get like that before good things, too.
I    | not-good not-bright first | I'm more scared than I'm saying. There, I've said it.
I    | - | I'd feel better if somebody else went first.
`
