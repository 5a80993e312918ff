/** body-peace, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceOwn = `
I    | honesty spare | I'm the one who knows how I feel.
I    | spare | My body isn't a problem I have to solve.
I    | care spare | I'm worth looking after on an ordinary day.
I    | not-heavy spare | I have a life to enjoy, and it happens in the body I have.
?    | spare | What if my body and I want much the same thing?
when | honesty fair | When someone praises me for pushing through, I'll remember what it cost.
when | spare | When I'm looked after, I'll let it be a kindness and not a debt.
when | fair | When I make a plan, I'll make it for the body I have.
when | kindness spare | When someone else is tired or slow, I'll give them the patience I give myself.
when | rest spare | When I feel guilty for resting, I'll rest anyway.
when | not-heavy fair | When I feel well, I'll enjoy it without making plans for it.
when | honesty kindness not-good not-bright fair | When pain makes me short with people, I'll say so and begin again.
when | not-heavy spare | When I feel strong, I'll spend some of my strength on something I enjoy.
I    | first | The years have cost me some things and taught me where to sit.
I    | first | I don't owe the camera a thing.
I    | humour first-only | I'm slow, steady and usually right about the weather.
I    | first-only first | I'm older, warmer and harder to rush.
I    | honesty first | I'm as tired as I say I am.
I    | first | My body is not an exhibit.
I    | fair | I live here, in this body, and I've got it comfortable.
I    | humour first | I keep this body fed, warm and mildly amused.
I    | humour first-only first | I'm a leading authority on this back.
I    | - | My mirror has one job, and it isn't telling me who I am.
I    | before-work | I work at the pace of a human, being one.
I    | - | I know the body I've got, its good hours and its odd noises, and I plan around both.
I    | night humour first-only | Lying down is one of my gifts.
I    | waking-up morning first-only | I get up in stages, like any sensible animal.
I    | humour first | I have a body, a sense of humour and no plans to replace either.
I    | honesty fair | I take my own word for how I feel.
I    | first | My body isn't a rehearsal for a better one.
I    | first-only first | I suit myself.
I    | kindness fair | I'm kind to the body that puts up with me.
I    | not-heavy not-low first | I'm glad of this body. It hums, it yawns, it laughs at the wrong moment.
I    | night | My body is done for the day, and I'm of the same opinion.
I    | first | I've lived in this body long enough to know the short cuts.
I    | first-only first | My creaks and I get on.
I    | meeting-people first-only | I bring my face as it is.
I    | - | What I can't do is only one line in a long description of me.
I    | honesty first | I can laugh at a wedding and lie down after it.
I    | note-family | I'm a person with elbows and opinions. I live here too.
I    | note-worry | My body has come through every scare so far.
I    | note-glad | I've a good laugh in me, and this is what it's for.
you  | first | {name}, you're under no obligation to a mirror.
you  | care | You look after yourself like somebody worth keeping.
you  | fair | {name}, you're past apologising for needing to sit down.
?    | first | What if I'm just as old as I once hoped to get?
?    | spare | What if this is simply what my body is like, and fine?
?    | - | What if my body has been loyal in its own awkward way?
?    | fair | What if a bath needn't be deserved?
when | spare | When my body changes its mind, I'll change the plan without a fuss.
when | humour first | When I'm praised for soldiering on, I'll mention the nap.
when | fair | When my body and my diary disagree, I'll move the diary.
when | fair | When I meet an old photograph, I'll wish that person well and stay here.
when | fair | When I'm told how I look, I'll remember how I feel.
you  | first | {name}, your body isn't a project. You live there.
you  | humour fair | {name}, your body is the least interesting thing to apologise for.
I    | fair | My body is like a good coat, worn where it's been useful.
I    | fair | I take up the room I take up.
I    | first | I've a nose my people would know anywhere.
I    | first | I'm proud of my hands. They've done things.
I    | first | I'm made of stew, sleep and a fair bit of walking about.
I    | first | I've laughter lines, and I remember the jokes.
I    | first | I don't stand sideways for anybody.
I    | fair | I put heavy things down when my arms say so.
I    | fair | My back has a long memory, and I keep it warm.
I    | first | I wear my face to all occasions. It goes with most things.
I    | first | This body has climbed into attics, baths and the wrong bus. I like it.
I    | fair | I've arms for holding, and a shoulder that's been borrowed.
I    | first | I'm warm-blooded, ticklish and here.
you  | first | {name}, your hands have done more good than your mirror knows.
you  | fair | {name}, you've a laugh that uses all of you.
?    | first | What if this is just the body that gets hugged?
?    | fair | What if my body's finest hour was as plain as carrying the shopping?
?    | fair | What would my hands say they were proudest of?
?    | fair | What if I'm comfortable to sit next to?
?    | spare | What would I do with a day that had no mirrors in it?
?    | first | What if I were as easy in my skin as a dog is in its fur?
when | first | When there's a photo, I'll keep breathing.
when | spare | When I sit down, I'll let the chair have all of me.
?    | - | What if this body is simply the one that gets me home?
?    | morning afternoon fair | What would I do today if I were past caring how I looked doing it?
`
