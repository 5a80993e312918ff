/** self-kindness, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessLearn = `
I    | first | I'm learning to forgive myself as readily as I forgive my friends.
I    | - | Slowly, I'm learning to take a compliment without handing it back.
I    | - | I'm learning that I can be corrected and still think well of myself.
I    | first | I'm coming round to the idea that I'm good company.
I    | first-only | I'm practising being gentle with myself, and I don't have to be good at it.
I    | - | I'm working on being proud out loud.
I    | - | I'm getting better at hearing praise to the end.
I    | - | I'm getting to know the person I am when I'm not trying so hard.
I    | - | I'm learning to answer my inner critic with a fact or two.
I    | - | Bit by bit, I'm making peace with how I used to be.
I    | - | I'm practising one kind sentence a day, said to myself.
I    | - | I'm getting braver about being seen as I am.
I    | first | I'm practising giving myself the benefit of the doubt.
I    | first-only | I'm beginning to enjoy my own oddness.
I    | - | I'm learning to comfort myself in ways that are truly good for me.
I    | - | I'm learning not to keep a list of my own faults.
I    | first-only | I'm practising being a beginner and staying cheerful.
I    | first | I'm learning to set the bar where I can step over it.
I    | first | I'm growing fond of how hard I try.
I    | friendship | I'm learning to let friends be kind without having to pay them back.
I    | patience | I'm learning to give myself the time I'd give a child who's learning.
I    | fairness first | I'm learning to count my good days as carefully as my bad ones.
I    | care first | I'm learning to be one of the people I take care of.
I    | after-a-setback | I'm learning to fall short and stay friends with myself.
I    | evening night winding-down best | I've begun to end the day with a cup of something and no inquest.
I    | bedtime night | I'm learning to fall asleep without going over my faults.
I    | meeting-people | I'm learning to let people meet me before I decide what they think.
I    | an-interview | I'm practising saying what I'm good at in a plain voice.
I    | a-hard-talk first-only | I'm learning to say sorry without grovelling.
?    | first | What if I tried believing the good things about myself for one day?
?    | first | What would happen if I stopped at good enough, just to see?
?    | friendship | What if I let one friend know me better?
when | first | When I'm praised, I'll try saying thank you and stopping there.
when | - | If I lose my temper with myself, I'll try again in a kinder voice.
when | rest | When I lie down in the daytime, I'll practise resting without explaining why.
when | friendship | When a friend is kind, I'll practise believing them.
when | humour | When I do something silly, I'll try laughing first.
when | patience | When I'm learning something, I'll give myself ten tries.
when | after-a-setback | When I think I've ruined everything, I'll try waiting a day before I decide.
when | meeting-people | When I say something clumsy, I'll try letting the moment pass.
when | a-hard-talk | When I start taking all the blame, I'll try taking only my share.
I    | note-work | I'm learning that a remark about the work is about the work.
I    | note-glad | I'm learning to say thank you, and not it was nothing.
I    | rest | It's a skill, lying down. I'm coming on well.
I    | first-only best | Being kind to me felt silly at first. I carried on, in private.
I    | - | I'm trying out the tone I use for small animals.
I    | night | I'm learning to switch off the light and the commentary.
I    | - | I now ask 'who says' when I call myself names.
I    | kindness best | I used to save my kindest voice for strangers, and I've started bringing some of it home.
I    | not-good not-bright first-only | I'm learning to say 'poor me' kindly.
I    | - | I do more, I'm finding, when I'm not being chased, even by me.
I    | not-heavy not-low first-only | I've learned to enjoy my own jokes. Somebody had to.
I    | - | I'm getting quicker at hearing when my voice turns cold.
I    | - | I'm practising 'oh well' in a kind voice.
I    | - | I'm learning what I like when I'm not in trouble.
I    | - | I'm learning to need things out loud.
I    | best | Slowly I'm becoming somebody I'd share an umbrella with.
I    | best | My patience used to stop just short of me. It's learning to go the last yard.
I    | - | Lately I give myself directions as if I were lost, and not as if I were late.
I    | not-heavy not-low | I'm getting the hang of nice things.
I    | evening night best | I'm practising ending the day before the inquest.
I    | best | I'm learning that I can put a thing down without first proving how heavy it was.
I    | first-only best | I'm slow to forgive me, but I've stopped charging interest.
I    | - | I'm slowly thawing towards myself.
I    | - | I catch the insult earlier these days, sometimes before the second word.
I    | note-family | I'm learning to ask what I'd like before I ask what would cause the least trouble.
?    | learning | What would I do with a mistake if it were only news?
?    | - | What would 'good try' sound like, if I said it to me?
?    | best | What if I talked to myself as if I were new here?
when | humour | When I mess up, I'll practise saying what I'd say to a learner driver.
when | - | When I'm told to look after myself, I'll try asking for a hand with it.
when | fairness | When I catch myself building the case against me, I'll try giving the other side some time.
I    | note-parenting | I'm learning that warm beats perfect, and takes less ironing.
I    | note-nuisance | I'm learning that not everything that goes wrong has my name on it.
I    | note-looks | I'm learning to look at myself the way I look at friends.
I    | note-age | I'm learning to be proud of the years and not only count them.
I    | note-missing | I'm learning to be fond of someone from a distance.
I    | note-job | I'm learning to say it without lowering my voice.
I    | note-told-off | I'm learning not to finish their sentence for them at home.
I    | note-child-worry | I'm learning to listen before I mend it.
I    | note-money | I'm learning to say it's too dear, and leave it at that.
I    | note-ill | I'm learning to rest without calling it giving in.
I    | note-guilt | I'm learning to feel guilty and not pay for it twice.
I    | note-mistake | I'm learning to blush and then be kind about it.
I    | note-annoyed | I'm learning to say it while it's still a small thing.
I    | note-fear | I'm learning to be gentle with the part of me that's frightened.
I    | note-somebody | I'm learning that loving people doesn't mean having the answer.
I    | - | I used to punish myself first and ask later. I'm changing the order.
I    | - | More and more, my mistakes get a hearing before a sentence.
I    | best | Slowly I'm becoming somebody I'd tell things to.
I    | - | It turns out I do more when I'm on my own side.
I    | - | I drop things now and say oops, where I used to say something worse.
I    | - | I've started giving myself the chair by the radiator.
I    | humour best | I'm learning to take a compliment. I've stopped looking behind me for the owner.
I    | - | I've begun to ask myself how my day was, and to wait for the answer.
?    | - | What would happen if I let the compliment all the way in?
?    | humour morning afternoon | What if I gave the critic the afternoon off?
?    | - | What would I say to a learner who'd just done what I did?
you  | first | {name}, you can learn to say oops. It's quicker than the other speech.
you  | first | {name}, try the voice you keep for cats. It works on people, and you're one.
you  | first | {name}, you don't have to be good at being kind to yourself. Clumsy kindness counts.
you  | first best | {name}, let the compliment sit down before you show it out.
you  | - | {name}, you can forgive the small things first and work up.
you  | - | {name}, you'd be patient with a learner driver. You can be one for a while.
I    | waking-up morning | I used to start the day with a list of faults. Now it's a piece of toast.
I    | an-exam | I've begun to revise in a kind voice. More of it goes in.
I    | after-a-setback best | I've begun to say ouch first and why second.
I    | time-alone best | I've begun to lay a napkin. It's only me, and I like napkins.
I    | winding-down evening | I'm learning to ask how my day was and to sit down for the answer.
I    | bedtime night | I'm learning to say good night to myself as I'd say it to a guest.
?    | - | What if I were as patient with me as I am with the printer on a good day?
when | - | When I've had a telling-off from myself, I'll go and ask for a second opinion.
?    | - | What if I gave myself the mug without the chip?
?    | best | What if the good towels were for me, and guests took their chances?
?    | - | What if every telling-off had to be read aloud, in my nicest voice?
?    | - | What if kindness to myself is a new language, and I'm still ordering coffee?
you  | - | {name}, talk to yourself as you would to a horse you'd like to keep.
you  | best | {name}, one telling-off per mistake is plenty. None is also a number.
`
