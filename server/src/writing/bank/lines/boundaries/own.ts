/** boundaries, step 5: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const boundariesOwn = `
I    | kindness first | My kindness has limits, and it's still kindness.
I    | kindness | I give because I like to, and I stop because I like to.
I    | first | I know where I stop and where other people begin.
I    | friendship first | I'm a good friend who sometimes says no.
I    | - | I'm steady enough to let others have their moods.
I    | independence | I am my own person, even among people I'm fond of.
I    | independence | I have my own opinion, and I can keep it without a fight.
I    | rest | My kindness is a choice, and I choose better when I'm rested.
I    | humour | I'm on good terms with the word no.
I    | honesty | I respect people enough to be honest with them.
I    | meeting-people time-alone | I like people, and I like coming back to my own quiet.
I    | winding-down evening rest | The evening is mine, and I don't have to earn it.
I    | bedtime night rest | The night is my own, and I don't owe anyone an explanation.
I    | - | I can be wanted elsewhere and still choose to stay where I am.
when | courage | If my limit is laughed at, I'll keep it anyway.
when | care | When someone needs more than I can give, I'll help them look for someone else.
when | fairness first | When I hear someone else say no, I'll respect it as I'd like mine respected.
when | honesty | When I'm asked to explain a no, I'll give the true answer or none.
I    | note-friends note-lonely | I can be lonely and still not settle for unkind company.
I    | note-study | My marks are mine, and I choose who I tell.
I    | note-worry | My worries get a say. They don't get the casting vote.
I    | - | My yes is worth having. I don't leave it out on the step.
I    | patience | I make up my mind slowly, and then it's made.
I    | night first-only best | I don't do guilt in bed.
I    | - | I don't need to be understood before I go home.
I    | night best | I leave the world switched on and go to bed.
I    | - | My quiet is not an invitation.
I    | honesty best | I owe people honesty. I don't owe them my weekends.
I    | fairness best | I'm fair to people, and I've noticed that I'm people.
I    | not-heavy not-low | I enjoy my own time with the door shut and the music up.
I    | first | I'm easy to ask and hard to push.
I    | - | I can be moved. I can't be pushed.
I    | time-alone | This is my hour, and I'm not lending it.
I    | after-a-setback first-only best | I gave in once. My no still works.
I    | first-only best | I disappoint people now and then. It's part of having a life.
I    | honesty | I'd sooner be liked a little for who I am than a lot for what I carry.
I    | a-busy-day | I'm one person, and I'm a good one.
I    | - | I get a vote in my own day.
I    | humour best | I'm kind, and I have opening hours.
I    | - | I'm just as much myself after an argument as I was before it.
I    | care | I can hold somebody's hand without holding up their whole life.
I    | humour best | I let people be cross. They're good at it.
I    | - | I'm in charge of one mood, and that's work enough.
I    | a-hard-talk first-only best | I'm calm, I'm listening, and it's still no.
I    | - | I can take a hint, give a hint, and say it outright when hints have failed.
I    | honesty | I give gladly or I don't give. Both are honest.
I    | best | I'm a good listener with a finishing time.
I    | waking-up morning | The first ten minutes are mine.
I    | note-said-no best | My no says please and thank you.
I    | note-work best | I'm helpful. I'm not furniture.
you  | humour first | {name}, you're more than your usefulness, and funnier too.
you  | night | {name}, you belong to yourself tonight.
you  | first | {name}, you choose your yeses, and that's why they count.
you  | first best | {name}, you are kind, and you are not on call.
you  | - | You have the last word on you.
you  | - | You can be laughing and still mean no.
you  | first | {name}, your no has good manners.
you  | note-anger | {name}, your temper has manners.
?    | - | What if being easy to live with includes me?
?    | rest | What would I do with a Saturday that asked nothing of me?
?    | kindness best | What if the kindest person in the room is also allowed to leave it?
?    | evening night | What if the no I gave was the right one, and the rest is only nerves?
when | - | When somebody sulks, I'll leave them the sofa and keep my answer.
when | evening night | When the evening is mine, I'll leave some of it empty and enjoy the room.
when | - | When I'm thanked for being so easy, I'll make a note of what it cost me.
when | humour | If somebody preferred the old me, I'll wish them well with the memory.
when | honesty | When flattery is followed by a favour, I'll answer only the favour.
when | - | When I'm expected in two places, I'll pick one and go there gladly.
you  | best | {name}, you're generous. You're not a service.
you  | - | {name}, you get to decide who has your good hours.
I    | honesty rest best | I'm warm, I'm clear, and I'm home by ten.
I    | humour best | I've a soft voice and a firm diary.
I    | independence honesty best | I don't argue with people about what I want. I was there when I wanted it.
I    | independence | My door opens from the inside.
you  | - | {name}, you're a house with a door, and you have the key.
you  | - | {name}, a decision can be yours without a vote.
you  | - | {name}, you give well because you stop in time.
you  | - | {name}, you can be fond of somebody from a distance.
?    | best | What if I've nothing to add to my no?
?    | - | What would I stop apologising for, if I counted the apologies for a day?
?    | - | What if somebody can miss getting their way and still be fond of me?
when | - | When I'm asked why, I'll give the shortest true answer.
when | humour best | When somebody says I used to be such fun, I'll agree that I was.
when | best | When I've said no, I'll go and put the kettle on and leave the no alone.
?    | - | What if the shortest answer I have is also the kindest?
?    | - | What if I'm allowed to be missed?
?    | humour | What if my opening hours were on the door, like the baker's?
?    | - | Will I keep my Saturday the way I'd keep somebody's secret?
I    | before-work | I give my work good hours, and then I take my coat.
I    | a-busy-day | I've a full plate and a good appetite, and I don't take seconds.
I    | time-alone best | I like my own company, and I'm not taking bookings.
I    | winding-down evening | My evenings belong to me and a good chair.
?    | - | What if I'm nice, and I'm not available?
?    | - | What would I keep for myself if I got to choose first?
`
