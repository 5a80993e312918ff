/** body-peace, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceLearn = `
I    | honesty | I'm learning to plan around the energy I have, and not the energy I wish for.
I    | rest | I'm coming to see my need for rest as an ordinary one.
I    | honesty not-good not-bright | I'm practising saying I'm tired without making a joke of it.
I    | - | I'm getting better at letting food be food.
I    | kindness | I'm learning to treat myself at mealtimes as I'd treat a guest.
I    | care | I'm getting better at choosing clothes for how they feel.
I    | curiosity not-low | I'm coming to like being the age I am, a little at a time.
I    | kindness | I'm learning to step away from unkind talk about bodies.
I    | care | I'm practising asking for what makes things easier, before I'm worn out.
I    | first-only | Slowly, I'm forgiving my body for being a body.
I    | honesty courage not-good not-bright | I'm getting better at saying when something hurts.
I    | best | I'm trying out an hour without an opinion on my body.
I    | rest first | I'm beginning to rest on purpose, before I'm worn out.
I    | curiosity | I'm getting to know my tiredness, and it isn't all of one kind.
I    | curiosity | I'm finding out what my body likes, apart from what I've been told.
I    | rest | I'm learning to rest without listing what I've done.
I    | not-good not-bright first-only | I'm learning to miss the body I had and be kind to the one I have.
I    | first | I'm learning to judge a day by how gently it went.
I    | - | Bit by bit, I'm learning to relax when nothing is wrong.
I    | rest first | I'm practising keeping a rest as firmly as an appointment.
I    | rest | Slowly, I'm making peace with needing more sleep than I planned.
I    | - | I'm learning to ask for a pause without explaining why.
I    | - | I'm trying to let my body be one of the things about me, and not the main one.
I    | kindness first | I'm getting better at comforting myself before I correct myself.
I    | nature rest | I'm learning that rest has its turn, as winter does.
?    | first | What if going slowly costs less than I think?
?    | kindness | What would mealtimes be like if I spoke to myself more kindly?
?    | best | What if the mirror is the wrong place to ask how I am?
?    | care | What would I wear, if comfort had the last word?
?    | curiosity humour | What if getting older is something I can be good at?
?    | - | What if tired is an answer, and not an excuse?
when | fairness first | When I hear myself complain about my body, I'll add one fair thing.
when | - | When a mirror makes me unhappy, I'll turn away and be kind to myself.
when | humour rest | When I start trying to earn my rest, I'll take some of it early.
when | courage | If something is hard for my body, I'll ask for help while I'm still calm.
when | first | When I measure today against my best day, I'll put the ruler down.
when | not-good not-bright | When I miss how my body used to be, I'll let myself be sad, and be gentle.
when | learning | When I feel my age, I'll ask what I know now that I didn't know before.
when | before-work morning care | When I get ready for the day, I'll choose one thing for comfort.
when | - | When I start to push through, I'll ask what for.
I    | note-family | I'm learning to breathe all the way out in my own kitchen.
I    | note-anger | I'm learning to unclench my jaw before it talks.
I    | note-tired | I'm learning to take my body's word for it when I'm worn out.
I    | night | Bit by bit, I let the night be for lying down and not for adding up.
I    | - | Slow is still a speed. I'm getting used to mine.
I    | - | Each time I rest early, I have a bit left for something silly.
I    | meeting-people | I'm learning to walk into a room without carrying a mirror.
I    | best | Lately I treat my body like a neighbour I hope to keep.
I    | - | Bit by bit, I take my own side in changing rooms.
I    | patience | These days I hear my body out before I tell it what the plan is.
I    | best | Little by little, the mirror is turning back into furniture.
I    | - | I used to argue with tiredness. Now I'm learning to ask what it wants.
I    | not-heavy not-low time-alone best | I'm getting better at dancing in the kitchen, or at least at not stopping.
I    | best | I'm learning to dress for the weather and not for the jury.
I    | winding-down evening | I'm practising taking the day off like a stiff collar.
I    | - | I'm slowly working out which of my aches want rest and which want company.
I    | - | I'm starting to hear the small complaints, so the large ones needn't shout.
I    | kindness best | I'm learning to speak of my body as if it were in the next room and could hear.
I    | patience | I'm finding out that slow has better views.
I    | note-loss | I'm getting used to sadness turning up without knocking.
I    | note-shame note-mistake | Slowly, I'm learning not to wince at things that are over.
I    | note-worry | I'm learning to breathe out for longer than I think is necessary.
I    | note-study | I'm learning to get up before I've read the same page twice.
I    | note-friends best | I'm getting used to a table for one, and the good seat.
you  | note-tired | {name}, you're learning to stop one thing earlier.
?    | morning | What would it be like to get dressed as if the day were already on my side?
when | best | When I feel old, I'll practise being good at it.
when | humour | When I start a sentence with at my age, I'll try ending it with something nice.
when | - | When I start to list what's wrong with me, I'll practise stopping at one.
when | - | When I've pushed too far, I'll try telling my body thank you before I tell it off.
when | note-move | When my back says stop, I'll sit on a box.
I    | - | Lately I ask my body how it is before I ask what it can do.
I    | - | I used to argue with being tired. I'm starting to take its word.
I    | - | More and more, I dress for the day and not for the looking.
I    | - | I'm getting better at stopping while it's still pleasant.
I    | - | It turns out my body likes me more than I'd heard.
I    | - | I've started buying shoes to walk in.
I    | - | I'm learning to sit down before my back complains.
I    | - | I've stopped holding my breath in lifts.
I    | best | I pass the shop window now and look at the buns.
I    | best | I used to dress for the photograph. Now I dress for the walk home.
I    | humour best | My knees speak on stairs. I've learned to let them finish.
I    | best | I've learned what my back likes: a wall, a bath, a bit of praise.
you  | first | {name}, your body can ask quietly. You can answer while it's still quiet.
?    | - | What if I chose my next jumper by touch, with my eyes shut?
?    | - | What would my week be like with two more baths in it?
?    | - | What if I let tired be a time of day, like dusk?
?    | humour best | What if I spoke to my knee as I do to the car on a cold morning?
?    | best | What would I do differently if my body were a horse I was fond of?
when | best | When I catch myself in a window, I'll read what's in the shop.
when | best | When my body grumbles, I'll try answering it in the voice I use for the cat.
you  | first | {name}, you can learn to let a yawn finish.
you  | - | {name}, comfort can be learned. You could begin with socks.
I    | waking-up morning | I ask my back how the night was. It tends to have a view.
?    | best | What if the mirror is only for finding spinach?
you  | - | {name}, the mirror only knows the face you pull at mirrors.
you  | best | {name}, let your stomach stand easy. There's no parade.
you  | - | {name}, your skin keeps the rain out. Full marks.
you  | - | {name}, in photographs, try looking at who was standing beside you.
`
