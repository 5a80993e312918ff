/** body-peace, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceLearn = `
I    | first | I'm learning to notice tiredness while it's still quiet.
I    | honesty | Slowly, I'm learning to say tired when I mean tired, and not lazy.
I    | rest | I'm getting better at stopping while there's still some energy left.
I    | honesty | I'm learning to plan around the energy I have, and not the energy I wish for.
I    | patience | Little by little, I'm making friends with a slower pace.
I    | rest | I'm coming to see my need for rest as an ordinary one.
I    | not-good not-bright | I'm beginning to let a bad day in my body be only one day.
I    | kindness | Bit by bit, I'm speaking about my body in a kinder voice.
I    | honesty not-good not-bright | I'm practising saying I'm tired without making a joke of it.
I    | - | I'm learning that I don't have to earn a meal.
I    | - | I'm getting better at letting food be food.
I    | kindness | I'm learning to treat myself at mealtimes as I'd treat a guest.
I    | humour | I'm learning to give my body what it needs without a lecture.
I    | - | I'm learning that a mirror can't tell me how I feel.
I    | care | I'm getting better at choosing clothes for how they feel.
I    | curiosity not-low | I'm coming to like being the age I am, a little at a time.
I    | first-only | I'm getting used to my age as a plain fact.
I    | kindness | I'm learning to step away from unkind talk about bodies.
I    | care | I'm practising asking for what makes things easier, before I'm worn out.
I    | patience | I'm learning to let things take the time I need.
I    | honesty | I'm practising saying what my body needs as simply as I'd say my name.
I    | honesty not-good not-bright | Bit by bit, I'm learning not to pretend I'm fine.
I    | not-good not-bright | I'm learning to trust my body a little, even after hard times.
I    | first-only | Slowly, I'm forgiving my body for being a body.
I    | - | I'm teaching myself to keep to my limits without resenting them.
I    | first-only | I'm coming to accept that my strength comes and goes.
I    | curiosity | I'm learning to notice comfort as carefully as I notice pain.
I    | honesty courage not-good not-bright | I'm getting better at saying when something hurts.
I    | honesty | I'm learning to believe myself about how I feel.
I    | - | I'm trying out an hour without an opinion on my body.
I    | rest first | I'm beginning to rest on purpose, before I'm worn out.
I    | kindness first | I'm learning to thank my body without waiting for it to impress me.
I    | curiosity | I'm getting to know my tiredness, and it isn't all of one kind.
I    | curiosity | I'm finding out what my body likes, apart from what I've been told.
I    | first | I'm getting better at letting something pleasant last a moment longer.
I    | rest | I'm learning to rest without listing what I've done.
I    | honesty | I'm learning to say when I need a slow day.
I    | care | I'm starting to believe that being looked after isn't a debt.
I    | care | I'm starting to notice a bit sooner when I'm cold, thirsty or tired.
I    | not-good not-bright first-only | I'm learning to miss the body I had and be kind to the one I have.
I    | first | I'm learning to judge a day by how gently it went.
I    | kindness | I'm finding that I'm kinder to people after I've been kind to my body.
I    | - | I'm learning to take a limit as a fact and not as a failure.
I    | - | I'm coming to trust my body when it says no.
I    | - | Bit by bit, I'm learning to relax when nothing is wrong.
I    | rest first | I'm practising keeping a rest as firmly as an appointment.
I    | humour first-only | I'm getting used to my body having good days and slow days.
I    | rest | Slowly, I'm making peace with needing more sleep than I planned.
I    | courage | I'm teaching myself to speak up about discomfort early.
I    | care | I'm learning to accept care without saying sorry.
I    | - | I'm learning to ask for a pause without explaining why.
I    | humour | I'm learning to take the easier way without calling myself lazy.
I    | - | I'm trying to let my body be one of the things about me, and not the main one.
I    | rest | I'm learning to be still without feeling useless.
I    | curiosity not-good not-bright | I'm learning to hear an ache as a request for gentleness.
I    | kindness first | I'm getting better at comforting myself before I correct myself.
I    | nature rest | I'm learning that rest has its turn, as winter does.
I    | waking-up morning kindness | I'm learning to greet my body in the morning before I judge it.
I    | waking-up morning honesty | I'm getting better at asking how I am before I begin the day.
I    | before-work | I'm learning to start with the energy I have.
I    | before-work a-busy-day care | I'm learning to put some comfort into my day before it gets busy.
I    | a-busy-day rest | I'm practising taking a break before my body takes it for me.
I    | meeting-people | I'm getting better at being in a room without wondering how I come across.
I    | meeting-people | I'm learning to be among people with my body as it is today.
I    | meeting-people honesty not-good not-bright | I'm practising being tired in company without hiding it.
I    | meeting-people friendship first-only | I'm coming to trust that a quiet, tired me is welcome too.
I    | time-alone rest | I'm learning to use time alone for comfort, without calling myself idle.
I    | winding-down evening | I'm practising letting my body know, gently, that the day is nearly done.
I    | winding-down evening rest | I'm learning to spend a little of the evening looking after my body.
I    | bedtime night patience | I'm practising resting, even on nights when sleep is late.
I    | bedtime night rest | Little by little, I'm learning to let the bed hold me.
?    | - | What if my body is doing what it can today?
?    | first | What if going slowly costs less than I think?
?    | rest | Will I rest a little before I'm worn out?
?    | - | What if a meal could be an ordinary, peaceful thing?
?    | kindness | What would mealtimes be like if I spoke to myself more kindly?
?    | - | What if the mirror is the wrong place to ask how I am?
?    | care | What would I wear, if comfort had the last word?
?    | curiosity humour | What if getting older is something I can be good at?
?    | kindness not-good not-bright | Will I speak to myself gently about what I couldn't do?
?    | first | What would I stop forcing myself to do, if I trusted my tiredness?
?    | creativity not-good not-bright | What if there's an easier way to do what my body finds hard?
?    | waking-up morning patience | What if I let this morning be as slow as my body likes?
?    | before-work care | What would make the day ahead easier on me?
?    | a-busy-day care morning afternoon | Will I pause once today, purely for my body's sake?
?    | after-a-setback patience | What if a bad day is only a bad day?
?    | waiting-for-news | What would be kind to my body while I wait?
?    | time-alone rest | What would I do with this hour if I spent it on comfort?
?    | winding-down bedtime evening night rest | What if my body has done enough for today?
?    | patience morning afternoon | What would a little patience with my body change today?
?    | care | Will I take one discomfort seriously, even a small one?
?    | | What if tired is an answer, and not an excuse?
when | not-good not-bright | If I'm tired before I've begun, I'll make the first thing smaller.
when | not-good not-bright | When pain takes up all the room, I'll look for one thing that's still comfortable.
when | fairness first | When I hear myself complain about my body, I'll add one fair thing.
when | - | When a mirror makes me unhappy, I'll turn away and be kind to myself.
when | care | When something I'm wearing bothers me, I'll choose comfort.
when | - | When someone remarks on my body, I'll let the remark go by.
when | care | If I want to skip looking after myself, I'll do the smallest part of it.
when | kindness | When a meal feels hard, I'll go as gently as I can.
when | humour rest | When I start trying to earn my rest, I'll take some of it early.
when | courage | If something is hard for my body, I'll ask for help while I'm still calm.
when | patience | If I'm slower than I'd like, I'll give myself a little more time.
when | first | When I measure today against my best day, I'll put the ruler down.
when | first | When my energy drops, I'll drop one plan to match.
when | kindness | When I feel ashamed of needing help, I'll remember I'd gladly give it.
when | not-good not-bright | When I miss how my body used to be, I'll let myself be sad, and be gentle.
when | honesty | If I'm pretending to be fine, I'll tell the truth to myself first.
when | learning | When I feel my age, I'll ask what I know now that I didn't know before.
when | waking-up morning not-good not-bright | When I wake up tired, I'll begin with the gentlest thing.
when | before-work morning care | When I get ready for the day, I'll choose one thing for comfort.
when | a-busy-day rest | When I've gone too long without a break, I'll stop for a few slow breaths.
when | meeting-people kindness | When I feel self-conscious in a room, I'll give someone my full attention.
when | after-a-setback kindness | If I feel let down by my body, I'll speak to it as I would to a friend.
when | winding-down evening | When the day is over, I'll ask my body what it would like.
when | bedtime night patience | When I can't sleep, I'll let being still be rest enough.
when | curiosity | If an old rule about my body comes to mind, I'll ask if I need to keep it.
when | | When I start to push through, I'll ask what for.
I    | note-loss | I'm learning that my body feels sorrow too, and that I can comfort it.
I    | note-family | I'm learning to drop my shoulders when someone close to me is upset.
I    | note-worry | I'm learning to settle my body first and answer the worry second.
I    | note-anger | I'm learning to let my body cool before I open my mouth.
I    | note-tired | I'm learning to take my body's word for it when I'm worn out.
I    | night | Bit by bit, I let the night be for lying down and not for adding up.
I    | - | Slow is still a speed. I'm getting used to mine.
I    | - | Each time I rest early, I have a bit left for something silly.
I    | meeting-people | I'm learning to walk into a room without carrying a mirror.
I    | rest | Dogs lie down without giving a reason. I'm trying it.
I    | - | Lately I treat my body like a neighbour I hope to keep.
I    | - | Bit by bit, I take my own side in changing rooms.
I    | patience | These days I hear my body out before I tell it what the plan is.
I    | - | Little by little, the mirror is turning back into furniture.
I    | - | I used to argue with tiredness. Now I'm learning to ask what it wants.
I    | not-heavy not-low | I'm getting better at dancing in the kitchen, or at least at not stopping.
I    | - | I'm learning to dress for the weather and not for the jury.
I    | winding-down evening | I'm practising taking the day off like a stiff collar.
I    | - | I'm slowly working out which of my aches want rest and which want company.
I    | - | I'm starting to hear the small complaints, so the large ones needn't shout.
I    | kindness | I'm learning to speak of my body as if it were in the next room and could hear.
I    | patience | I'm finding out that slow has better views.
I    | note-loss | I'm getting used to sadness turning up without knocking.
I    | note-shame note-mistake | Slowly, I'm learning not to wince at things that are over.
I    | note-worry | I'm learning to breathe out for longer than I think is necessary.
I    | note-study | I'm learning to get up before I've read the same page twice.
I    | note-friends | I'm getting used to a table for one, and the good seat.
you  | - | {name}, you're finding that comfort makes you nicer.
you  | kindness | {name}, little by little you talk to your body the way you'd talk to a good old dog.
you  | - | {name}, you're getting to know a body that changed while you were busy.
you  | note-tired | {name}, you're learning to stop one thing earlier.
?    | morning | What would it be like to get dressed as if the day were already on my side?
when | - | When I feel old, I'll practise being good at it.
when | humour | When I start a sentence with at my age, I'll try ending it with something nice.
when | - | When I start to list what's wrong with me, I'll practise stopping at one.
when | - | When I've pushed too far, I'll try telling my body thank you before I tell it off.
when | note-move | When my back says stop, I'll sit on a box.
you  | - | {name}, you're learning to rest before your body insists.
you  | - | {name}, you're learning to speak of your body as if it could hear.
you  | - | {name}, you're learning that comfort isn't a reward.
you  | - | {name}, you're learning to pass a mirror without asking it anything.
I    | - | Lately I ask my body how it is before I ask what it can do.
I    | - | I used to argue with being tired. I'm starting to take its word.
I    | - | More and more, I dress for the day and not for the looking.
I    | - | I'm getting better at stopping while it's still pleasant.
I    | - | It turns out my body likes me more than I'd heard.
I    | - | Bit by bit I'm moving back in.
`
