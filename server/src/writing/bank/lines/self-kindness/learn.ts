/** self-kindness, step 3: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const selfKindnessLearn = `
I    | spare | Slowly, I'm learning to take a compliment without handing it back.
I    | first-only spare | I'm practising being gentle with myself, and I don't have to be good at it.
I    | - | I'm getting better at hearing praise to the end.
I    | fair | I'm getting to know the person I am when I'm not trying so hard.
I    | spare | I'm practising giving myself the benefit of the doubt.
I    | first-only fair | I'm beginning to enjoy my own oddness.
I    | first-only spare | I'm practising being a beginner and staying cheerful.
I    | fair | I'm learning to set the bar where I can step over it.
I    | first | I'm growing fond of how hard I try.
I    | friendship fair | I'm learning to let friends be kind without having to pay them back.
I    | fairness fair | I'm learning to count my good days as carefully as my bad ones.
I    | after-a-setback spare | I'm learning to fall short and stay friends with myself.
I    | evening night winding-down | I've begun to end the day with a cup of something and no inquest.
I    | bedtime night fair | I'm learning to fall asleep without going over my faults.
I    | meeting-people fair | I'm learning to let people meet me before I decide what they think.
I    | an-interview fair | I'm practising saying what I'm good at in a plain voice.
I    | a-hard-talk first-only fair | I'm learning to say sorry without grovelling.
?    | spare | What if I tried believing the good things about myself for one day?
?    | fair | What would happen if I stopped at good enough, just to see?
?    | friendship spare | What if I let one friend know me better?
when | spare | When I'm praised, I'll try saying thank you and stopping there.
when | spare | If I lose my temper with myself, I'll try again in a kinder voice.
when | rest spare | When I lie down in the daytime, I'll practise resting without explaining why.
when | friendship fair | When a friend is kind, I'll practise believing them.
when | humour spare | When I do something silly, I'll try laughing first.
when | patience spare | When I'm learning something, I'll give myself ten tries.
when | after-a-setback fair | When I think I've ruined everything, I'll try waiting a day before I decide.
when | meeting-people spare | When I say something clumsy, I'll try letting the moment pass.
when | a-hard-talk fair | When I start taking all the blame, I'll try taking only my share.
I    | note-work spare | I'm learning that a remark about the work is about the work.
I    | note-glad | I'm learning to say thank you, and not it was nothing.
I    | rest | It's a skill, lying down. I'm coming on well.
I    | first-only first | Being kind to me felt silly at first. I carried on, in private.
I    | first | I'm trying out the tone I use for small animals.
I    | night | I'm learning to switch off the light and the commentary.
I    | fair | I now ask 'who says' when I call myself names.
I    | kindness first | I used to save my kindest voice for strangers, and I've started bringing some of it home.
I    | not-good not-bright first-only | I'm learning to say 'poor me' kindly.
I    | fair | I do more, I'm finding, when I'm not being chased, even by me.
I    | not-heavy not-low first-only first | I've learned to enjoy my own jokes. Somebody had to.
I    | fair | I'm getting quicker at hearing when my voice turns cold.
I    | fair | I'm practising 'oh well' in a kind voice.
I    | fair | I'm learning what I like when I'm not in trouble.
I    | fair | I'm learning to need things out loud.
I    | first | Slowly I'm becoming somebody I'd share an umbrella with.
I    | first | My patience used to stop just short of me. It's learning to go the last yard.
I    | first | Lately I give myself directions as if I were lost, and not as if I were late.
I    | not-heavy not-low fair | I'm getting the hang of nice things.
I    | evening night first | I'm practising ending the day before the inquest.
I    | first | I'm learning that I can put a thing down without first proving how heavy it was.
I    | first-only first | I'm slow to forgive me, but I've stopped charging interest.
I    | spare | I'm slowly thawing towards myself.
I    | - | I catch the insult earlier these days, sometimes before the second word.
I    | note-family fair | I'm learning to ask what I'd like before I ask what would cause the least trouble.
?    | learning spare | What would I do with a mistake if it were only news?
?    | fair | What would 'good try' sound like, if I said it to me?
?    | first | What if I talked to myself as if I were new here?
when | humour first | When I mess up, I'll practise saying what I'd say to a learner driver.
when | fair | When I'm told to look after myself, I'll try asking for a hand with it.
when | fairness spare | When I catch myself building the case against me, I'll try giving the other side some time.
I    | note-parenting fair | I'm learning that warm beats perfect, and takes less ironing.
I    | note-nuisance | I'm learning that not everything that goes wrong has my name on it.
I    | note-looks spare | I'm learning to look at myself the way I look at friends.
I    | note-missing spare | I'm learning to be fond of someone from a distance.
I    | note-told-off | I'm learning not to finish their sentence for them at home.
I    | note-child-worry fair | I'm learning to listen before I mend it.
I    | note-money fair | I'm learning to say it's too dear, and leave it at that.
I    | note-ill spare | I'm learning to rest without calling it giving in.
I    | note-guilt fair | I'm learning to feel guilty and not pay for it twice.
I    | note-mistake fair | I'm learning to blush and then be kind about it.
I    | note-annoyed spare | I'm learning to say it while it's still a small thing.
I    | note-fear spare | I'm learning to be gentle with the part of me that's frightened.
I    | - | I used to punish myself first and ask later. I'm changing the order.
I    | first | More and more, my mistakes get a hearing before a sentence.
I    | first | Slowly I'm becoming somebody I'd tell things to.
I    | fair | It turns out I do more when I'm on my own side.
I    | - | I drop things now and say oops, where I used to say something worse.
I    | fair | I've started giving myself the chair by the radiator.
I    | humour first | I'm learning to take a compliment. I've stopped looking behind me for the owner.
I    | first | I've begun to ask myself how my day was, and to wait for the answer.
?    | spare | What would happen if I let the compliment all the way in?
?    | humour morning afternoon spare | What if I gave the critic the afternoon off?
?    | spare | What would I say to a learner who'd just done what I did?
you  | - | {name}, you can learn to say oops. It's quicker than the other speech.
you  | first | {name}, try the voice you keep for cats. It works on people, and you're one.
you  | - | {name}, you don't have to be good at being kind to yourself. Clumsy kindness counts.
you  | first | {name}, let the compliment sit down before you show it out.
you  | - | {name}, you can forgive the small things first and work up.
you  | fair | {name}, you'd be patient with a learner driver. You can be one for a while.
I    | waking-up morning | I used to start the day with a list of faults. Now it's a piece of toast.
I    | an-exam | I've begun to revise in a kind voice. More of it goes in.
I    | after-a-setback | I've begun to say ouch first and why second.
I    | time-alone | I've begun to lay a napkin. It's only me, and I like napkins.
I    | winding-down evening | I'm learning to ask how my day was and to sit down for the answer.
I    | bedtime night spare | I'm learning to say good night to myself as I'd say it to a guest.
?    | fair | What if I were as patient with me as I am with the printer on a good day?
when | spare | When I've had a telling-off from myself, I'll go and ask for a second opinion.
?    | fair | What if I gave myself the mug without the chip?
?    | first | What if the good towels were for me, and guests took their chances?
?    | fair | What if every telling-off had to be read aloud, in my nicest voice?
?    | - | What if kindness to myself is a new language, and I'm still ordering coffee?
you  | first | {name}, talk to yourself as you would to a horse you'd like to keep.
you  | first | {name}, one telling-off per mistake is plenty. None is also a number.
I    | first | Lately I stop the telling-off at the first comma.
?    | first | Which of my rules did I make up when I was nine?
I    | first | My pep talks are improving. The last one had no swearing in the first half.
I    | first | I still flinch at praise, but I've stopped leaving the room.
I    | first | I'm slowly demoting the part of me that shouts. It's in filing now.
I    | first | I forgive myself in instalments. The first has gone through.
I    | first | Kindness to myself is still my second language. I get by in shops.
when | first | Before I call myself an idiot, I'll try calling myself pet.
I    | first | I'm practising taking my side before I've heard the case.
I    | first | I used to need a temperature to lie down. Now tired is enough.
I    | first | I'm learning to cry without tidying up.
I    | first | I say sorry to chairs I bump into. I'm working round to me.
I    | first | I've started calling it a day while it's still a day.
I    | - | Some days I manage half a kind word. I take the half.
`
