/** body-peace, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceLearn = `
I    | honesty not-good not-bright fair | I'm practising saying I'm tired without making a joke of it.
I    | kindness spare | I'm learning to treat myself at mealtimes as I'd treat a guest.
I    | care spare | I'm getting better at choosing clothes for how they feel.
I    | curiosity not-low fair | I'm coming to like being the age I am, a little at a time.
I    | care fair | I'm practising asking for what makes things easier, before I'm worn out.
I    | first-only | Slowly, I'm forgiving my body for being a body.
I    | honesty courage not-good not-bright spare | I'm getting better at saying when something hurts.
I    | first | I'm trying out an hour without an opinion on my body.
I    | rest spare | I'm beginning to rest on purpose, before I'm worn out.
I    | curiosity fair | I'm getting to know my tiredness, and it isn't all of one kind.
I    | curiosity fair | I'm finding out what my body likes, apart from what I've been told.
I    | rest fair | I'm learning to rest without listing what I've done.
I    | not-good not-bright first-only first | I'm learning to miss the body I had and be kind to the one I have.
I    | spare | Bit by bit, I'm learning to relax when nothing is wrong.
I    | rest spare | I'm practising keeping a rest as firmly as an appointment.
I    | rest spare | Slowly, I'm making peace with needing more sleep than I planned.
I    | spare | I'm learning to ask for a pause without explaining why.
I    | fair | I'm trying to let my body be one of the things about me, and not the main one.
I    | kindness spare | I'm getting better at comforting myself before I correct myself.
?    | spare | What if going slowly costs less than I think?
?    | kindness spare | What would mealtimes be like if I spoke to myself more kindly?
?    | first | What if the mirror is the wrong place to ask how I am?
?    | care fair | What would I wear, if comfort had the last word?
?    | curiosity humour | What if getting older is something I can be good at?
?    | spare | What if tired is an answer, and not an excuse?
when | fairness spare | When I hear myself complain about my body, I'll add one fair thing.
when | spare | When a mirror makes me unhappy, I'll turn away and be kind to myself.
when | humour rest spare | When I start trying to earn my rest, I'll take some of it early.
when | courage spare | If something is hard for my body, I'll ask for help while I'm still calm.
when | fair | When I measure today against my best day, I'll put the ruler down.
when | not-good not-bright spare | When I miss how my body used to be, I'll let myself be sad, and be gentle.
when | learning spare | When I feel my age, I'll ask what I know now that I didn't know before.
when | before-work morning care spare | When I get ready for the day, I'll choose one thing for comfort.
when | spare | When I start to push through, I'll ask what for.
I    | note-family spare | I'm learning to breathe all the way out in my own kitchen.
I    | note-anger | I'm learning to unclench my jaw before it talks.
I    | note-tired spare | I'm learning to take my body's word for it when I'm worn out.
I    | night spare | Bit by bit, I let the night be for lying down and not for adding up.
I    | fair | Slow is still a speed. I'm getting used to mine.
I    | fair | Each time I rest early, I have a bit left for something silly.
I    | meeting-people fair | I'm learning to walk into a room without carrying a mirror.
I    | first | Lately I treat my body like a neighbour I hope to keep.
I    | first | Bit by bit, I take my own side in changing rooms.
I    | patience fair | These days I hear my body out before I tell it what the plan is.
I    | first | Little by little, the mirror is turning back into furniture.
I    | not-heavy not-low time-alone | I'm getting better at dancing in the kitchen, or at least at not stopping.
I    | first | I'm learning to dress for the weather and not for the jury.
I    | winding-down evening | I'm practising taking the day off like a stiff collar.
I    | first | I'm slowly working out which of my aches want rest and which want company.
I    | fair | I'm starting to hear the small complaints, so the large ones needn't shout.
I    | kindness first | I'm learning to speak of my body as if it were in the next room and could hear.
I    | note-loss fair | I'm getting used to sadness turning up without knocking.
I    | note-shame note-mistake spare | Slowly, I'm learning not to wince at things that are over.
I    | note-worry fair | I'm learning to breathe out for longer than I think is necessary.
I    | note-study fair | I'm learning to get up before I've read the same page twice.
I    | note-friends | I'm getting used to a table for one, and the good seat.
you  | note-tired | {name}, you're learning to stop one thing earlier.
?    | morning spare | What would it be like to get dressed as if the day were already on my side?
when | first | When I feel old, I'll practise being good at it.
when | humour fair | When I start a sentence with at my age, I'll try ending it with something nice.
when | fair | When I start to list what's wrong with me, I'll practise stopping at one.
when | spare | When I've pushed too far, I'll try telling my body thank you before I tell it off.
I    | spare | Lately I ask my body how it is before I ask what it can do.
I    | - | I used to argue with being tired. I'm starting to take its word.
I    | fair | More and more, I dress for the day and not for the looking.
I    | - | I'm getting better at stopping while it's still pleasant.
I    | fair | It turns out my body likes me more than I'd heard.
I    | - | I've started buying shoes to walk in.
I    | spare | I'm learning to sit down before my back complains.
I    | spare | I've stopped holding my breath in lifts.
I    | first | I pass the shop window now and look at the buns.
I    | first | I used to dress for the photograph. Now I dress for the walk home.
I    | humour first | My knees speak on stairs. I've learned to let them finish.
I    | first | I've learned what my back likes: a wall, a bath, a bit of praise.
you  | spare | {name}, your body can ask quietly. You can answer while it's still quiet.
?    | fair | What if I chose my next jumper by touch, with my eyes shut?
?    | fair | What would my week be like with two more baths in it?
?    | spare | What if I let tired be a time of day, like dusk?
?    | humour first | What if I spoke to my knee as I do to the car on a cold morning?
?    | first | What would I do differently if my body were a horse I was fond of?
when | first | When I catch myself in a window, I'll read what's in the shop.
when | first | When my body grumbles, I'll try answering it in the voice I use for the cat.
you  | spare | {name}, you can learn to let a yawn finish.
you  | first | {name}, comfort can be learned. You could begin with socks.
I    | waking-up morning | I ask my back how the night was. It tends to have a view.
?    | first | What if the mirror is only for finding spinach?
you  | first | {name}, the mirror only knows the face you pull at mirrors.
you  | first | {name}, let your stomach stand easy. There's no parade.
you  | - | {name}, your skin keeps the rain out. Full marks.
you  | - | {name}, in photographs, try looking at who was standing beside you.
I    | - | Lately I ask my back before I lift, and it's flattered.
I    | - | I've started scratching my back on doorways. The bears are right.
I    | - | I'm slowly coming round to my ankles.
I    | - | My body and I are on speaking terms. It does most of the talking.
?    | - | How would I greet my stomach if it were a dog?
I    | - | I'm practising being out of breath without being ashamed.
I    | - | I groan when I get up now. It helps.
I    | first | I'm getting better at going to the loo when I first think of it.
I    | - | I'm trying out the soft trousers in public.
I    | - | I've begun to sit the way I like, which is sideways.
`
