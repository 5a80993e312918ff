/** self-kindness, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessNotice = `
I    | - | I notice how I'm speaking to myself, and I can soften it.
I    | - | I can notice what I've been carrying, and put some of it down.
I    | - | A harsh voice in my head can speak, and there are kinder ones too.
I    | - | I can stop halfway when I'm being hard on myself.
I    | not-good not-bright | I can do my best with what I have right now.
I    | - | I can notice when I apologise for things that aren't mine.
I    | - | There is a part of me that still hopes to be treated kindly.
I    | after-a-setback not-good not-bright | It hurts because I cared, and I notice that I cared.
I    | a-busy-day not-good not-bright | I can look after a lot today, and look after myself as well.
I    | - | I notice I expect more of myself than I'd ask of a friend.
I    | kindness | Right now one kind thought would be enough.
I    | - | I can notice when I compare, and come back to my own day.
I    | not-good not-bright | Some of what I call laziness is tiredness.
I    | time-alone | On my own, I can notice how I talk to myself.
I    | not-good not-bright | There may be something tender in me today, and I can go carefully.
I    | evening night winding-down not-good not-bright | If I'm adding up what I didn't do, I can stop counting for tonight.
I    | bedtime night not-good not-bright | If today's mistakes come to bed with me, I can let them go until morning.
I    | before-work morning | I notice how I feel about today, and I can go in kindly either way.
I    | meeting-people | I can stop planning how to be liked, and simply be myself.
I    | an-interview | I notice what I like about myself, and I can bring it along.
I    | a-hard-talk | I can notice when I take all the blame, and leave what isn't mine.
I    | waiting-for-news | I can notice when I treat this answer as if it were about my worth.
I    | - | I can let go of something unkind that somebody once said to me.
I    | - | I can say thank you to myself, and notice how that feels.
I    | - | Even when I feel I'm too much, I'm allowed to take up space.
I    | - | I can feel guilty for resting, and the rest still counts.
I    | not-good not-bright | I can feel small when I'm told off, and still be on my own side.
I    | - | There is a part of me that tries very hard, and I can see it.
I    | - | I notice a wish to be looked after, and it's a fair wish.
I    | - | I notice when I brush off kind words before they land.
I    | care | I notice that I need some of the care I give away.
I    | - | There is nothing wrong with needing a bit longer.
I    | curiosity evening night | I can notice what I needed today, even if I didn't ask for it.
I    | - | I can be careful with my own feelings as well as with other people's.
I    | - | There is a kinder way to say things to myself, and I can hear it.
I    | friendship not-good not-bright | I'd comfort anybody who felt low, and I can comfort myself too.
I    | - | I can see myself, even when I feel unseen.
I    | humour | I can smile a little at how seriously I take my mistakes.
I    | - | Part of me wants praise, and there's nothing wrong with that.
I    | - | I can notice when I'm tired, and lower the standard a little.
I    | not-good not-bright | I notice that being tired makes me impatient with myself.
I    | - | Any sadness I have can sit next to me.
I    | - | I'm not finished, and I can like myself meanwhile.
I    | after-a-setback not-good not-bright | I can feel I've failed, and a feeling is not the whole truth.
I    | - | I can notice the relief when I stop finding fault with myself.
I    | - | There is more to me than one mistake.
I    | evening night not-good not-bright | I notice I got through today, and that was something.
I    | - | There is a softness in me, and I don't have to hide it.
I    | - | I can be slow today, and wait for myself.
I    | - | I notice that when I'm kinder to myself, I breathe more easily.
I    | first-only | Some of my strictness is only fear of getting things wrong.
I    | kindness | It can be hard to be gentle with myself, and I can try.
I    | patience | There is a pace that suits me, and I can feel when I'm going faster.
I    | - | Some of what I ask of myself may have been asked of me long ago.
I    | honesty | My feelings don't need a good reason before I listen to them.
I    | kindness | Right now I can be unsure of myself and still speak to myself warmly.
I    | fairness | I can try to forgive myself as readily as I'd forgive a friend.
I    | kindness | I notice that one small kindness to myself feels possible.
I    | patience | There is no rush to feel differently from how I feel.
I    | first-only | Underneath all the trying, there is somebody worth liking.
I    | - | Some of the words I use about myself may have come from other people.
I    | rest | Right now I can let my face soften, and the rest of me may follow.
I    | - | I notice how I relax when I stop explaining myself.
I    | - | Part of me longs to be understood, and I can listen to that part.
I    | honesty not-good not-bright | My limits are telling me something, and I can hear them without a fight.
I    | - | I don't have to feel better before I'm nice to myself.
I    | - | It can be a relief to admit that something is hard for me.
I    | fairness | Part of me is quick to judge me, and part of me wants to be fair.
I    | - | My needs are ordinary, and I can say them.
?    | - | What would I say to a friend who had my week?
?    | not-good not-bright | What if being tired isn't a failing?
?    | - | What would I hear if I listened to how I speak to myself?
?    | not-good not-bright | What if a sad feeling only wants some company?
?    | not-good not-bright | What if the harsh voice is only frightened?
?    | not-good not-bright | What would I need if I let myself need something?
?    | not-good not-bright | What if I'm not behind, only tired?
?    | morning afternoon | What would a good friend notice about me today?
?    | - | What if I noticed one thing I did gently?
?    | - | What would soften in me if I stopped blaming myself?
?    | - | What if I'm asking more of me than is fair?
?    | - | What would I like to be told right now?
?    | - | What if I noticed how hard I've been trying?
?    | not-good not-bright | What would it feel like to forgive myself?
?    | not-good not-bright | What if any sadness I feel isn't a problem to solve?
?    | - | What if I let a kind word land, this once?
?    | not-good not-bright | What if I'm only a person having a hard day?
?    | - | What would I feel if I stopped comparing for an hour?
?    | not-good not-bright | What would my tired self like to hear?
?    | - | What if somebody somewhere is glad of me today?
?    | - | What would I think of myself if I had only just met me?
?    | not-good not-bright | What would I notice if I put a hand where it hurts?
?    | - | What would I feel if I believed I'd done enough?
?    | - | What if part of me has been waiting to be thanked?
?    | morning afternoon | What would I leave out if I told today's story kindly?
?    | curiosity not-good not-bright | What if I asked how I am, the way I'd ask somebody I love?
?    | rest not-good not-bright | What if what I need is sleep, not discipline?
?    | not-good not-bright | What would I notice if I didn't have to be fine?
?    | after-a-setback | What if I noticed that I tried?
?    | a-busy-day morning afternoon | What would I give myself today if I put myself on my own list?
?    | evening night winding-down | What if I ended today by noticing one thing I did well enough?
?    | evening night | What would I thank myself for tonight?
?    | waking-up morning | What if the first thing I told myself today were gentle?
?    | waking-up morning | What would I like to feel towards myself this morning?
?    | before-work morning | What would make today a little easier on me?
?    | time-alone | What if my own company could be kind company?
?    | meeting-people | What if I'm as likeable as the next person?
?    | an-exam | What if a mark has nothing to do with my worth?
?    | an-interview | What would I notice about me that they can't see on paper?
?    | a-hard-talk | What if I noticed my own feelings before I look after theirs?
?    | waiting-for-news | What if I'm worth the same whatever they say?
?    | - | What would I hear if the critic in me took a break?
?    | - | What would it be like to be as patient with me as with a beginner?
?    | - | What would I notice if I were proud of me for a moment?
?    | - | What if I noticed how much I do without being asked?
?    | - | What if the part of me I criticise most is doing its best?
?    | - | What would soften in me if I believed I meant well?
?    | fairness not-good not-bright | What if I took my own feelings seriously?
?    | honesty | What would I ask for, if asking felt easy?
?    | kindness | Will I notice the next time I'm gentle with myself?
?    | kindness | What if I can be kind to myself before I like all of me?
?    | - | What would be a warmer word for what I'm feeling?
?    | - | What if my faults look smaller to other people?
?    | - | Will I hear my own tone of voice before I believe the words?
?    | not-good not-bright morning afternoon evening | What if today is simply hard, and I'm not doing it wrong?
?    | patience | What would I understand about myself if I were slower to judge?
?    | learning | Will I let myself be a beginner at being kind to me?
?    | care | What if being easily hurt is part of how I care?
?    | - | What would it be like to take up my space without saying sorry?
?    | - | What would I do with the strength I spend on blaming myself?
?    | - | Will I give my own feelings a minute before I talk them down?
?    | fairness | What would be a fair amount to expect of me right now?
?    | courage | What if I've been brave in ways I don't count?
?    | patience | Will I meet my feelings the way I'd meet a shy guest?
when | - | When I start to apologise, I'll notice whether I did anything wrong.
when | - | When I feel a lump in my throat, I'll let it be there.
when | - | When I make a mistake, I'll notice the first thing I say to myself.
when | - | When I'm short with somebody, I'll notice how tired I am.
when | - | When a kind word comes, I'll notice if I brush it off.
when | - | When I compare myself with others, I'll notice what I'm longing for.
when | - | When I push on though I'm tired, I'll notice that I need a rest.
when | not-good not-bright | When I think I ruin things, I'll notice that it's only a thought.
when | - | When I feel unkind inside, I'll ask whether something hurts.
when | - | When I say something is nothing, I'll notice whether it really is.
when | not-good not-bright | When shame comes, I'll put a hand on my chest.
when | - | When I feel a bit better, I'll notice what helped.
when | - | When I want to stay under the covers, I'll ask myself what I need.
when | - | When I catch myself pleasing people, I'll ask what I would like.
when | - | When I hear praise, I'll notice one word of it.
when | - | When I'm cross with myself, I'll notice what I was hoping for.
when | - | When I don't understand, I'll notice that this is how learning feels.
when | not-good not-bright | When I hear myself say sorry for crying, I'll remember that tears are allowed.
when | - | When I keep going over something I said, I'll remember what I meant.
when | - | When I feel like a fraud, I'll notice what I've learned to do.
when | not-good not-bright | When I feel numb, I'll notice that numb is a feeling too.
when | - | When I do something well, I'll tell myself so.
when | - | When I forget something, I'll notice how much I'm holding.
when | - | When I'm unwell, I'll notice how I talk to myself, and be gentle.
when | kindness | When I'm kind to someone, I'll notice how easily it comes.
when | rest | When I lie down, I'll notice how good it feels to rest.
when | friendship | When I miss a friend, I'll notice the love in the missing.
when | after-a-setback | When the blame starts, I'll listen for a kinder voice too.
when | after-a-setback | When I go over what happened, I'll remember what I was trying to do.
when | a-busy-day | When I'm rushing for other people, I'll notice that I have needs too.
when | a-busy-day | When I get a minute, I'll notice what I need before I fill it.
when | evening night | When I count up what I missed, I'll count what I managed too.
when | bedtime night | When a worry keeps me awake, I'll notice that I'm safe in bed.
when | waking-up morning | When I get up, I'll notice how I speak to myself.
when | before-work morning | When I dread going in, I'll notice the part of me that goes anyway.
when | time-alone | When I'm alone with my thoughts, I'll notice the kindest one.
when | meeting-people | When I laugh at my own expense, I'll notice whether it's funny to me.
when | an-exam | When I can't answer, I'll notice that my worth doesn't depend on it.
when | a-hard-talk | When I start to give way, I'll remember what I wanted to say.
when | waiting-for-news | When I check for an answer, I'll notice that I'm still me without it.
when | honesty | When I tell someone I'm fine, I'll notice how I really am.
when | honesty | When I feel a no inside me, I'll notice it before I answer.
when | fairness | When I tell myself I'm too slow, I'll remember how much I'm doing.
when | - | When I feel embarrassed, I'll notice the heat in my face and let it pass.
when | - | When I rush to fix my mood, I'll notice what the mood is asking for.
when | care | When I'm thirsty or cold, I'll look after that straight away.
when | - | When I go quiet, I'll notice whether I'm resting or hiding.
when | fairness | When an old regret comes back, I'll remember how much I didn't know then.
when | kindness | When I do something clumsy, I'll notice if my first word is a kind one.
when | not-good not-bright | When my chest feels heavy, I'll notice it as gently as I can.
when | - | When I hurry myself along, I'll notice the tone I use.
when | humour | When I enjoy something silly, I'll notice that I like this about me.
when | - | When I hide a feeling, I'll name it, if only to myself.
when | kindness | When I put myself last, I'll notice without telling myself off.
when | friendship | When I feel awkward, I'll notice that I'm trying to connect.
when | - | If an old doubt comes back, I'll remember that I've met it before.
when | not-good not-bright | If I'm about to cry, I'll notice that something matters to me.
when | - | If a good feeling about myself turns up, I'll let it stay a moment.
I    | - | I can ask how I am and wait for an honest answer.
I    | - | I notice the tone I use with myself, and I can warm it a little.
I    | - | There is someone here who could use my kindness, and it's me.
I    | - | I can look at myself the way I look at someone I'm fond of.
I    | - | I notice what I expect of myself today, and I can make it fair.
I    | - | Part of me judges, and part of me can be a friend.
I    | - | Whatever kind of day this is, I can be kind to myself.
I    | evening night | I notice what I did today with care, and I can give myself credit for it.
I    | - | I can hear a hard word in my head and choose a softer one.
I    | - | My feelings are allowed to be here before I understand them.
I    | - | I can notice a need of mine before it gets loud.
I    | - | I'm a person too, with needs like anybody else's.
I    | - | There is room for me in my own kindness.
I    | - | I can be honest about how I feel without telling myself off for it.
I    | - | I notice how I speak about my mistakes, and I can be kinder.
I    | - | Right now I can stop finding fault for a minute.
I    | - | I can tell when I'm asking too much of myself, and ask for less.
I    | - | I notice the kindness I give away, and I can keep some for me.
I    | - | A kind thought about myself is allowed to stay, even if it's small.
I    | - | I can feel two things about myself at once, and be gentle with both.
I    | - | I notice what I'm quietly proud of, and being proud is allowed.
I    | - | I can check whether I've had what I need, as I would for a friend.
I    | - | There is more to me than how today is going.
I    | - | I notice when I hurry myself, and I can be patient instead.
I    | - | Something in me is trying hard, and I can see that.
I    | - | I notice how it feels to be on my own side for a moment.
I    | - | I can let my guard down a little when it's only me.
I    | - | I can hear what I'd like to be told, and tell it to myself.
I    | - | This is me today, and I can be kind about it.
I    | - | I notice what I find hard, and finding it hard is allowed.
I    | - | I can give myself a moment's kindness without any reason.
I    | - | I notice the small ways I already look after myself.
I    | - | I can be as gentle about my weak spots as I am about other people's.
I    | - | I notice when I call myself names, and I can choose a kinder word.
I    | - | I can be curious about why I do what I do, and leave the blame out.
I    | - | There is a friendly way to look at this day of mine, and I can try it.
I    | - | I notice where I'm strict with myself, and I can ease off by a little.
I    | - | I can admit that I'd like to be treated well, starting with me.
I    | afternoon evening night | I can think of one thing I've managed today, however small.
I    | - | I notice how I talk about myself to other people, and I can be fairer.
I    | - | My worth is already mine, and I can stop looking for proof.
I    | - | I can let myself be ordinary, and be kind to myself as I am.
I    | note-loss | I notice how much love there is in my sadness, and I can be gentle with both.
I    | note-heartache | I notice where my heart is sore, and I can be careful there.
I    | note-family | I notice how hard I try for people close to me, and I can be kind about it.
I    | note-friends | I notice what I tell myself when I feel left out, and I can say it more kindly.
I    | note-work | I notice what work takes out of me, and I can give some kindness back.
I    | note-study | I notice how I speak to myself when learning is hard, and I can be a kinder teacher.
I    | note-worry | I notice my mind has been worrying, and I can be gentle with it.
I    | note-shame | I notice the harsh things I'm telling myself, and I can leave some of them out.
I    | note-anger | I notice there is a reason behind my anger, and I can hear it out.
I    | note-tired | I notice how tired I am, and I can ask less of myself.
I    | note-glad | I notice something I'm glad about, and I can let it be mine.
`
