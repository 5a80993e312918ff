/** body-peace, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const bodyPeaceOwn = `
I    | first | I am on my body's side.
I    | first | I am more than what my body manages in a day.
I    | rest | I'm someone who leaves room for rest.
I    | - | I belong in my own body, as it changes.
I    | kindness not-good not-bright | I'm gentle with what hurts.
I    | - | My worth doesn't rise and fall with my energy.
I    | - | I'm at home in myself, on good days and slow ones.
I    | humour care | I'm someone who takes comfort seriously.
I    | honesty first | I'm the one who knows how I feel.
I    | - | My body doesn't have to please anyone to be looked after.
I    | not-good not-bright | I am whole on the days I'm unwell, too.
I    | patience humour | I'm patient with a body that changes its mind.
I    | honesty first-only | I know this body from the inside, and I trust what I know.
I    | rest | I trust what my tiredness tells me.
I    | care | I am someone who doesn't have to earn a meal.
I    | first-only | I am older than I was and still myself.
I    | independence | My body is in good hands with me.
I    | friendship not-good not-bright | I am a good friend to my body, even when it's difficult.
I    | honesty courage not-good not-bright | I can say that it hurts and still be brave.
I    | first | My body isn't a problem I have to solve.
I    | courage | I know what helps me, and I'm not ashamed to ask for it.
I    | rest | I have nothing to prove by pushing through.
I    | care first | I'm worth looking after on an ordinary day.
I    | not-heavy | I'm someone who makes room for small pleasures.
I    | kindness | I speak well of my body, or I leave it in peace.
I    | humour | I can laugh with my body, and I can comfort it.
I    | health | I look after my health without making it my whole life.
I    | nature | I am part of nature, and I have my seasons.
I    | waking-up morning kindness | I wake up as someone worth being gentle with.
I    | waking-up morning patience | I'm someone who can take the morning at my own pace.
I    | waking-up before-work morning | I start the day on my body's side.
I    | before-work a-busy-day care | I bring care to my work, and some of it is for me.
I    | before-work a-busy-day honesty | I'm someone who works at a pace I can keep up.
I    | a-busy-day rest humour | I'm not a machine, and I don't have to work like one.
I    | meeting-people friendship | I am good company, even on a tired day.
I    | meeting-people | I let people get to know me, and not only how I look.
I    | after-a-setback kindness not-good not-bright | I stay kind to my body when it disappoints me.
I    | after-a-setback not-good not-bright | A bad day in my body doesn't change who I am.
I    | after-a-setback patience | I'm someone who starts again gently.
I    | waiting-for-news care | Whatever the answer is, I am someone who takes care of myself.
I    | time-alone | I'm easy company for myself, tired or not.
I    | time-alone winding-down | I know how to be comfortable on my own.
I    | time-alone kindness | On my own, I'm as kind as I am in company.
I    | winding-down bedtime evening night rest | I take my rest as seriously as my work.
I    | bedtime night friendship | My body and I come to the night as friends.
I    | bedtime night rest | At night I'm kind to the person I've been all day.
I    | not-heavy | I have a life to enjoy, and it happens in the body I have.
?    | - | What if my body and I want much the same thing?
?    | rest morning afternoon | What would I do today if I fully trusted my own tiredness?
?    | first | What would change if my body had nothing to prove?
?    | honesty | What if I'm the person who knows best how I feel?
?    | kindness friendship morning afternoon | Will I speak of my body today as I would of a friend?
?    | first | What if my needs are simply mine, and nothing to be sorry for?
?    | curiosity | What if I could be curious about being the age I am?
?    | - | What would I enjoy if I weren't worrying about my body?
?    | morning afternoon not-good not-bright | Will I be kind to my body today, even if it's difficult?
?    | patience | Will I let my own pace set the day?
?    | kindness not-good not-bright | What would I like to say kindly to my body today?
?    | not-heavy | What if I were proud of how I look after myself?
?    | before-work a-busy-day | What if I fitted today's work to my body, and not the other way round?
?    | meeting-people | What would I be like in company if I felt at home in myself?
?    | after-a-setback not-good not-bright | What if I'm the same person on a bad day?
?    | waiting-for-news care | Will I care for myself well, whatever I hear?
?    | winding-down bedtime evening night rest | What if I owed today nothing more, and simply rested?
when | honesty | When someone praises me for pushing through, I'll remember what it cost.
when | honesty | When I'm asked how I am, I'll give a true answer.
when | first | When I'm looked after, I'll let it be a kindness and not a debt.
when | first | When I make a plan, I'll make it for the body I have.
when | learning | When I feel my age, I'll remember what the years have taught me.
when | kindness | When someone else is tired or slow, I'll give them the patience I give myself.
when | rest first | When I feel guilty for resting, I'll rest anyway.
when | honesty care | If eating gets hard, I'll let someone I trust know.
when | humour | When I start finding fault with my body, I'll stop and say one kind thing.
when | not-heavy | When I feel well, I'll enjoy it without making plans for it.
when | honesty kindness not-good not-bright | When pain makes me short with people, I'll say so and begin again.
when | not-heavy | When I feel strong, I'll spend some of my strength on something I enjoy.
when | before-work a-busy-day honesty | When work asks too much of my body, I'll say honestly what I can do.
when | after-a-setback care | If things are hard for a while, I'll keep to small kind habits.
when | waiting-for-news kindness | If the news is hard, I'll go as gently with myself as with a friend.
when | bedtime night kindness | When I go to bed, I'll thank my body for what it managed.
I    | note-work | My body belongs to me, and work only borrows some of my hours.
I    | note-anger | I can feel anger all through my body and still choose what I do.
I    | note-tired | I am on my body's side, even when it's worn out.
I    | - | The years have cost me some things and taught me where to sit.
I    | - | I don't owe the camera a thing.
I    | humour first-only | I'm slow, steady and usually right about the weather.
I    | first-only | I'm older, warmer and harder to rush.
I    | honesty | I'm as tired as I say I am.
I    | after-a-setback | My body didn't let me down. It was there the whole time.
I    | - | My body is not an exhibit.
I    | - | I live here, in this body, and I've got it comfortable.
I    | humour | I keep this body fed, warm and mildly amused.
I    | humour first-only | I'm a leading authority on this back.
I    | - | My mirror has one job, and it isn't telling me who I am.
I    | before-work | I work at the pace of a human, being one.
I    | - | I know the body I've got, its good hours and its odd noises, and I plan around both.
I    | night humour first-only | Lying down is one of my gifts.
I    | humour first-only | I'm comfortably lived in.
I    | waking-up morning first-only | I get up in stages, like any sensible animal.
I    | humour | I have a body, a sense of humour and no plans to replace either.
I    | honesty first | I take my own word for how I feel.
I    | first | My body isn't a rehearsal for a better one.
I    | first-only | I suit myself.
I    | kindness | I'm kind to the body that puts up with me.
I    | not-heavy not-low | I'm glad of this body. It hums, it yawns, it laughs at the wrong moment.
I    | night | My body is done for the day, and I'm of the same opinion.
I    | - | I've lived in this body long enough to know the short cuts.
I    | first-only | My creaks and I get on.
I    | meeting-people first-only | I bring my face as it is.
I    | not-heavy not-low | I enjoy being warm as other people enjoy the opera.
I    | - | What I can't do is only one line in a long description of me.
I    | honesty | I'm well enough to laugh and honest enough to lie down.
I    | note-family | I'm a person with elbows and opinions. I live here too.
I    | note-worry | My body has come through every scare so far.
I    | note-glad | I've a good laugh in me, and this is what it's for.
you  | - | {name}, you move like yourself.
you  | - | {name}, you're under no obligation to a mirror.
you  | care | You look after yourself like somebody worth keeping.
you  | - | {name}, you're past apologising for needing to sit down.
?    | morning afternoon | What would I do today if I were past caring how I looked doing it?
?    | - | What if I'm just as old as I once hoped to get?
?    | - | What if this is simply what my body is like, and fine?
?    | - | What if my body has been loyal in its own awkward way?
?    | - | What if a bath needn't be deserved?
when | - | When my body changes its mind, I'll change the plan without a fuss.
when | humour | When I'm praised for soldiering on, I'll mention the nap.
when | - | When my body and my diary disagree, I'll move the diary.
when | - | When I meet an old photograph, I'll wish that person well and stay here.
when | - | When I'm told how I look, I'll remember how I feel.
you  | - | {name}, your body isn't a project. You live there.
you  | - | {name}, you don't have to be looked at to be here.
you  | humour | {name}, your body is the least interesting thing to apologise for.
you  | - | {name}, you're more at home in your skin than you used to be.
`
