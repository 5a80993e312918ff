/** self-kindness, step 1: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessNotice = `
I    | - | I notice how I'm speaking to myself, and I can soften it.
I    | - | A harsh voice in my head can speak, and there are kinder ones too.
I    | - | I can stop halfway when I'm being hard on myself.
I    | after-a-setback not-good not-bright | It hurts because I cared, and I notice that I cared.
I    | a-busy-day not-good not-bright | I can look after a lot today, and look after myself as well.
I    | - | I notice I expect more of myself than I'd ask of a friend.
I    | kindness first | Right now one kind thought would be enough.
I    | not-good not-bright | Some of what I call laziness is tiredness.
I    | evening night winding-down not-good not-bright | If I'm adding up what I didn't do, I can stop counting for tonight.
I    | bedtime night not-good not-bright | If today's mistakes come to bed with me, I can let them go until morning.
I    | meeting-people | I can stop planning how to be liked, and simply be myself.
I    | - | I can let go of something unkind that somebody once said to me.
I    | - | Even when I feel I'm too much, I'm allowed to take up space.
I    | - | I can feel guilty for resting, and the rest still counts.
I    | not-good not-bright | I can feel small when I'm told off, and still be on my own side.
I    | first | There is nothing wrong with needing a bit longer.
I    | - | I can be careful with my own feelings as well as with other people's.
I    | friendship not-good not-bright | I'd comfort anybody who felt low, and I can comfort myself too.
I    | humour | I can smile a little at how seriously I take my mistakes.
I    | first | I'm not finished, and I can like myself meanwhile.
I    | after-a-setback not-good not-bright | I can feel I've failed, and a feeling is not the whole truth.
I    | - | I can be slow today, and wait for myself.
I    | first-only | Some of my strictness is only fear of getting things wrong.
I    | - | Some of what I ask of myself may have been asked of me long ago.
I    | honesty first | My feelings don't need a good reason before I listen to them.
I    | fairness | I can try to forgive myself as readily as I'd forgive a friend.
I    | - | Some of the words I use about myself may have come from other people.
I    | honesty not-good not-bright | My limits are telling me something, and I can hear them without a fight.
I    | first | I don't have to feel better before I'm nice to myself.
I    | - | It can be a relief to admit that something is hard for me.
I    | - | My needs are ordinary, and I can say them.
?    | first | What would I say to a friend who had my week?
?    | not-good not-bright | What if being tired isn't a failing?
?    | not-good not-bright | What if a sad feeling only wants some company?
?    | not-good not-bright | What if the harsh voice is only frightened?
?    | not-good not-bright | What would I need if I let myself need something?
?    | not-good not-bright | What if I'm not behind, only tired?
?    | morning afternoon | What would a good friend notice about me today?
?    | - | What if I'm asking more of me than is fair?
?    | first | What would I like to be told right now?
?    | not-good not-bright | What would it feel like to forgive myself?
?    | not-good not-bright | What if any sadness I feel isn't a problem to solve?
?    | first | What if I let a kind word land, this once?
?    | not-good not-bright | What if I'm only a person having a hard day?
?    | - | What would I feel if I stopped comparing for an hour?
?    | not-good not-bright | What would my tired self like to hear?
?    | - | What if somebody somewhere is glad of me today?
?    | - | What would I think of myself if I had only just met me?
?    | not-good not-bright | What would I notice if I put a hand where it hurts?
?    | - | What would I feel if I believed I'd done enough?
?    | morning afternoon | What would I leave out if I told today's story kindly?
?    | curiosity not-good not-bright | What if I asked how I am, the way I'd ask somebody I love?
?    | rest not-good not-bright | What if what I need is sleep, not discipline?
?    | a-busy-day morning afternoon | What would I give myself today if I put myself on my own list?
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
?    | honesty | What would I ask for, if asking felt easy?
?    | kindness | What if I can be kind to myself before I like all of me?
?    | - | What would be a warmer word for what I'm feeling?
?    | - | What if my faults look smaller to other people?
?    | - | Will I hear my own tone of voice before I believe the words?
?    | not-good not-bright morning afternoon evening | What if today is simply hard, and I'm not doing it wrong?
?    | patience | What would I understand about myself if I were slower to judge?
?    | care | What if being easily hurt is part of how I care?
?    | - | What would it be like to take up my space without saying sorry?
?    | - | What would I do with the strength I spend on blaming myself?
?    | - | Will I give my own feelings a minute before I talk them down?
?    | fairness | What would be a fair amount to expect of me right now?
?    | courage | What if I've been brave in ways I don't count?
?    | patience | Will I meet my feelings the way I'd meet a shy guest?
when | - | When I feel a lump in my throat, I'll let it be there.
when | - | When I'm short with somebody, I'll notice how tired I am.
when | not-good not-bright | When I think I ruin things, I'll notice that it's only a thought.
when | - | When I feel unkind inside, I'll ask whether something hurts.
when | not-good not-bright | When shame comes, I'll put a hand on my chest.
when | - | When I want to stay under the covers, I'll ask myself what I need.
when | first | When I catch myself pleasing people, I'll ask what I would like.
when | - | When I'm cross with myself, I'll notice what I was hoping for.
when | not-good not-bright | When I hear myself say sorry for crying, I'll remember that tears are allowed.
when | first | When I keep going over something I said, I'll remember what I meant.
when | not-good not-bright | When I feel numb, I'll notice that numb is a feeling too.
when | - | When I do something well, I'll tell myself so.
when | first | When I forget something, I'll notice how much I'm holding.
when | friendship | When I miss a friend, I'll notice the love in the missing.
when | after-a-setback | When the blame starts, I'll listen for a kinder voice too.
when | after-a-setback | When I go over what happened, I'll remember what I was trying to do.
when | evening night | When I count up what I missed, I'll count what I managed too.
when | meeting-people | When I laugh at my own expense, I'll notice whether it's funny to me.
when | a-hard-talk | When I start to give way, I'll remember what I wanted to say.
when | fairness | When I tell myself I'm too slow, I'll remember how much I'm doing.
when | - | When I feel embarrassed, I'll notice the heat in my face and let it pass.
when | care | When I'm thirsty or cold, I'll look after that straight away.
when | - | When I go quiet, I'll notice whether I'm resting or hiding.
when | fairness | When an old regret comes back, I'll remember how much I didn't know then.
when | kindness | When I do something clumsy, I'll notice if my first word is a kind one.
when | humour | When I enjoy something silly, I'll notice that I like this about me.
when | - | When I hide a feeling, I'll name it, if only to myself.
when | - | If an old doubt comes back, I'll remember that I've met it before.
when | not-good not-bright | If I'm about to cry, I'll notice that something matters to me.
when | - | If a good feeling about myself turns up, I'll let it stay a moment.
when | not-good not-bright | When I feel like crying over something small, I'll notice the big thing under it.
when | | When I feel I have to prove myself, I'll notice who I'm trying to convince.
I    | first | I can ask how I am and wait for an honest answer.
I    | first | There is someone here who could use my kindness, and it's me.
I    | - | I can look at myself the way I look at someone I'm fond of.
I    | first | My feelings are allowed to be here before I understand them.
I    | first | I'm a person too, with needs like anybody else's.
I    | - | I can be honest about how I feel without telling myself off for it.
I    | - | Right now I can stop finding fault for a minute.
I    | - | I can tell when I'm asking too much of myself, and ask for less.
I    | - | I can check whether I've had what I need, as I would for a friend.
I    | - | I can let my guard down a little when it's only me.
I    | - | I can hear what I'd like to be told, and tell it to myself.
I    | - | I can be as gentle about my weak spots as I am about other people's.
I    | - | I can be curious about why I do what I do, and leave the blame out.
I    | afternoon evening night | I can think of one thing I've managed today, however small.
I    | note-friends | I notice what I tell myself when I feel left out, and I can say it more kindly.
I    | note-study | I notice how I speak to myself when learning is hard, and I can be a kinder teacher.
I    | note-shame | I notice the harsh things I'm telling myself, and I can leave some of them out.
I    | note-anger | I notice there is a reason behind my anger, and I can hear it out.
I    | note-tired | I notice how tired I am, and I can ask less of myself.
I    | note-glad | I notice something I'm glad about, and I can let it be mine.
I    | morning not-heavy not-low first-only | I like me this morning. It's early, but still.
I    | afternoon evening | My shoulders have been carrying the shopping all day. There is no shopping.
I    | - | My mind has called a meeting about my faults, and I've not been invited.
I    | - | All of me would like to sit down.
I    | not-heavy not-low kindness | I've just been nice to myself by accident.
I    | - | I'm being marked by someone with my handwriting.
I    | evening night | I did a day. Here I am at the end of it.
I    | bedtime night | My bed has no idea what I did today. It's on my side.
I    | morning first-only | My first thought about me today was a complaint, and I'd only been awake four minutes.
I    | - | If somebody else had slept this little, I'd be speaking to them very softly.
I    | first-only | When I'm hungry, I mistake it for my character.
I    | morning afternoon first-only | I've been cross with myself since breakfast, over something smaller than breakfast.
I    | - | My inner critic does a good impression of somebody I used to know.
I    | afternoon evening not-good not-bright | I've been brave since breakfast, and it's wearing off.
I    | humour first-only | I keep a list of my crimes. Most of them are emails.
I    | not-heavy not-low | My own company is going rather well.
I    | humour | Sometimes I talk to myself like a traffic warden.
I    | not-good not-bright | I'm tired. It isn't a moral failing.
I    | not-good not-bright first-only | I'm frayed. I'm here.
I    | morning afternoon evening not-good not-bright first-only | I feel raw today, like a grazed knee.
I    | evening night | I've marked my own day again, in red, and without reading the whole of it.
I    | not-good not-bright first-only | I'm lonely, by about one phone call.
I    | night not-good not-bright first-only | I'm tired enough to believe anything bad about me.
I    | note-friends note-left-out | I saw the photos. It stung.
I    | note-loss | I'm not myself just now. Of course I'm not.
I    | note-study | I've read that sentence so often that it's stopped being English. I can have a break from it.
I    | note-anger | I was patient for so long that this was bound to come out somewhere.
I    | note-heartache | This hurts. No but.
I    | first-only note-worry not-good not-bright | I'm scared. There, two words, and I've said them.
I    | note-shame note-compare | I've measured myself against a photograph again. It had lighting.
I    | first-only note-work | I've been talking to myself like a bad supervisor.
you  | evening night | {name}, you've had a day. It shows, and that's all right.
you  | night | {name}, you can stop reading out the charges.
you  | kindness | {name}, you've a kinder voice than that. You use it on dogs.
you  | humour | {name}, you'd be nicer to a spider.
you  | care | {name}, you look after the whole room and forget you're in it.
you  | note-study | {name}, you can find it hard and be exactly clever enough.
you  | note-anger | {name}, you're this angry because it matters to you.
you  | note-shame | {name}, you wouldn't talk to a dog like that.
you  | note-heartache | {name}, you can be sad without making a case for it.
you  | note-loss | {name}, you don't have to be all right yet.
you  | note-friends | {name}, it stings because you care who's there.
?    | - | What would I make of me if I'd just met me on a train?
?    | not-good not-bright | Will I ask what hurts before I ask who's to blame?
?    | - | What would I cook for somebody in my state?
?    | not-good not-bright | What would this feel like if it weren't my fault?
?    | note-glad | What if I just said yes, I'm pleased?
when | night | When the day reads me its list, I'll shut my eyes at the first item.
when | - | When I wince at a memory, I'll put a hand on the table and come back.
when | - | When I start a sentence with 'typical', I'll stop and see who's talking.
you  | - | {name}, you'd have made anybody else sit down by now.
you  | - | {name}, when something hurts, you don't have to make it a lesson.
you  | afternoon evening night | {name}, you've been kind today in all directions but one.
you  | - | {name}, when you're tired, it comes out as blame. You can just be tired.
I    | note-unseen | I did the work, and the quiet afterwards hurt.
I    | note-parenting | I've been needed since I opened my eyes.
I    | note-relatives | I love them, and I'm already tired.
I    | note-chore | It's a small job with a big shadow.
I    | note-nuisance | Of all days. I'm allowed to say that out loud.
I    | note-flat | Nothing's wrong. It's just a grey sort of day inside.
I    | note-looks | I've stared at it so long that I can't see it straight.
I    | note-habit | I want it, and I want to have stopped. Both are loud.
I    | note-age | I'm new at this age. I only just got here.
I    | note-missing | I miss someone, and it's a whole-body thing.
I    | note-pet | The house is too quiet, and I keep listening.
I    | note-job | It's a knock, and I'm allowed to feel knocked.
I    | note-told-off | I was spoken to badly, and it's still ringing in me.
I    | note-no-reply | I'm waiting for a small noise from a small machine.
I    | note-let-down | I'd let myself hope, and now it hurts.
I    | note-sad not-good not-bright | I'm sad, and it's allowed to show.
I    | note-their-health | I'm doing ordinary things with half my mind on somebody else.
I    | note-plain | This is how it is with me just now, and that's allowed.
I    | note-compare | I'm comparing my inside with their photographs.
I    | note-row not-good not-bright | I'm hurt and cross at once, and they take turns.
I    | note-child-worry | I'd take it for them if I could.
I    | note-money | I've been adding it up in my head all day, and I'm tired.
I    | note-lonely not-good not-bright | I'm lonely, and it isn't a fault.
I    | note-ill | It hurts, and I'm allowed to be fed up with it.
I    | note-guilt | I feel guilty, and I've done nothing cruel.
I    | note-boss | I've brought that voice home with me.
I    | note-mistake | I got it wrong, and I'm still hot about it.
I    | note-move | My whole life is in boxes, and so am I a bit.
I    | note-annoyed | I'm cross about something small, because it isn't only this once.
I    | note-tired not-good not-bright | I'm tired of being the strong one, and I can say so.
I    | note-somebody | Somebody matters to me. That's a lot of what this is.
I    | - | I've been kinder to strangers this week than to me.
I    | - | Some tired bit of me only wants to be told well done.
I    | - | I'm asking more of me than I'd ask of anybody.
I    | - | My harshest voice has my accent.
I    | - | I needed comfort and gave myself advice.
I    | - | I can feel how much I want to be let off.
`
