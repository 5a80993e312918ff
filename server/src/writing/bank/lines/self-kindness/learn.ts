/** self-kindness, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessLearn = `
I    | first | I'm learning to forgive myself as readily as I forgive my friends.
I    | - | I'm practising asking for help before I'm worn out.
I    | first | I'm learning to talk to myself like somebody I'm fond of.
I    | - | I'm getting used to being on my own side.
I    | - | Slowly, I'm learning to take a compliment without handing it back.
I    | - | I'm learning that I can be corrected and still think well of myself.
I    | - | I'm learning to notice a harsh voice sooner.
I    | first | I'm coming round to the idea that I'm good company.
I    | - | I'm learning to rest without a reason.
I    | - | I'm learning to be disappointed without being cruel.
I    | first-only | I'm practising being gentle with myself, and I don't have to be good at it.
I    | - | I'm working on being proud out loud.
I    | not-good not-bright | I'm learning to stay with myself on the hard days.
I    | - | I'm teaching myself that a mistake is something I did, not who I am.
I    | - | I'm getting better at hearing praise to the end.
I    | - | I'm learning to keep small promises to myself.
I    | first-only | Each time I'm gentle with myself, I'm learning how.
I    | - | I'm learning to tell the difference between guilt and tiredness.
I    | - | I'm getting to know the person I am when I'm not trying so hard.
I    | - | I'm practising letting myself off small things.
I    | - | I'm learning to say out loud what I need.
I    | - | I'm learning that my feelings don't need permission.
I    | - | I'm trying a softer way of starting again.
I    | - | I'm learning to answer my inner critic with a fact or two.
I    | - | Bit by bit, I'm making peace with how I used to be.
I    | - | I'm learning to value my effort, even when it has nothing to show for itself.
I    | not-good not-bright | I'm learning to be sad about what I missed and enjoy what I have.
I    | - | I'm practising one kind sentence a day, said to myself.
I    | - | I'm learning that I can be loved on an ordinary day.
I    | - | I'm learning to trust that I'm allowed nice things.
I    | - | I'm getting braver about being seen as I am.
I    | first | I'm practising giving myself the benefit of the doubt.
I    | - | I'm learning to listen to my limits without being ashamed of them.
I    | - | I'm learning to stop arguing with myself a little earlier.
I    | - | I'm learning to be happy for others without leaving myself out.
I    | first-only | I'm beginning to enjoy my own oddness.
I    | - | I'm learning to wait before I decide I'm to blame.
I    | not-good not-bright | I'm practising saying that something hurt, when it did.
I    | - | I'm learning to comfort myself in ways that are truly good for me.
I    | - | I'm getting better at choosing people who are gentle with me.
I    | - | I'm learning not to keep a list of my own faults.
I    | first-only | I'm practising being a beginner and staying cheerful.
I    | - | I'm learning that I can change my mind about myself.
I    | - | I'm working on thanking my body for plain things.
I    | not-good not-bright | I'm learning to let my sadness stay as long as it needs.
I    | - | I'm learning that kindness to me takes nothing from anybody.
I    | first | I'm learning to set the bar where I can step over it.
I    | first | I'm growing fond of how hard I try.
I    | first | I'm learning to ask what I'd tell a friend, and then to do it.
I    | - | I'm learning to let my face show what I feel.
I    | honesty | I'm practising being honest with myself and gentle in the same breath.
I    | friendship | I'm learning to let friends be kind without having to pay them back.
I    | patience | I'm learning to give myself the time I'd give a child who's learning.
I    | fairness first | I'm learning to count my good days as carefully as my bad ones.
I    | care first | I'm learning to be one of the people I take care of.
I    | courage first-only | I'm finding the courage to be ordinary and at ease.
I    | learning | I'm learning to be corrected without feeling told off.
I    | after-a-setback | I'm practising falling short and staying friends with myself.
I    | evening night winding-down | I'm practising ending the day on my own side.
I    | evening night winding-down | I'm learning to say well done to the day I actually had.
I    | bedtime night | I'm learning to fall asleep without going over my faults.
I    | bedtime night | I'm practising forgiving myself one small thing before I sleep.
I    | time-alone | I'm learning that time alone can be time with somebody I like.
I    | time-alone | I'm getting better at treating myself like a guest now and then.
I    | meeting-people | I'm learning to let people meet me before I decide what they think.
I    | meeting-people | I'm practising arriving without an apology.
I    | an-exam an-interview | I'm learning to want something without making it my worth.
I    | an-interview | I'm practising saying what I'm good at in a plain voice.
I    | a-hard-talk first-only | I'm learning to say sorry without grovelling.
I    | a-hard-talk | I'm practising being on my own side while I listen to theirs.
I    | waiting-for-news | I'm learning to be good to myself while I don't know yet.
I    | waiting-for-news | I'm practising being on my own side, whatever the answer.
I    | - | I'm learning that I can be careful with my work and gentle with myself.
I    | - | I'm getting better at believing that people aren't keeping score.
I    | - | I'm learning to ask for help while a problem is still small.
I    | - | I'm learning to be gentle first and sensible second.
I    | - | I'm finding that I can hold my regrets without feeding them.
?    | morning afternoon | What would I try today if I were learning to like myself?
?    | - | What if being kind to me is a skill I can practise?
?    | - | What would a gentler week look like?
?    | first | What if I tried believing the good things about myself for one day?
?    | - | What if I learned to be kind to myself slowly, and didn't mind?
?    | - | What would it be like to practise being pleased with myself?
?    | - | What if I answered a harsh voice in me as a good teacher would?
?    | - | What would change if I kept score of the good as well?
?    | - | What if I'm kinder to myself now than I used to be?
?    | - | What would I need to hear often in order to believe it?
?    | - | What if I asked for help one step earlier than usual?
?    | first | What would happen if I stopped at good enough, just to see?
?    | - | What would I learn about myself if I were less cross with myself?
?    | - | What would be one new way to comfort myself?
?    | - | What if I became a little easier to please?
?    | rest first | What if I learned to rest the way I learned to work?
?    | friendship | What if I let one friend know me better?
?    | honesty | What would I say if I practised telling the truth softly?
?    | after-a-setback | What would I like to learn from what happened, when I'm ready?
?    | after-a-setback | What if I practised losing without turning on myself?
?    | a-busy-day | What if I tried looking after myself first and saw what happened?
?    | meeting-people | What if I practised believing I'm welcome?
?    | an-exam an-interview | What if I trusted what I've learned so far?
?    | a-hard-talk | What if I tried being as fair to myself as to them?
?    | waiting-for-news | What would it look like to wait kindly?
when | - | When I fall short, I'll practise saying what I'd say to a friend.
when | first | When I'm praised, I'll try saying thank you and stopping there.
when | - | When I feel needy, I'll try asking for one small thing.
when | first | When I slip back, I'll practise starting again without a scolding.
when | - | When I can't forgive myself for something big, I'll practise on something small.
when | - | When I'm cross with my body, I'll thank it for one thing.
when | - | When I notice I've been kind to myself, I'll let that sink in.
when | - | When I'm about to do too much, I'll practise stopping a little early.
when | - | When I dread being seen, I'll try being honest with one person.
when | - | When I don't like what I did, I'll separate it from who I am.
when | - | When I start to list my faults, I'll add one thing I did well.
when | - | When I'm asked what I need, I'll try giving a true answer.
when | - | When I get something right, I'll practise enjoying that for a whole minute.
when | - | If I lose my temper with myself, I'll try again in a kinder voice.
when | kindness | When I'm generous with somebody, I'll try being a little generous with myself.
when | rest | When I lie down in the daytime, I'll practise resting without explaining why.
when | friendship | When a friend is kind, I'll practise believing them.
when | humour | When I do something silly, I'll try laughing first.
when | patience | When I'm learning something, I'll give myself ten tries.
when | after-a-setback | When I think I've ruined everything, I'll try waiting a day before I decide.
when | after-a-setback | When something goes wrong, I'll practise being sad without being hard on myself.
when | bedtime night | When I go over the day, I'll try to do so kindly.
when | meeting-people | When I say something clumsy, I'll try letting the moment pass.
when | a-hard-talk | When I start taking all the blame, I'll try taking only my share.
I    | note-family | I'm learning to worry about someone close without scolding myself for not doing more.
I    | note-friends | I'm learning to be a friend to myself while I look for others.
I    | note-work | I'm learning to hear what's said about my work without turning it on myself.
I    | note-study | I'm learning to study without scolding myself.
I    | note-worry | I'm learning to comfort myself while I'm still worried.
I    | note-shame | I'm learning to feel ashamed without believing all that shame says.
I    | note-anger | I'm learning to treat my anger as a feeling that's looking after something.
I    | note-tired | I'm learning to speak softly to myself when I'm running on empty.
I    | note-glad | I'm learning to enjoy a good thing without looking for the catch.
I    | rest | It's a skill, lying down. I'm coming on well.
I    | kindness | I've started keeping the kind messages, where I used to keep only the complaints.
I    | first-only | Being kind to me felt silly at first. I carried on, in private.
I    | - | I'm trying out the tone I use for small animals.
I    | first-only | I used to be kind to myself only when I was ill, and I'm trying it well.
I    | night | I'm learning to switch off the light and the commentary.
I    | - | I now ask 'who says' when I call myself names.
I    | kindness | I used to save my kindest voice for strangers, and I've started bringing some of it home.
I    | not-good not-bright first-only | I'm learning to say 'poor me' kindly.
I    | - | This would once have cost me a week. I gave it an afternoon.
I    | - | I do more, I'm finding, when I'm not being chased, even by me.
I    | not-heavy not-low first-only | I've learned to enjoy my own jokes. Somebody had to.
I    | rest | I've begun to rest before the crash. It's quieter.
I    | - | I'm getting quicker at hearing when my voice turns cold.
I    | - | I'm practising 'oh well' in a kind voice.
I    | - | I'm learning what I like when I'm not in trouble.
I    | - | I'm learning to need things out loud.
I    | - | Slowly I'm becoming somebody I'd share an umbrella with.
I    | - | I was last in my own queue. I've moved up a few places.
I    | - | My patience used to stop just short of me. It's learning to go the last yard.
I    | - | Lately I give myself directions as if I were lost, and not as if I were late.
I    | not-heavy not-low | I'm getting the hang of nice things.
I    | evening night | I'm practising ending the day before the inquest.
I    | - | I'm learning that I can put a thing down without first proving how heavy it was.
I    | first-only | I'm slow to forgive me, but I've stopped charging interest.
I    | - | I'm slowly thawing towards myself.
I    | - | I catch the insult earlier these days, sometimes before the second word.
I    | note-plain | I'm learning to take my own feelings at their word.
I    | note-family | I'm learning to ask what I'd like before I ask what would cause the least trouble.
you  | - | {name}, you've started saying 'ouch' instead of 'sorry'.
you  | - | {name}, you forgive quicker than you did. It's reaching you, too.
?    | learning | What would I do with a mistake if it were only news?
?    | - | What would 'good try' sound like, if I said it to me?
?    | - | What if I talked to myself as if I were new here?
when | humour | When I mess up, I'll practise saying what I'd say to a learner driver.
when | - | When I'm told to look after myself, I'll try asking for a hand with it.
when | fairness | When I catch myself building the case against me, I'll try giving the other side some time.
you  | - | {name}, you're learning to tell yourself the truth without raising your voice.
you  | - | {name}, you're getting quicker at forgiving yourself for small things.
you  | humour | {name}, you're learning to leave yourself alone.
you  | humour | {name}, you used to keep a list of your mistakes. It's getting dusty.
I    | note-unseen | I'm learning to be my own witness.
I    | note-parenting | I'm learning that warm beats perfect, and takes less ironing.
I    | note-nuisance | I'm learning that not everything that goes wrong has my name on it.
I    | note-flat | I'm learning to be kind to myself on dull days as well.
I    | note-looks | I'm learning to look at myself the way I look at friends.
I    | note-habit | I'm learning to be on my own side while I change.
I    | note-age | I'm learning to be proud of the years and not only count them.
I    | note-missing | I'm learning to carry love that has nowhere to go just now.
I    | note-job | I'm learning to say it without lowering my voice.
I    | note-told-off | I'm learning not to finish their sentence for them at home.
I    | note-let-down | I'm learning to be sad about it and still on my own side.
I    | note-sad | I'm learning to be gentle with myself before I've found the reason.
I    | note-their-health | I'm learning to look after me while I look after them.
I    | note-compare | I'm learning to wish them well and mean my own life too.
I    | note-child-worry | I'm learning to listen before I mend it.
I    | note-money | I'm learning to say it's too dear, and leave it at that.
I    | note-lonely | I'm learning that lonely is a feeling, and not a fact about me.
I    | note-ill | I'm learning to rest without calling it giving in.
I    | note-guilt | I'm learning to feel guilty and not pay for it twice.
I    | note-mistake | I'm learning to blush and then be kind about it.
I    | note-annoyed | I'm learning to say it while it's still a small thing.
I    | note-fear | I'm learning to be gentle with the part of me that's frightened.
I    | note-somebody | I'm learning that loving people doesn't mean having the answer.
I    | - | Lately, when I fall short, I stay for the person who fell.
I    | - | I used to punish myself first and ask later. I'm changing the order.
I    | - | I'm getting better at a soft no to my own demands.
I    | - | More and more, my mistakes get a hearing before a sentence.
I    | - | Slowly I'm becoming somebody I'd tell things to.
I    | - | It turns out I do more when I'm on my own side.
`
