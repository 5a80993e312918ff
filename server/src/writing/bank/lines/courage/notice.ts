/** courage, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const courageNotice = `
I    | meeting-people | Part of me wants to stay at home, and part of me wants to be known.
I    | a-hard-talk | I dread the first sentence more than all the others.
I    | fairness | There is something I'd stand up for, and knowing it steadies me.
I    | first | I can look at what I'm avoiding, and only look.
I    | first | There is no need to be braver than I am in this minute.
I    | first | Even a brave person is allowed to tremble, and I can remember that.
?    | humour | What would I risk, if I could laugh about it later?
?    | not-good not-bright | What if my fear is older than the thing I'm facing?
?    | a-hard-talk meeting-people | What if the other person is nervous too?
?    | an-exam | What if the first minute is the most frightening one?
?    | after-a-setback | What if it hurts because I was brave enough to try?
?    | waking-up morning not-heavy not-low | What if I let one part of today be an adventure?
when | - | If I feel watched, I'll look at one ordinary thing near me and breathe.
when | first | When I picture the worst, I'll picture one ordinary outcome as well.
when | - | When my face goes hot, I'll breathe out and wait for it to cool.
when | - | When I make a mistake in front of people, I'll breathe before I explain.
when | - | When I feel the urge to apologise, I'll ask if I've done anything wrong.
when | - | When I keep rewriting a message, I'll ask what I'm afraid it says.
when | not-good not-bright | If I'm trembling, I'll wait and breathe before I do anything.
when | - | When praise makes me want to hide, I'll stay one second longer.
when | - | When I'm putting off a phone call, I'll notice which words I'm afraid of.
when | honesty | If I've changed my mind, I'll admit it to myself first.
when | an-interview | When they ask something hard, I'll notice I'm thinking, and let them see it.
when | creativity | When I delete a message I wrote, I'll notice what I was trying to say.
when | honesty | When someone asks how I am, I'll notice the true answer.
when | courage | When I've been told no, I'll notice that I asked.
I    | note-study | I care how this goes, and it shows in my stomach.
I    | note-anger | Under the crossness there's one plain sentence, and it's mine.
I    | best | I flinched. I didn't leave.
I    | note-glad | Something good has happened. I can let it.
I    | meeting-people | I'm at the edge of the room. It's a good place to start from.
I    | note-loss | Right now, getting through this hour is the brave thing I'm doing.
I    | honesty | There's something I'm not saying. I can feel the shape of it in my throat.
I    | note-heartache | I let myself hope. It took nerve, and it hurts.
I    | - | If my pulse goes up, I can ask what it cares about.
I    | note-tired | That's my tank empty. I got a long way on it.
I    | not-heavy not-low | I'm itching to put my hand up.
I    | humour best | My courage is here somewhere, under the good manners.
I    | note-shame note-mistake | I'd rather hide just now. I can say that much.
I    | note-work note-recital best | My heart is loud, and it keeps good time.
I    | honesty | I know exactly what I'd say, and to whom.
I    | first-only note-friends | I want to write first, and I can feel why I don't.
I    | not-good not-bright | My voice has gone small. It's still mine.
I    | not-heavy not-low morning afternoon best | I've got opinions today, and I'd quite like to be asked for one.
I    | night humour best | The dark makes everything taller, and I'm lying down.
I    | after-a-setback not-good not-bright | I still wince. I also still want it.
I    | humour first-only best | I'm braver in the shower.
you  | first | {name}, you already know the brave thing. It's quite short.
you  | - | {name}, there's a sentence you keep tidying. It was fine.
?    | - | Will I find out how loud my quiet voice is?
?    | note-family | What if they're as nervous of talking as I am?
when | - | If my face goes red, I'll let it be red.
when | note-work best | When I dread opening it, I'll remember I've opened worse.
when | humour | When I dread it, I'll work out how many minutes of it there are.
when | honesty | When I say it's nothing, I'll check.
you  | - | {name}, when your heart goes fast, it's on your side.
you  | - | {name}, the brave bit of you is usually the quiet bit.
I    | - | I'm a bit braver than I look from in here.
I    | - | I'm not calm about this. I'm here, though.
I    | - | My fear talks fast. I could ask it to repeat that.
I    | best | I'm rehearsing a conversation that may be quite short.
I    | best | I want to say it. My throat wants a word first.
I    | - | There's something I'd do if it weren't for the looking foolish.
I    | - | I can put my coat on before I've decided. It's a small start.
I    | not-heavy not-low | Some butterflies are the good kind. They've somewhere to be.
I    | - | Some fear belongs to a much younger me. I can tell it what year it is.
?    | - | What if I only need one brave minute?
when | - | When my knees shake, I'll lean on something and let them get on with it.
when | - | When I've stood at a door long enough, I'll ring.
I    | - | Nerves tend to arrive early, like keen guests. I can let them sit down.
you  | first | {name}, the brave part is often short. You can see the end of it from here.
I    | - | I can hear my own heart, and it's working for me.
I    | best | My courage comes in short dashes, like a cat in the rain.
I    | - | My palms can be damp and my reasons good.
I    | evening night best | I was braver today than it looked from outside.
I    | best | I'm not ready. I'm near the door, though.
I    | best | The fear's here, and so is the bus. I can get on with both.
?    | - | What if the doorstep is the only frightening part?
when | best | When I think they're all looking, I'll look for the one who's busy eating.
I    | waking-up morning | I can be brave with my socks on inside out.
I    | an-interview | There's a name on somebody's list today, and it's mine. They want to meet me.
I    | a-hard-talk best | The sentence is short. It's the silence after it that I've been afraid of.
I    | waiting-for-news | I'm afraid to look. I can hold the rail a bit longer.
I    | - | My heart can race, and the rest of me can stay to see.
I    | - | Under the nerves, something in me would like to try.
I    | - | A fast heart is a body getting ready.
I    | - | Nervous and willing can sit in the same chair.
I    | - | Some brave things are very quiet.
I    | - | Being scared means that I can see what matters.
I    | - | My voice may shake and still say what I mean.
I    | - | One small yes in me is louder than it was.
I    | - | Brave can be as short as one sentence.
I    | - | Fear likes a big stage. I can start with a small one.
I    | - | I've told the mirror. The mirror took it well.
?    | night | What if this fear is only loud because the street's so quiet?
I    | - | I've chosen the shoes I could run in. I'm still here.
I    | - | The sentence is ready. It's been ready since lunch.
I    | - | My no is standing behind my teeth with its shoes on.
I    | - | I've a question in my pocket, and I keep feeling to see if it's there.
I    | meeting-people | I can hear them laughing through the door. It's a nice sort of laugh.
I    | not-good not-bright | I'm frightened in the usual place, just under the collar.
I    | - | I've rehearsed this sentence so often that it has gone shiny.
?    | - | What if my knees are shaking because the engine's on?
?    | - | What if the scary part is about as long as a song?
you  | - | {name}, a thumping heart is also what dancing feels like.
you  | - | {name}, even the high board is only a plank with water under it.
`
