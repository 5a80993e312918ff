/** courage, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const courageLearn = `
I    | - | I'm learning to speak while my heart is still loud.
I    | - | I'm learning that fear can come along without choosing the way.
I    | honesty | I'm practising saying the true thing a little sooner.
I    | - | I'm getting better at asking without rehearsing it ten times first.
I    | - | Slowly, I'm letting people hear what I think.
I    | - | These days I let my nerves show and go on talking.
I    | - | I'm learning to tell danger from being looked at.
I    | - | I'm starting to put my hand up before I feel ready.
I    | - | I'm practising being heard in small amounts.
I    | - | I'm coming to see that blushing doesn't undo what I said.
I    | - | Little by little, I'm giving my voice the room it asks for.
I    | - | I'm learning to finish my sentence when someone frowns.
I    | meeting-people | I'm practising going up to people before I've talked myself out of it.
I    | meeting-people | I'm learning to let people meet me before I've tidied myself up for them.
I    | meeting-people | Slowly, I'm finding that a nervous hello still counts as a hello.
I    | meeting-people friendship | I'm getting braver about saying I'd like to see someone again.
I    | before-work | I'm learning to walk in as I am and settle once I'm there.
I    | before-work | I'm practising bringing one honest opinion to work with me.
I    | before-work | These days I set out before the dread has finished talking.
I    | before-work morning waking-up | I'm learning to get going while I'm still a bit afraid of the day.
I    | - | I'm getting to know my fear well enough to answer it.
I    | - | I'm finding that most fear shrinks once I've said it aloud.
I    | patience | I'm practising being brave about the next hour and no further.
I    | - | Bit by bit, I'm trusting myself to stay standing when I speak up.
I    | fairness | I'm practising saying that's not fair in an ordinary voice.
I    | fairness | These days I speak up early, while I can still do it kindly.
I    | honesty | Being wrong is getting easier to admit, now I'm kinder to myself about it.
I    | honesty | Lately I notice how light I feel after an honest answer.
I    | - | I'm coming to trust that I can survive an awkward minute.
I    | a-hard-talk | I'm learning to begin hard talks while they're still small.
I    | a-hard-talk honesty | I'm practising one clear sentence for the thing I find hardest to say.
I    | a-hard-talk | I'm getting better at staying in the room when it gets uncomfortable.
I    | a-hard-talk kindness | Slowly, I'm learning that I can be frank and tender at once.
I    | - | I'm finding that I don't have to be calm to be clear.
I    | after-a-setback | I'm practising a second attempt that's allowed to be clumsy.
I    | after-a-setback | These days I go back in a little sooner than I used to.
I    | - | I'm getting better at falling short in public and staying kind to myself.
I    | - | I'm growing used to the sound of myself disagreeing.
I    | independence | I'm practising letting people be disappointed in my choice.
I    | independence | Slowly, I'm letting my own view count when I decide.
I    | - | I'm getting better at wanting things where people can see.
I    | creativity | I'm learning to show my work before I've apologised for it.
I    | creativity | I'm practising letting other eyes see what I make.
I    | - | I'm letting myself be a beginner in front of other people.
I    | - | I'm teaching myself that a mistake seen is still only a mistake.
I    | - | My hiding places kept me safe once, and I'm slowly coming out of them.
I    | - | More and more, I let what matters to me show.
I    | - | I'm practising keeping my eyes up when I say something true.
I    | an-exam | I'm learning to start writing while my mind is still racing.
I    | an-exam | I'm practising giving an answer I'm only fairly sure of.
I    | an-exam | I'm getting better at meeting a hard question without running from it.
I    | an-exam learning | Slowly, I'm letting a test be something I go through and not something I am.
I    | an-interview | I'm practising saying what I'm good at without shrinking it.
I    | an-interview honesty | I'm learning to answer as myself and let them decide.
I    | an-interview meeting-people | Each time I sit across from strangers, I'm learning to be a little more myself.
I    | - | I'm learning to hope out loud, even though I might be disappointed.
I    | waiting-for-news | I'm practising living my day while the answer is on its way.
I    | waiting-for-news | I'm finding that I can be afraid of the answer and still want to know.
I    | waiting-for-news | Slowly, I'm trusting that I can take in whatever it says.
I    | time-alone | I'm learning to sit with the feeling I usually outrun.
I    | time-alone honesty | I'm practising being truthful with myself when there's no audience.
I    | time-alone | On my own, I'm finding the nerve to ask what I really want.
I    | winding-down evening | I'm learning to count the brave thing I did, however small.
I    | winding-down bedtime evening night | I'm getting better at leaving today's risks in today.
I    | winding-down bedtime evening night | Slowly, I'm learning that night makes my fears look bigger than they are.
I    | bedtime night | I'm practising lying down with a worry without having to fight it.
I    | waking-up morning | I'm learning to meet the morning before I believe my first fear.
I    | waking-up morning | I'm practising getting up for one thing that matters to me.
I    | a-busy-day | More and more, I say no while there's still kindness in it.
I    | a-busy-day | I'm practising doing the thing I dread before the easy ones.
I    | a-busy-day honesty | I'm getting better at admitting that it's too much for one person.
I    | friendship | I'm practising telling a friend how it really is.
I    | friendship | I'm getting better at saying sorry first when it's mine to say.
I    | kindness | I'm learning that being gentle can take a lot of nerve.
I    | kindness | I'm practising kindness even when it might be refused.
I    | care | I'm getting better at asking the question I'm scared to hear answered.
I    | care | Showing that I care is a risk I'm growing able to bear.
I    | health | Lately I say where it hurts while it's still a small hurt.
I    | curiosity not-good not-bright | I'm getting curious about what's on the other side of this fear.
I    | curiosity | Lately I ask what the fear knows before I argue with it.
I    | humour | Now and then I manage to laugh after a brave, clumsy try.
I    | patience | I'm finding that my courage comes late sometimes, and still comes.
I    | patience | Some bravery takes me weeks, and I'm learning to let it.
I    | rest | I'm getting better at resting between brave things.
I    | - | I'm starting to believe that shaking is only my body helping.
I    | - | I'm coming to trust the part of me that steps forward.
I    | - | I'm beginning to want an honest life more than a safe one.
I    | - | I'm slowly unlearning the habit of making myself small.
I    | - | Each time I speak plainly, I'm less afraid of the next time.
I    | - | I'm gradually finding out how unsure I can be and still begin.
I    | - | These days I catch myself before I take back what I said.
I    | - | Lately I let a no be a no and get on with my day.
I    | - | I'm finding that people can take more of my honesty than I feared.
I    | not-good not-bright | I'm learning to carry my fear as something I have, not something I am.
I    | not-good not-bright | Some days courage is just getting through, and I'm learning to count that.
I    | - | I'm working on hearing a refusal as an answer and not a verdict.
I    | - | I'm trying out small risks, one ordinary day at a time.
I    | - | I'm discovering that I can change my mind out loud.
I    | - | I'm becoming someone who asks instead of assuming the worst.
I    | - | I'm teaching my fear that I can hear it and still go.
I    | - | Bit by bit, I'm saying yes before the doubts have all arrived.
I    | - | I'm coming to think of bravery as something I do, a minute at a time.
I    | - | I'm growing more willing to be misunderstood for a while.
I    | - | Each small risk is teaching me how much I can hold.
I    | - | My bravery is turning out quieter than I expected, and I like it.
I    | - | I'm slowly giving up the wish to be sure before I start.
I    | - | These days I'd sooner be clumsy and honest than smooth and hidden.
I    | - | I'm starting to let good things be mine without waiting for the catch.
?    | - | What if I'm braver in practice than I am in my imagination?
?    | - | What would I try this week if trying were the whole of it?
?    | morning afternoon | Will I let one person see me trying today?
?    | - | What if I could be bad at something for a month and still enjoy it?
?    | curiosity | What would I find out if I asked instead of guessing?
?    | - | What would I attempt if I trusted myself to recover?
?    | patience | What if my courage needs a little more time, and I can give it that?
?    | - | What if I learned to be afraid and friendly to myself at once?
?    | fairness | What would it take for me to say something next time?
?    | creativity | What would I make if I weren't guarding my dignity?
?    | morning afternoon | Will I practise one small no today?
?    | - | What if a refusal hurts a little less each time I ask?
?    | - | What if the worst of it is the waiting beforehand?
?    | not-good not-bright | What if getting this far today already took courage?
?    | health | What would it be like to find out, instead of wondering?
?    | - | What would I learn from a try that didn't work?
?    | - | What if I let myself want things openly?
?    | a-hard-talk | What if I only had to say the first sentence?
?    | a-hard-talk honesty | What would I say if I were sure I'd say it kindly?
?    | an-interview | What if my nerves are only how much I'd like this?
?    | an-exam | What if a guess with some thought in it is worth making?
?    | after-a-setback | What would a second try look like if it could be small?
?    | meeting-people | What if I let someone find out I'm shy?
?    | waiting-for-news | What would help me be brave for the next hour and no further?
?    | bedtime winding-down evening night | What would I count as brave today, if I counted gently?
when | - | When I feel the urge to hide, I'll stay in view for one more breath.
when | honesty | When I'm about to say I'm fine, I'll try one word that's truer.
when | - | When my voice starts to go, I'll slow down and keep going.
when | - | When I catch myself rehearsing the worst, I'll rehearse one ordinary way it could go.
when | - | If my heart starts to race, I'll tell myself it's getting ready.
when | - | When I start to type a long excuse, I'll try the short truth instead.
when | fairness | When a remark sits wrong with me, I'll practise saying so gently.
when | - | When I think the whole room is looking, I'll look for one kind face.
when | - | If I back away from something, I'll ask myself what would make it smaller.
when | curiosity | When fear says don't, I'll ask it what it's guarding.
when | - | When I want to take back what I said, I'll let it stand for one minute.
when | - | When I've put something off again, I'll do the first two minutes of it.
when | friendship | If I'm frightened, I'll practise telling one person that I am.
when | - | When someone says no to me, I'll breathe out and note that I asked.
when | - | When my courage doesn't come, I'll do the part that needs only a little.
when | independence | When I go looking for one more opinion, I'll ask myself for mine.
when | kindness | When I've been clumsy in front of people, I'll say something kind to myself first.
when | creativity | When I want to hide what I've made, I'll show it to one person.
when | - | When I hear myself say it's nothing, I'll ask whether it's something.
when | - | If I don't feel brave, I'll remember how it felt the last time I was.
when | honesty | When I've got something wrong, I'll practise saying so without a speech.
when | humour | When it comes out all wrong, I'll smile and have another go at it.
when | health | When I worry about something in my body, I'll write it down and ask somebody who knows.
when | rest | When I've done a brave thing, I'll give myself a little rest after it.
when | a-hard-talk | When I feel like agreeing just to get out, I'll ask for a moment to think.
when | a-hard-talk | If the words get stuck, I'll say that this is hard to say.
when | an-interview | When a question catches me out, I'll say I'd like a second to think.
when | an-exam | When I meet a question I fear, I'll write down one thing I do know.
when | meeting-people | When I want to slip away early, I'll say one more hello first.
when | after-a-setback | When I hear myself say I'm finished with trying, I'll add: for today.
when | waiting-for-news | When I go to check for the answer, I'll ask what I'm hoping for.
I    | note-loss | I'm learning that courage can mean staying tender when love hurts.
I    | note-heartache | I'm learning to be brave enough to let a sore heart take its time.
I    | note-family | I'm learning to say hard things at home while I still feel the love.
I    | note-friends | I'm learning to reach out before I'm certain of the answer.
I    | note-work | I'm learning to speak up at work a little sooner than is comfortable.
I    | note-study | I'm learning to meet a hard page with my nerves and start anyway.
I    | note-worry | I'm learning to be brave about the next hour and leave the rest unknown.
I    | note-shame | I'm learning that being seen to make a mistake is something I can live through.
I    | note-anger | I'm learning to say what was unfair while my voice is still kind.
I    | note-tired | I'm learning that asking for rest can be the braver choice.
I    | note-glad | I'm learning to let good news in without bracing for what's next.
`
