/** courage, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const courageNotice = `
I    | meeting-people | Part of me wants to stay at home, and part of me wants to be known.
I    | after-a-setback | If a setback stings right now, that's because I dared to try.
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
?    | courage first | What if I've been brave already and called it coping?
when | - | When my heart starts to race, I'll put a hand on my chest and stay.
when | - | If I feel watched, I'll look at one ordinary thing near me and breathe.
when | first | When I picture the worst, I'll picture one ordinary outcome as well.
when | - | When I feel small, I'll remember how old I am now.
when | - | When my face goes hot, I'll breathe out and wait for it to cool.
when | - | When I make a mistake in front of people, I'll breathe before I explain.
when | - | When I feel the urge to apologise, I'll ask if I've done anything wrong.
when | - | When I keep rewriting a message, I'll ask what I'm afraid it says.
when | not-good not-bright | If I'm trembling, I'll wait and breathe before I do anything.
when | - | When praise makes me want to hide, I'll stay one second longer.
when | - | When I'm putting off a phone call, I'll notice which words I'm afraid of.
when | - | When the room goes quiet, I'll notice my breath before I fill it.
when | honesty | If I've changed my mind, I'll admit it to myself first.
when | health | When my stomach tightens, I'll breathe lower and slower.
when | meeting-people an-interview | When I reach the door, I'll take one slow breath and go in as myself.
when | an-interview | When they ask something hard, I'll notice I'm thinking, and let them see it.
when | creativity | When I delete a message I wrote, I'll notice what I was trying to say.
when | honesty | When someone asks how I am, I'll notice the true answer.
when | courage | When I've been told no, I'll notice that I asked.
I    | note-family | I notice it takes nerve to be honest with the people closest to me.
I    | note-work | I notice what scares me about work, and I can say it in plain words.
I    | note-study | I notice that caring how my studies go is part of why they scare me.
I    | note-worry | I notice that I go on with my day beside this worry, and that takes nerve.
I    | note-anger | I notice there's something I want to say, and that my anger got there first.
I    | - | I flinched. I didn't leave.
I    | note-glad | Something good has happened. I can let it.
I    | - | I'd like to say it. That's new.
I    | meeting-people | I'm at the edge of the room. It's a good place to start from.
I    | note-loss | Right now, getting through this hour is the brave thing I'm doing.
I    | honesty | There's something I'm not saying. I can feel the shape of it in my throat.
I    | an-exam | The paper is face down. My heart isn't.
I    | note-heartache | I let myself hope. It took nerve, and it hurts.
I    | - | If my pulse goes up, I can ask what it cares about.
I    | note-tired | Getting this far took something out of me. I can put some back.
I    | not-heavy not-low | I'm itching to put my hand up.
I    | humour | My courage is here somewhere, under the good manners.
I    | note-shame note-mistake | I'd rather hide just now. I can say that much.
I    | note-work note-recital | My heart is loud, and it keeps good time.
I    | honesty | I know exactly what I'd say, and to whom.
I    | first-only note-friends | I want to write first, and I can feel why I don't.
I    | not-good not-bright | My voice has gone small. It's still mine.
I    | not-heavy not-low morning afternoon | I've got opinions today, and I'd quite like to be asked for one.
I    | night humour | The dark makes everything taller, and I'm lying down.
I    | after-a-setback not-good not-bright | I still wince. I also still want it.
I    | humour first-only | I'm braver in the shower.
you  | first | {name}, you already know the brave thing. It's quite short.
you  | - | {name}, there's a sentence you keep tidying. It was fine.
you  | - | {name}, that's fear in your chest. It's not an order.
?    | - | Will I find out how loud my quiet voice is?
?    | - | What would I say, if my throat would let me?
?    | friendship | What if I'm not scared of it, only of doing it alone?
?    | note-family | What if they're as nervous of talking as I am?
when | - | If my face goes red, I'll let it be red.
when | note-work | When I dread opening it, I'll remember I've opened worse.
when | humour | When I dread it, I'll work out how many minutes of it there are.
when | honesty | When I say it's nothing, I'll check.
you  | - | {name}, when your heart goes fast, it's on your side.
you  | - | {name}, the thing you dread is shorter than the dreading.
you  | - | {name}, the brave bit of you is usually the quiet bit.
I    | - | I'm a bit braver than I look from in here.
I    | - | I'm not calm about this. I'm here, though.
I    | - | The brave thing is small, and I can see it from where I'm sitting.
I    | - | My fear talks fast. I could ask it to repeat that.
I    | - | I'm rehearsing a conversation that may be quite short.
I    | - | I want to say it. My throat wants a word first.
I    | - | There's something I'd do if it weren't for the looking foolish.
I    | - | I can put my coat on before I've decided. It's a small start.
I    | not-heavy not-low | Some butterflies are the good kind. They've somewhere to be.
I    | - | Some fear belongs to a much younger me. I can tell it what year it is.
you  | not-heavy not-low | {name}, being a bit nervous can mean that something matters.
?    | humour | What if the worst they can say is no?
?    | - | What if I only need one brave minute?
when | - | When my knees shake, I'll lean on something and let them get on with it.
when | - | When I've stood at a door long enough, I'll ring.
I    | - | If my hand goes halfway up, I can let it stay there for a second.
I    | - | Nerves tend to arrive early, like keen guests. I can let them sit down.
I    | not-good not-bright humour | I can be scared and have a sandwich. People have managed on less.
you  | first | {name}, your heart's going fast. It's bringing you what you need.
you  | first | {name}, the brave part is often short. You can see the end of it from here.
I    | - | I can hear my own heart, and it's working for me.
I    | - | My courage comes in short dashes, like a cat in the rain.
I    | - | My palms can be damp and my reasons good.
I    | evening night | I was braver today than it looked from outside.
I    | - | I'm not ready. I'm near the door, though.
I    | - | The fear's here, and so is the bus. I can get on with both.
?    | - | What if the doorstep is the only frightening part?
?    | - | What if a wobble is part of the jump?
when | - | When I clear my throat, I'll see what comes next.
when | - | When I'm near the door, I'll put a hand on it.
when | - | When fear reads me the whole list, I'll ask which one is today's.
when | - | When I think they're all looking, I'll look for the one who's busy eating.
I    | waking-up morning | I can be brave with my socks on inside out.
I    | an-interview | There's a name on somebody's list today, and it's mine. They want to meet me.
I    | a-hard-talk | The sentence is short. It's the silence after it that I've been afraid of.
I    | waiting-for-news | I'm afraid to look. I can hold the rail a bit longer.
I    | - | Many frightening things are about four minutes long.
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
I    | - | Even with cold hands I can hold a thought steady.
I    | - | I've told the mirror. The mirror took it well.
I    | - | My heart is going like a drum in a parade. There's a parade, then.
?    | night | What if this fear is only loud because the street's so quiet?
I    | - | I can feel the yes at the back of my teeth.
I    | - | I've chosen the shoes I could run in. I'm still here.
I    | - | The sentence is ready. It's been ready since lunch.
I    | not-heavy not-low | I want to tell them. I've got it all over my face.
I    | - | My no is standing behind my teeth with its shoes on.
I    | - | I've a question in my pocket, and I keep feeling to see if it's there.
I    | - | I keep clearing my throat. Something in there wants out.
?    | - | What would I say if my voice were somebody else's problem?
?    | - | What if they're scared of me?
?    | - | Will I count how many brave things I did before I noticed?
I    | meeting-people | I can hear them laughing through the door. It's a nice sort of laugh.
I    | not-good not-bright | I'm frightened in the usual place, just under the collar.
I    | - | I want to do it more than I want to have got out of it.
I    | - | I've rehearsed this sentence so often that it has gone shiny.
`
